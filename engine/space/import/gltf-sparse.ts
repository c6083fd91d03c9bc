/** Which entries of a list are written over, as its data says. */
import { COMPONENT_BYTES, type Gltf } from './gltf-form.ts';
import { ImportError } from './import-error.ts';

/** Throws `ImportError` where entries that are written over do not rise, or are not there. `checkGltf` has passed the description. */
export function checkSparse({ accessors, bufferViews }: Gltf, buffers: readonly Uint8Array[]): void {
  accessors.forEach(({ count, sparse }, i) => {
    if (sparse === undefined) return;
    const { bufferView, byteOffset, componentType } = sparse.indices;
    const view = bufferViews[bufferView]!;
    const bytes = buffers[view.buffer]!;
    const data = new DataView(bytes.buffer, bytes.byteOffset + view.byteOffset + byteOffset, sparse.count * COMPONENT_BYTES[componentType]!);
    const field = `accessors.${i}.sparse.indices`;
    for (let k = 0, last = -1; k < sparse.count; k++) {
      const at = componentType === 5121 ? data.getUint8(k) : componentType === 5123 ? data.getUint16(k * 2, true) : data.getUint32(k * 4, true);
      if (at <= last) throw new ImportError(field, 'sparseFalls', { at, before: last });
      if (at >= count) throw new ImportError(field, 'sparseBeyond', { at, there: count });
      last = at;
    }
  });
}
