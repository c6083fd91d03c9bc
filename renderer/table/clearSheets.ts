import type { BufferGeometry, Group, Mesh, ShaderMaterial, Texture } from 'three';

/** Takes all sheets out of a group, with what they hold on the graphics card: geometry, material and its own `map`. */
export function clearSheets(group: Group): void {
  for (const sheet of [...group.children] as Mesh<BufferGeometry, ShaderMaterial>[]) {
    group.remove(sheet);
    sheet.geometry.dispose();
    (sheet.material.uniforms['map']!.value as Texture).dispose();
    sheet.material.dispose();
  }
}
