import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, DataTexture, Group, LinearFilter, Mesh, RedFormat, ShaderMaterial, UnsignedByteType } from 'three';
import type { FieldCells } from '../tools/groundTalk.ts';
import { clearSheets } from './clearSheets.ts';
import { FIELD_VERTEX, lying, ON_GROUND } from './groundPaint.ts';
import { laid, onLaid } from './laid.ts';
import { FINE, rasterOf, sheetsOf, type Sheet } from './sheets.ts';

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

function sheetMesh(sheet: Sheet, cell: number, material: ShaderMaterial): Mesh {
  const { left, back, width, height, layers } = rasterOf(sheet, 1);
  const { y } = sheet;
  const map = new DataTexture(Uint8Array.from(layers[0]!, (k) => k * 255), width, height, RedFormat, UnsignedByteType);
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
  return lying(new Mesh(geometry, own));
}

/** What the sheets are drawn with; each has a copy with a map of its own. */
export const reachPaint = (): ShaderMaterial => new ShaderMaterial({
  vertexShader: FIELD_VERTEX,
  fragmentShader: FRAGMENT,
  uniforms: { map: { value: null }, tint: { value: [0.1, 0.56, 0.36] } },
  ...ON_GROUND,
});

/** Where the figure may go: a soft-edged sheet on every level the field covers. */
export function ReachField() {
  const invalidate = useThree((s) => s.invalidate);
  const group = useMemo(() => new Group(), []);
  const material = useMemo(reachPaint, []);
  useEffect(() => {
    let drawn: FieldCells | null = null;
    const draw = (): void => {
      if (drawn === laid.field) return;
      drawn = laid.field;
      clearSheets(group);
      if (drawn !== null && laid.request?.zone.kind !== 'slide') for (const sheet of sheetsOf(drawn)) group.add(sheetMesh(sheet, drawn.cell, material));
      invalidate();
    };
    draw();
    const stop = onLaid(draw);
    return () => {
      stop();
      clearSheets(group);
    };
  }, [group, material, invalidate]);
  return <primitive object={group} />;
}
