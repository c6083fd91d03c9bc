import type { BatchedMesh, BufferGeometry, InstancedMesh, Material, Object3D, SkinnedMesh, Texture, WebGLRenderer } from 'three';

/** Materials and textures that outlive the table they are drawn on. */
const kept = new Set<Material | Texture>();

/** Keeps a material or a texture from table to table. Give it only what is made once: it is never let go. */
export function shared<T extends Material | Texture>(one: T): T {
  kept.add(one);
  return one;
}

/** No longer keeps what was shared, and lets it go. */
export function unshare(one: Material | Texture): void {
  kept.delete(one);
  one.dispose();
}

const isTexture = (value: unknown): value is Texture => (value as Texture | null | undefined)?.isTexture === true;

function letPaintGo(paint: Material): void {
  if (kept.has(paint)) return;
  const { uniforms = {} } = paint as Material & { readonly uniforms?: Readonly<Record<string, { readonly value: unknown }>> };
  const held = [...Object.values(paint), ...Object.values(uniforms).map(({ value }) => value)] as readonly unknown[];
  for (const value of held) if (isTexture(value) && !kept.has(value)) value.dispose();
  paint.dispose();
}

/** Gives back what everything below `root` holds on the graphics card, except what is shared. Whoever draws a loaded piece or figure next uploads it again. */
export function letGo(root: Object3D): void {
  root.traverse((node) => {
    const { geometry, material, skeleton } = node as Partial<SkinnedMesh<BufferGeometry, Material | Material[]>>;
    const { isInstancedMesh, isBatchedMesh } = node as Partial<InstancedMesh> & Partial<BatchedMesh>;
    geometry?.dispose();
    skeleton?.dispose();
    if (material !== undefined) [material].flat().forEach(letPaintGo);
    if (isInstancedMesh === true || isBatchedMesh === true) (node as InstancedMesh | BatchedMesh).dispose();
  });
}

/**
 * Gives back what a renderer holds on the graphics card, and makes everything that outlives it forget it: loaded pieces and
 * figures are kept, and whoever draws them next uploads them again. Without this each of them would keep every renderer
 * that ever drew it.
 */
export function giveBack(gl: WebGLRenderer): void {
  gl.dispose();
  for (const one of kept) one.dispose();
}
