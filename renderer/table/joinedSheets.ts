import { BufferAttribute, BufferGeometry, DataTexture, LinearFilter, RGBAFormat, UnsignedByteType } from 'three';
import { storeyOf } from '../measure/storeys.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import { FINE, rasterOf, sheetsOf, type Raster, type Sheet } from './sheets.ts';

/** Room between two sheets in the joined texture (texels). */
const GUTTER = 2;

interface Laid {
  readonly sheet: Sheet;
  readonly raster: Raster;
  /** First row of texels in the joined texture. */
  readonly top: number;
}

/** A field as sheets in one texture and one geometry, for one draw call: `storey` tells levels apart, the texture's first channels how much is covered by cells of at least class 1, 2, 3. Null when no cell has a class. */
export function joinSheets(field: LatticeField, classes: 2 | 3): { readonly map: DataTexture; readonly geometry: BufferGeometry } | null {
  let top = 0;
  const laid = sheetsOf(field).map((sheet): Laid => {
    const raster = rasterOf(sheet, classes);
    const here = top;
    top += raster.height + GUTTER;
    return { sheet, raster, top: here };
  });
  if (laid.length === 0) return null;
  const width = Math.max(...laid.map(({ raster }) => raster.width));
  return { map: textureOf(laid, width, top), geometry: geometryOf(laid, field.cell, width, top) };
}

function textureOf(laid: readonly Laid[], width: number, height: number): DataTexture {
  const data = new Uint8Array(width * height * 4);
  for (const { raster, top } of laid) {
    for (let v = 0; v < raster.height; v++) for (let u = 0; u < raster.width; u++) {
      const [from, to] = [v * raster.width + u, ((top + v) * width + u) * 4];
      for (const [k, layer] of raster.layers.entries()) data[to + k] = layer[from]! * 255;
    }
  }
  const map = new DataTexture(data, width, height, RGBAFormat, UnsignedByteType);
  map.magFilter = map.minFilter = LinearFilter;
  map.needsUpdate = true;
  return map;
}

function geometryOf(laid: readonly Laid[], cell: number, width: number, height: number): BufferGeometry {
  const [positions, uvs, storeys, index]: number[][] = [[], [], [], []];
  for (const { sheet, raster, top } of laid) {
    const [x0, z0] = [(raster.left - 0.5) * cell, (raster.back - 0.5) * cell];
    const [x1, z1] = [x0 + (raster.width / FINE) * cell, z0 + (raster.height / FINE) * cell];
    const [u1, v0, v1] = [raster.width / width, top / height, (top + raster.height) / height];
    const first = storeys!.length;
    positions!.push(x0, sheet.y + 0.7, z0, x1, sheet.y + 0.7, z0, x1, sheet.y + 0.7, z1, x0, sheet.y + 0.7, z1);
    uvs!.push(0, v0, u1, v0, u1, v1, 0, v1);
    for (let i = 0; i < 4; i++) storeys!.push(storeyOf(sheet.y));
    index!.push(first, first + 2, first + 1, first, first + 3, first + 2);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions!), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs!), 2));
  geometry.setAttribute('storey', new BufferAttribute(new Float32Array(storeys!), 1));
  geometry.setIndex(index!);
  return geometry;
}
