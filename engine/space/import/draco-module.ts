/** The decoder of Draco's packed triangles, as its authors built it: a program in WebAssembly that whoever reads models brings, as it is some 190 KB. */

/** The most memory that it may take, in bytes. */
const MOST_MEMORY = 768 * 1024 * 1024;
const PAGE = 64 * 1024;

/** What is asked of it. Objects that it makes are given back with `destroy`. */
export interface DracoModule {
  readonly Decoder: new () => DracoDecoder;
  readonly DecoderBuffer: new () => { Init(bytes: Int8Array, length: number): void };
  readonly Mesh: new () => DracoMesh;
  readonly DT_INT8: number;
  readonly DT_UINT8: number;
  readonly DT_INT16: number;
  readonly DT_UINT16: number;
  readonly DT_UINT32: number;
  readonly DT_FLOAT32: number;
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
  destroy(made: object): void;
}

interface DracoDecoder {
  DecodeBufferToMesh(buffer: object, mesh: DracoMesh): { ok(): boolean };
  GetAttributeByUniqueId(mesh: DracoMesh, id: number): { readonly ptr: number; num_components(): number };
  GetAttributeDataArrayForAllPoints(mesh: DracoMesh, attribute: object, type: number, bytes: number, at: number): boolean;
  GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, at: number): boolean;
}

interface DracoMesh {
  num_faces(): number;
  num_points(): number;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}
/** The platform's own, which Node, Electron and every browser have. */
declare const WebAssembly: {
  readonly Memory: new () => Memory;
  compile(program: ArrayBuffer): Promise<object>;
  instantiate(compiled: object, imports: object): Promise<Instance>;
};

interface Options {
  instantiateWasm(imports: object, done: (instance: Instance) => void): object;
}
/** What the decoder's own script gives. */
export type DracoFactory = (options: Options) => Promise<DracoModule>;

/** Starts the decoder of this program. It takes no more memory than it may. Rejects where WebAssembly may not run. */
export async function openDraco(factory: DracoFactory, program: ArrayBuffer): Promise<DracoModule> {
  const compiled = await WebAssembly.compile(program);
  return factory({
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(compiled, imports).then((instance) => {
        for (const memory of Object.values(instance.exports)) if (memory instanceof WebAssembly.Memory) limit(memory);
        done(instance);
      });
      return {};
    },
  });
}

/** Whoever lets a memory grow past what it may hold is told that there is no more. */
function limit(memory: Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('there is no more memory');
    return grow(pages);
  };
}
