# GoogleTest: GTest::gtest_main
set(INSTALL_GTEST OFF)
set(gtest_force_shared_crt ON)
astrolabe_require(GTest https://github.com/google/googletest.git v1.16.0)
