/** A mesh that a node shows many times (`EXT_mesh_gpu_instancing`): packers write what repeats so. */
import type { Accessor, mat4, Node, vec3, vec4 } from '@gltf-transform/core';
import { MathUtils } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import { type Gltf, WIDTHS } from './gltf-form.ts';
import { ImportError } from './import-error.ts';

const NAME = 'EXT_mesh_gpu_instancing';
/** What places a repetition: lists by name, and the kind of their entries. */
const PLACING = { TRANSLATION: 'VEC3', ROTATION: 'VEC4', SCALE: 'VEC3' } as const;
const NAMES = Object.keys(PLACING) as (keyof typeof PLACING)[];

/** Numbers of the lists that place repetitions of a node's mesh. */
export function placingOf({ extensions }: Gltf['nodes'][number]): readonly (readonly [keyof typeof PLACING, number])[] {
  const { attributes } = extensions?.[NAME] ?? { attributes: {} };
  return NAMES.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]] as const]));
}

/** How often a node shows its mesh. Throws `ImportError` where its lists are missing, of another kind, or not equally long. */
export function repetitionsOf(gltf: Gltf, at: number): number {
  const placing = placingOf(gltf.nodes[at]!);
  const counts = placing.map(([name, number]) => {
    const field = `nodes.${at}.extensions.${NAME}.attributes.${name}`;
    const list = gltf.accessors[number];
    if (list === undefined) throw new ImportError(field, 'notThere', { at: number, there: gltf.accessors.length });
    if (list.type !== PLACING[name]) throw new ImportError(field, 'instanceWidth', { width: WIDTHS[PLACING[name]] });
    return { field, count: list.count };
  });
  const [{ count } = { count: 1 }] = counts;
  for (const other of counts) if (other.count !== count) throw new ImportError(other.field, 'instancesDiffer', { there: other.count, others: count });
  return count;
}

/** The node as the reader takes it: of what programs add, what repeats its mesh alone. */
export function withInstancesAlone({ extensions: _, ...node }: Gltf['nodes'][number], placing: ReturnType<typeof placingOf>): object {
  return placing.length === 0 ? node : { ...node, extensions: { [NAME]: { attributes: Object.fromEntries(placing) } } };
}

/** What the reader must be told where some node repeats its mesh. */
export const instancing = (nodes: Gltf['nodes']): object => (nodes.some((node) => placingOf(node).length > 0) ? { extensionsUsed: [NAME] } : {});

/** A transform yet to be written. */
const NOWHERE: mat4 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Where a node shows its mesh in the world, column by column: once, or as often as it is repeated. */
export function placesOf(node: Node): readonly mat4[] {
  const world = node.getWorldMatrix();
  const repeated = node.getExtension<InstancedMesh>(NAME);
  if (repeated === null) return [world];
  const [shift, turn, scale] = NAMES.map((name) => repeated.getAttribute(name)) as [Accessor | null, Accessor | null, Accessor | null];
  const count = (shift ?? turn ?? scale)?.getCount() ?? 0;
  const entry = <T extends vec3 | vec4>(list: Accessor | null, at: number, usual: T): T => (list === null ? usual : list.getElement(at, [] as number[] as T));
  return Array.from({ length: count }, (_, i) => {
    const own: mat4 = [...NOWHERE];
    MathUtils.compose(entry<vec3>(shift, i, [0, 0, 0]), entry<vec4>(turn, i, [0, 0, 0, 1]), entry<vec3>(scale, i, [1, 1, 1]), own);
    return times(world, own);
  });
}

/** One transform after another, column by column. */
function times(a: mat4, b: mat4): mat4 {
  return Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [Math.floor(at / 4), at % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[k * 4 + row]! * b[column * 4 + k]!, 0);
  }) as mat4;
}
