import { MeshDepthMaterial } from 'three';
import { collapsed, SLID, SLIDING } from '../sliding.ts';

/** What throws the shadows of all pieces: leaves of doors take theirs along, and parts of storeys that are left out throw none. */
export const pieceShade = new MeshDepthMaterial();
pieceShade.onBeforeCompile = (shader) => {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n        attribute float part;${SLIDING}`)
    .replace('#include <begin_vertex>', `#include <begin_vertex>${SLID}`)
    .replace('#include <project_vertex>', `#include <project_vertex>${collapsed('z')}`);
};
pieceShade.customProgramCacheKey = () => 'piece-shade';
