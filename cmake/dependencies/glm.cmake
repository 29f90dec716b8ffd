# GLM (headers only): glm::glm
astrolabe_require(glm https://github.com/g-truc/glm.git 1.0.1 NAMES glm)
