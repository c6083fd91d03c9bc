import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three';
import { match, stage, useMatch } from '../match/match.ts';
import { cutAbove } from './cutaway.ts';
import { MOST_OBJECTIVES as MOST, OBJECTIVE_RADIUS, puck } from './objectiveShape.ts';
import { ON_FIELDS } from './groundPaint.ts';
import { linear, lookOf, PATTERNS, SIDE_COLOURS } from './palette.ts';

const VERTEX = `
attribute vec3 anchor;
attribute vec4 look; // lit, owner (0 nobody, else its seat from 1), priority, hovered
varying vec2 vFlat;
varying vec4 vLook;
void main() {
  vLook = look;
  vFlat = position.xz * ${(OBJECTIVE_RADIUS + 9).toFixed(1)};
  gl_Position = projectionMatrix * viewMatrix * vec4(anchor + vec3(vFlat.x, 0.0, vFlat.y), 1.0);
}`;

const FRAGMENT = `
uniform vec3 sides[${PATTERNS.length}];
varying vec2 vFlat;
varying vec4 vLook;
float band(float r, float from, float to, float soft) { return smoothstep(from - soft, from, r) * (1.0 - smoothstep(to, to + soft, r)); }
float hex(vec2 p) { p = abs(p); return max(p.x * 0.866 + p.y * 0.5, p.y); }
// Nobody's ring, bars, slanted teeth, checks, chevrons, a net.
float patternOf(float owner, float turn, float r) {
  float off = r - ${(OBJECTIVE_RADIUS + 2.9).toFixed(1)};
  if (owner < 0.5) return smoothstep(0.0, 0.06, 0.3 - abs(fract(turn * 24.0) - 0.5));
  if (owner < 1.5) return step(0.22, fract(turn * 9.0));
  if (owner < 2.5) return step(0.45, fract(turn * 14.0 + r * 0.12));
  if (owner < 3.5) return abs(step(0.0, off) - step(0.5, fract(turn * 16.0)));
  if (owner < 4.5) return step(0.45, fract(turn * 14.0 + abs(off) * 0.35));
  return max(step(0.72, fract(turn * 18.0)), step(abs(off), 0.35));
}
void main() {
  float r = length(vFlat);
  float soft = max(fwidth(r), 0.1);
  float turn = atan(vFlat.x, vFlat.y) / 6.2831853 + 0.5;
  vec3 owner = vLook.y > 0.5 ? sides[int(vLook.y + 0.5) - 1] : vec3(0.93, 0.84, 0.66);
  float lit = vLook.x;
  // A pale face with a dark sign: a dark one would be a hole in the ground.
  float sign = band(hex(vFlat), 5.0, 6.6, soft) + band(hex(vFlat), 0.0, 2.6, soft);
  float k = 1.0 - smoothstep(9.3 - soft, 9.3 + soft, r);
  vec3 c = mix(mix(vec3(0.66, 0.58, 0.43), owner, lit), vec3(0.07, 0.05, 0.04), sign);
  float ring = band(r, ${(OBJECTIVE_RADIUS + 1.6).toFixed(1)}, ${(OBJECTIVE_RADIUS + 4.2).toFixed(1)}, soft);
  // Idle: a thin dashed ring. Active: its owner's pattern.
  float idle = band(r, ${(OBJECTIVE_RADIUS + 1.6).toFixed(1)}, ${(OBJECTIVE_RADIUS + 2.7).toFixed(1)}, soft) * step(0.5, fract(turn * 6.0)) * 0.55;
  ring = mix(idle, ring * (0.25 + 0.75 * patternOf(vLook.y, turn, r)), lit);
  float glow = exp(-abs(r - ${(OBJECTIVE_RADIUS + 2.8).toFixed(1)}) * 0.5) * 0.35 * lit;
  c = mix(c, mix(vec3(0.72, 0.68, 0.6), owner, lit), step(9.3, r));
  k = max(k, max(ring, glow));
  float crown = band(r, ${(OBJECTIVE_RADIUS + 5.6).toFixed(1)}, ${(OBJECTIVE_RADIUS + 6.8).toFixed(1)}, soft) * vLook.z * step(0.5, fract(turn * 5.0));
  c = mix(c, vec3(1.0, 0.84, 0.42), crown);
  k = max(k, crown);
  k = max(k, band(r, ${(OBJECTIVE_RADIUS + 7.4).toFixed(1)}, ${(OBJECTIVE_RADIUS + 8.4).toFixed(1)}, soft) * vLook.w);
  if (k < 0.01) discard;
  gl_FragColor = vec4(c, k);
  #include <colorspace_fragment>
}`;

