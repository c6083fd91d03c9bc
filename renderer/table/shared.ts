import type { Material, WebGLRenderer } from 'three';

/** Materials that outlive the scene they are drawn in. */
const materials = new Set<Material>();

/** Keeps a material from scene to scene. Give it only what is made once: it is never let go. */
export function shared<T extends Material>(material: T): T {
  materials.add(material);
  return material;
}

/**
 * Gives back what a renderer holds on the graphics card, and makes everything that outlives it forget it: loaded pieces and
 * figures are kept, and whoever draws them next uploads them again. Without this each of them would keep every renderer
 * that ever drew it.
 */
export function giveBack(gl: WebGLRenderer): void {
  gl.dispose();
  for (const material of materials) material.dispose();
}
