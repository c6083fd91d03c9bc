/**
 * Writes a sculpt as binary glTF, in millimetres, so that it packs well (gzip): everything is stored as small whole numbers
 * (KHR_mesh_quantization) of few different values, one attribute after the other. A skinned sculpt's positions count `STEP`s, which its
 * skin undoes. Its lower levels of detail are further scenes, whose bodies share the corners of the first.
 */
import { type Accessor, Document, type Material, NodeIO, type TypedArray, VertexLayout } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { finishStrip } from './finish-strip.ts';
import { type Arrays, bake, bakeGlow } from './modelling/bake.ts';
import { levelsOf } from './modelling/levels.ts';
import type { Sculpt } from './modelling/sculpt.ts';
import { BONES } from '../../skeleton.ts';

const NEAREST = 9728;
const CLAMP = 33071;
/** Millimetres in one step of a skinned sculpt's positions. */
const STEP = 0.02;
/** How many directions along an axis normals tell apart to either side, and how many shades of a colour there are: more than that is not seen. */
const [TURNS, SHADES] = [24, 80];

const scaled = <T extends Int8Array | Uint8Array | Uint16Array>(
  kind: { from(list: ArrayLike<number>, map: (x: number) => number): T }, list: ArrayLike<number>, by: number,
): T => kind.from(list, (x) => Math.round(Math.min(1, Math.max(-1, x)) * by));

/** One of few shades, as many among dark ones as the eye tells apart. */
const shaded = (x: number): number => (Math.round(Math.sqrt(Math.min(1, Math.max(0, x))) * SHADES) / SHADES) ** 2;

/** Weights as bytes whose sum is exactly 255. */
function weightBytes(weights: Float32Array): Uint8Array {
  const out = new Uint8Array(weights.length);
  for (let i = 0; i < weights.length; i += 4) {
    const second = Math.round(weights[i + 1]! * 255);
    out.set([255 - second, second, 0, 0], i);
  }
  return out;
}

interface Made {
  readonly bytes: Uint8Array;
  readonly triangles: number;
}

/** The bytes of a sculpt named `id`; `extras` go on the top node. A skinned sculpt has one joint a bone, all directly under the top node. */
export async function writeFigure(id: string, sculpt: Sculpt, skinned: boolean, extras: Readonly<Record<string, unknown>>): Promise<Made> {
  const doc = new Document();
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  doc.getRoot().getAsset().generator = 'gantry figure kit';
  doc.getRoot().getAsset().copyright = 'MIT, made by the scripts of Gantry';
  const buffer = doc.createBuffer();
  const top = doc.createNode(id).setExtras({ ...extras });
  doc.createScene(id).addChild(top);
  const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR' | 'MAT4', array: TypedArray, normalised = false): Accessor =>
    doc.createAccessor().setType(type).setArray(array).setNormalized(normalised).setBuffer(buffer);
  const indices = (list: Uint32Array, corners: number): Accessor => accessor('SCALAR', corners < 65535 ? Uint16Array.from(list) : list);
  const mesh = (name: string, arrays: Arrays, material: Material): ReturnType<Document['createNode']> => {
    const primitive = doc
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor('VEC3', skinned ? Int16Array.from(arrays.position, (x) => Math.round(x / STEP)) : Float32Array.from(arrays.position, (x) => Math.round(x * 1000) / 1000)))
      .setAttribute('NORMAL', accessor('VEC3', scaled(Int8Array, arrays.normal.map((x) => Math.round(x * TURNS) / TURNS), 127), true))
      .setAttribute('COLOR_0', accessor('VEC3', scaled(Uint16Array, skinned ? arrays.color.map(shaded) : arrays.color, 65535), true))
      .setAttribute('TEXCOORD_0', accessor('VEC2', scaled(Uint8Array, arrays.uv, 255), true))
      .setIndices(indices(arrays.index, arrays.position.length / 3));
    if (skinned) primitive.setAttribute('JOINTS_0', accessor('VEC4', arrays.joints)).setAttribute('WEIGHTS_0', accessor('VEC4', weightBytes(arrays.weights), true));
    return doc.createNode(name).setMesh(doc.createMesh(name).addPrimitive(primitive));
  };
  const strip = doc.createTexture('finish').setImage(finishStrip()).setMimeType('image/png');
  const painted = doc.createMaterial('painted').setMetallicRoughnessTexture(strip).setMetallicFactor(1).setRoughnessFactor(1);
  painted.getMetallicRoughnessTextureInfo()!.setMagFilter(NEAREST).setMinFilter(NEAREST).setWrapS(CLAMP).setWrapT(CLAMP);
  const body = bake(sculpt);
  const light = bakeGlow(sculpt);
  const nodes = [mesh('body', body, painted)];
  if (light) nodes.push(mesh('glow', light, doc.createMaterial('glow').setBaseColorFactor([0, 0, 0, 1]).setEmissiveFactor([1, 1, 1]).setAlphaMode('BLEND')));
  if (skinned) {
    const skin = doc.createSkin('bones');
    const inverse: number[] = [];
    for (const bone of BONES) {
      const [at, turn, size] = [new Vector3(), new Quaternion(), new Vector3()];
      sculpt.frames[bone].decompose(at, turn, size);
      const joint = doc.createNode(bone).setTranslation([at.x, at.y, at.z]).setRotation([turn.x, turn.y, turn.z, turn.w]);
      top.addChild(joint);
      skin.addJoint(joint);
      inverse.push(...new Matrix4().compose(at, turn, new Vector3(1, 1, 1)).invert().scale(new Vector3(STEP, STEP, STEP)).elements);
    }
    skin.setInverseBindMatrices(accessor('MAT4', new Float32Array(inverse)));
    for (const node of nodes) node.setSkin(skin);
  }
  for (const node of nodes) top.addChild(node);
  const near = nodes[0]!.getMesh()!.listPrimitives()[0]!;
  for (const [i, list] of (skinned ? await levelsOf(body) : []).entries()) {
    const fewer = doc.createPrimitive().setMaterial(painted).setIndices(indices(list, body.position.length / 3));
    for (const name of near.listSemantics()) fewer.setAttribute(name, near.getAttribute(name)!);
    const level = `body-${i + 1}`;
    doc.createScene(`${id} ${level}`).addChild(doc.createNode(level).setMesh(doc.createMesh(level).addPrimitive(fewer)));
  }
  doc.getRoot().setDefaultScene(doc.getRoot().listScenes()[0]!);
  const bytes = await new NodeIO().registerExtensions([KHRMeshQuantization]).setVertexLayout(VertexLayout.SEPARATE).writeBinary(doc);
  return { bytes, triangles: (body.index.length + (light?.index.length ?? 0)) / 3 };
}