/** The pucks, and the quads of their faces and rings, none of them shown yet. */
export function objectiveParts() {
  const pucks = new InstancedMesh(puck(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.45, metalness: 0.7 }), MOST);
  pucks.castShadow = pucks.receiveShadow = true;
  const quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
  const geometry = new InstancedBufferGeometry();
  geometry.index = quad.index;
  geometry.setAttribute('position', quad.getAttribute('position'));
  const anchor = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  const look = new InstancedBufferAttribute(new Float32Array(MOST * 4), 4).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  geometry.setAttribute('anchor', anchor);
  geometry.setAttribute('look', look);
  geometry.instanceCount = 0;
  const sides = PATTERNS.map(() => new Vector3());
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { sides: { value: sides } },
    ...ON_FIELDS,
  });
  const faces = new Mesh(geometry, material);
  faces.renderOrder = 3;
  faces.frustumCulled = pucks.frustumCulled = false;
  pucks.count = 0;
  faces.raycast = pucks.raycast = () => {};
  return { pucks, faces, geometry, sides, anchor, look, seen: -1, matrix: new Matrix4() };
}

/** Objective tokens: a metal puck each, its face pale within a dashed ring while it is idle, and lit in its controller's colour and pattern while it is active. */
export function Objectives() {
  const invalidate = useThree((s) => s.invalidate);
  const gl = useThree((s) => s.gl);
  const palette = useMatch((s) => s.settings.palette);
  const parts = useMemo(objectiveParts, []);
  useEffect(() => {
    for (const [seat, { bright }] of SIDE_COLOURS[palette].entries()) {
      const { r, g, b } = linear(bright);
      parts.sides[seat]!.set(r, g, b);
    }
    invalidate();
  }, [parts, palette, invalidate]);
  useEffect(() => match.subscribe((now, before) => {
    if (now.hovered === before.hovered && now.hints === before.hints && now.level === before.level) return;
    parts.seen = -1;
    invalidate();
  }), [parts, invalidate]);
  useFrame(() => {
    if (parts.seen === stage.places) return;
    if (parts.seen < 0 || parts.pucks.count !== stage.markers.length) gl.shadowMap.needsUpdate = true;
    parts.seen = stage.places;
    const { hovered, hints, level } = match.getState();
    const cut = cutAbove(level);
    let i = 0;
    for (const { id, at, lit, owner, crowned } of stage.markers) {
      if (i >= MOST) break;
      if (at.y >= cut) continue;
      parts.pucks.setMatrixAt(i, parts.matrix.makeTranslation(at.x, at.y, at.z));
      parts.anchor.setXYZ(i, at.x, at.y + 3.1, at.z);
      parts.look.setXYZW(i, lit ? 1 : 0, owner === null ? 0 : lookOf(owner) + 1, crowned ? 1 : 0, hovered === id ? 1 : hints.markers.has(id) ? 0.6 : 0);
      i += 1;
    }
    parts.pucks.count = i;
    parts.geometry.instanceCount = i;
    parts.pucks.instanceMatrix.needsUpdate = parts.anchor.needsUpdate = parts.look.needsUpdate = true;
  });
  return <><primitive object={parts.pucks} /><primitive object={parts.faces} /></>;
}
