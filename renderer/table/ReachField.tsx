import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, DataTexture, Group, LinearFilter, Mesh, RedFormat, ShaderMaterial, type Texture, UnsignedByteType } from 'three';
import type { FieldCells } from '../tools/groundTalk.ts';
import { laid, onLaid } from './laid.ts';

/** Cells whose heights differ by less than this are drawn as one sheet (mm). */
const SAME = 6;
/** Free cells kept around a sheet, so that its soft edge is not cut off. */
const MARGIN = 3;
/** Texels per cell. */
const FINE = 2;

const VERTEX = `
varying vec2 vUv;
varying vec3 vAt;
void main() {
  vUv = uv;
  vAt = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tint;
varying vec2 vUv;
varying vec3 vAt;
void main() {
  float k = texture2D(map, vUv).r;
  float inside = smoothstep(0.3, 0.62, k);
  float rim = smoothstep(0.26, 0.42, k) * (1.0 - smoothstep(0.46, 0.66, k));
  vec2 g = abs(fract(vAt.xz / 25.4) - 0.5);
  float dots = 1.0 - smoothstep(0.05, 0.09, length(g - 0.5) );
  float a = inside * (0.27 + 0.16 * dots) + rim * 0.62;
  if (a < 0.01) discard;
  gl_FragColor = vec4(mix(tint, vec3(1.0, 0.95, 0.85), rim * 0.5), a);
  #include <colorspace_fragment>
}`;

interface Sheet {
  readonly y: number;
  readonly columns: number[];
  readonly rows: number[];
}

/** Cells sorted into sheets of nearly the same height. */
function sheetsOf({ cell, cells }: FieldCells): Sheet[] {
  const sheets: Sheet[] = [];
  for (let i = 0; i < cells.length; i += 3) {
    const y = cells[i + 1]!;
    let sheet = sheets.find((other) => Math.abs(other.y - y) < SAME);
    if (sheet === undefined) {
      sheet = { y, columns: [], rows: [] };
      sheets.push(sheet);
    }
    sheet.columns.push(Math.round(cells[i]! / cell));
    sheet.rows.push(Math.round(cells[i + 2]! / cell));
  }
  return sheets;
}

/** Smooths in place, three times along each axis. */
function soften(data: Float32Array, width: number, height: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (count: number, step: number, first: number): void => {
    for (let i = 0; i < count; i++) line[i] = data[first + i * step]!;
    for (let i = 0; i < count; i++) data[first + i * step] = (line[Math.max(0, i - 1)]! + line[i]! * 2 + line[Math.min(count - 1, i + 1)]!) / 4;
  };
  for (let round = 0; round < 3; round++) {
    for (let row = 0; row < height; row++) pass(width, 1, row * width);
    for (let column = 0; column < width; column++) pass(height, width, column);
  }
}

function sheetMesh({ y, columns, rows }: Sheet, cell: number, material: ShaderMaterial): Mesh {
  const [left, back] = [Math.min(...columns) - MARGIN, Math.min(...rows) - MARGIN];
  const width = (Math.max(...columns) + MARGIN + 1 - left) * FINE;
  const height = (Math.max(...rows) + MARGIN + 1 - back) * FINE;
  const soft = new Float32Array(width * height);
  for (const [i, column] of columns.entries()) {
    const at = (rows[i]! - back) * FINE * width + (column - left) * FINE;
    for (let v = 0; v < FINE; v++) for (let u = 0; u < FINE; u++) soft[at + v * width + u] = 1;
  }
  soften(soft, width, height);
  const map = new DataTexture(Uint8Array.from(soft, (k) => k * 255), width, height, RedFormat, UnsignedByteType);
  map.magFilter = map.minFilter = LinearFilter;
  map.unpackAlignment = 1;
  map.needsUpdate = true;
  const [x0, x1] = [(left - 0.5) * cell, (left - 0.5) * cell + (width / FINE) * cell];
  const [z0, z1] = [(back - 0.5) * cell, (back - 0.5) * cell + (height / FINE) * cell];
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([x0, y + 0.8, z0, x1, y + 0.8, z0, x1, y + 0.8, z1, x0, y + 0.8, z1]), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2));
  geometry.setIndex([0, 2, 1, 0, 3, 2]);
  const own = material.clone();
  own.uniforms['map'] = { value: map };
  const mesh = new Mesh(geometry, own);
  mesh.renderOrder = 2;
  mesh.raycast = () => {};
  return mesh;
}

function clear(group: Group): void {
  for (const child of [...group.children] as Mesh<BufferGeometry, ShaderMaterial>[]) {
    group.remove(child);
    child.geometry.dispose();
    (child.material.uniforms['map']!.value as Texture).dispose();
    child.material.dispose();
  }
}

/** Where the figure may go: a soft-edged sheet on every level the field covers. */
export function ReachField() {
  const invalidate = useThree((s) => s.invalidate);
  const group = useMemo(() => new Group(), []);
  const material = useMemo(() => new ShaderMaterial({
    vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { map: { value: null }, tint: { value: [0.1, 0.56, 0.36] } }, transparent: true, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2,
  }), []);
  useEffect(() => {
    let drawn: FieldCells | null = null;
    const draw = (): void => {
      if (drawn === laid.field) return;
      drawn = laid.field;
      clear(group);
      if (drawn !== null && laid.request?.zone.kind !== 'slide') for (const sheet of sheetsOf(drawn)) group.add(sheetMesh(sheet, drawn.cell, material));
      invalidate();
    };
    draw();
    const stop = onLaid(draw);
    return () => {
      stop();
      clear(group);
    };
  }, [group, material, invalidate]);
  return <primitive object={group} />;
}
