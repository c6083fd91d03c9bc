/** What is read of a glTF's description. Everything else (motion, cameras, what programs add) is left away before a loader sees it. */
import { z } from 'zod';
import { ImportError, type Refused } from './import-error.ts';
import { LARGEST_FILE, MOST_ENTRIES, MOST_TRIANGLES, MOST_UNPACKED } from './limits.ts';

const number = z.number().min(-1e12).max(1e12);
const at = z.number().int().min(0).max(MOST_ENTRIES);
const name = z.string().max(2000).transform((text) => text.slice(0, 120)).optional();
const list = <T extends z.ZodType>(of: T) => z.array(of).max(MOST_ENTRIES).default([]);
const bytes = z.number().int().min(0).max(LARGEST_FILE);
const share = z.number().min(0).max(1);
const texCoord = z.number().int().min(0).max(7).optional();
/** How places on a picture are moved before it is looked at: turned (radians) after they are scaled, then shifted. */
const transform = z.object({
  offset: z.array(number).length(2).default([0, 0]), rotation: z.number().min(-1000).max(1000).default(0),
  scale: z.array(number).length(2).default([1, 1]), texCoord,
});
export type TextureTransform = z.infer<typeof transform>;
const texture = z.object({ index: at, texCoord, extensions: z.object({ KHR_texture_transform: transform.optional() }).optional() });

/** Kinds of numbers by their code, and the bytes that one takes. */
export const COMPONENT_BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
/** Numbers of one entry. */
export const WIDTHS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;
const component = z.literal([5120, 5121, 5122, 5123, 5125, 5126]);

const count = z.number().int().min(1).max(MOST_TRIANGLES * 3);
/** A few entries of a list that are written over: which, in rising order, and with what. */
const sparse = z.object({
  count, indices: z.object({ bufferView: at, byteOffset: bytes.default(0), componentType: z.literal([5121, 5123, 5125]) }),
  values: z.object({ bufferView: at, byteOffset: bytes.default(0) }),
});
const accessor = z.object({
  bufferView: at.optional(), byteOffset: bytes.default(0), componentType: component, normalized: z.boolean().optional(),
  count, type: z.enum(Object.keys(WIDTHS) as [keyof typeof WIDTHS]), sparse: sparse.optional(),
});
/** Triangles that are packed as Draco packs them: the view with their bytes, and the number of each kind of list within. */
const draco = z.object({ bufferView: at, attributes: z.record(z.string().max(60), z.number().int().min(0).max(0xffffffff)) });
const primitive = z.object({
  attributes: z.record(z.string().max(60), at), indices: at.optional(), material: at.optional(), mode: z.number().int().min(0).max(6).default(4),
  extensions: z.object({ KHR_draco_mesh_compression: draco.optional() }).optional(),
});
const node = z.object({
  name, children: list(at), mesh: at.optional(),
  matrix: z.array(number).length(16).optional(), translation: z.array(number).length(3).optional(),
  rotation: z.array(number).length(4).optional(), scale: z.array(number).length(3).optional(), skin: z.unknown().optional(),
  extensions: z.object({ EXT_mesh_gpu_instancing: z.object({ attributes: z.record(z.string().max(60), at) }).optional() }).optional(),
});
const material = z.object({
  name,
  pbrMetallicRoughness: z.object({
    baseColorFactor: z.array(share).length(4).optional(), metallicFactor: share.optional(), roughnessFactor: share.optional(),
    baseColorTexture: texture.optional(),
  }).optional(),
  emissiveFactor: z.array(z.number().min(0).max(1000)).length(3).optional(),
});

/** A view whose bytes are packed, as meshopt packs them: where they lie, and how many entries of how many bytes come of them. */
const meshopt = z.object({
  buffer: at, byteOffset: bytes.default(0), byteLength: bytes.min(1),
  byteStride: z.number().int().min(1).max(256), count: z.number().int().min(1).max(MOST_UNPACKED),
  mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']), filter: z.enum(['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR']).default('NONE'),
});
export type Meshopt = z.infer<typeof meshopt>;
const meshoptOf = <T extends z.ZodType>(form: T) => z.object({ EXT_meshopt_compression: form.optional(), KHR_meshopt_compression: form.optional() }).optional();

const bufferView = z.object({
  buffer: at, byteOffset: bytes.default(0), byteLength: bytes.min(1), byteStride: z.number().int().min(4).max(252).optional(), extensions: meshoptOf(meshopt),
});
/** `fallback`: it holds nothing, or what packed views hold unpacked. */
const buffer = z.object({ uri: z.string().optional(), byteLength: bytes, extensions: meshoptOf(z.object({ fallback: z.boolean().default(false) })) });

const gltfForm = z.object({
  asset: z.object({ version: z.string().max(20), copyright: z.string().max(500).optional(), generator: z.string().max(500).optional() }),
  extensionsRequired: z.array(z.string().max(120)).max(100).default([]),
  scene: at.optional(), scenes: list(z.object({ nodes: list(at) })), nodes: list(node),
  meshes: list(z.object({ name, primitives: z.array(primitive).min(1).max(MOST_ENTRIES) })),
  accessors: list(accessor),
  bufferViews: list(bufferView), buffers: list(buffer),
  materials: list(material), textures: list(z.object({ source: at.optional() })),
  images: list(z.object({ uri: z.string().optional(), bufferView: at.optional(), mimeType: z.string().max(40).optional() })),
  animations: z.array(z.unknown()).optional(),
});
export type Gltf = z.infer<typeof gltfForm>;

/** A description of this form. Throws `ImportError` naming the first field that is none of it, and why. */
export function gltfOf(json: unknown): Gltf {
  const { data, error } = gltfForm.safeParse(json, { reportInput: true });
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new ImportError(...refusedBy(issue!, issue!.path.join('.')));
}

/** Causes by the kind of data that a field needs. */
const NEEDS = { string: 'needsText', number: 'needsNumber', int: 'needsWhole', array: 'needsList', tuple: 'needsList', object: 'needsObject', record: 'needsObject' } as const;

function refusedBy(issue: z.core.$ZodIssue, field: string): Refused {
  const value = typeof issue.input === 'number' ? issue.input : '';
  switch (issue.code) {
    case 'invalid_type': return issue.input === undefined ? [field, 'missing'] : [field, NEEDS[issue.expected as keyof typeof NEEDS] ?? 'wrongForm'];
    case 'invalid_value': return issue.input === undefined ? [field, 'missing'] : [field, 'notOneOf', { values: issue.values.map(String).join(', ') }];
    case 'too_small': return issue.origin === 'array' ? [field, 'fewEntries', { least: Number(issue.minimum) }] : [field, 'atLeast', { least: Number(issue.minimum), value }];
    case 'too_big': {
      const most = Number(issue.maximum);
      return issue.origin === 'array' ? [field, 'manyEntries', { most }] : issue.origin === 'string' ? [field, 'longText', { most }] : [field, 'atMost', { most, value }];
    }
    default: return [field, 'wrongForm'];
  }
}
export type GltfAccessor = Gltf['accessors'][number];
