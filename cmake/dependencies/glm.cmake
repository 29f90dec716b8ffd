# GLM (headers only): glm::glm
set(GLM_BUILD_LIBRARY OFF)
set(GLM_BUILD_INSTALL OFF)
astrolabe_require(glm https://github.com/g-truc/glm.git 1.0.1)
