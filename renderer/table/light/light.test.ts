import { BufferAttribute, BufferGeometry, Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { HOURS, WEATHERS } from '../../../engine/space/terrain/light.ts';
import type { TerrainModel } from '../terrainModel.ts';
import { weathers } from '../weather/weathers.ts';
import { hours } from './hours.ts';
import { isOut, LampLight, lampsOf, type Lamp } from './lamps.ts';
import { lightOf } from './lightOf.ts';
import { LAMP_LEVELS, LAMP_TEXELS, lit } from './lit.ts';
import { haze, shine } from './shine.ts';

describe('the light of a table', () => {
  it('is its own; an older file is lit after its theme, one that nobody knows as the first', () => {
    expect(lightOf({ theme: 'snow', light: { hour: 'storm', weather: 'clear' } }, 'table')).toEqual({ hour: 'storm', weather: 'clear' });
    expect(['refinery', 'snow', 'desert', 'moon'].map((theme) => lightOf({ theme }, 'table').hour)).toEqual(['dusk', 'night', 'noon', 'dusk']);
  });

  it('is another hour where the person wants one, with what is usual then over such ground; the table’s own hour keeps its weather', () => {
    const table = { theme: 'snow', light: { hour: 'night', weather: 'clear' } } as const;
    expect(lightOf(table, 'night')).toEqual(table.light);
    expect(lightOf(table, 'storm')).toEqual({ hour: 'storm', weather: 'rain' });
    expect(lightOf({ theme: 'refinery' }, 'noon').weather).not.toBe(lightOf({ theme: 'snow' }, 'noon').weather);
  });

  it('every hour and weather there is has its data, lamps shine at all hours but noon, and only rain wets', () => {
    expect(Object.keys(hours)).toEqual([...HOURS]);
    expect(Object.keys(weathers)).toEqual([...WEATHERS]);
    expect(HOURS.filter((hour) => hours[hour].lamps.strength === 0)).toEqual(['noon']);
    expect(WEATHERS.filter((weather) => weathers[weather].wet > 0)).toEqual(['rain']);
  });

  it('changes at once, in the things that materials hold', () => {
    const held = lit.lampColour.value;
    shine({ hour: 'night', weather: 'snow' });
    expect([held.x > held.z, lit.wet.value, haze.far]).toEqual([true, 0, hours.night.haze.far]);
    shine({ hour: 'noon', weather: 'rain' });
    expect([lit.lampColour.value, held.length(), lit.wet.value]).toEqual([held, 0, 1]);
    // Outlines are dark on ground that lies in the sun; water mirrors the sky of the hour.
    expect([lit.sideTone.value < 0.5, lit.sky.value.x > lit.sky.value.z]).toEqual([true, true]);
    shine({ hour: 'dusk', weather: 'rain' });
    expect([lit.sideTone.value, lit.sky.value.x < lit.sky.value.z]).toEqual([1, true]);
  });
});

/** Light at a place, by level, as the map has it: 0 … 255. */
function lightAt(map: Uint8Array, x: number, z: number, width: number): readonly number[] {
  const [u, v] = [x, z].map((at) => Math.min(LAMP_TEXELS - 1, Math.floor(((at + width / 2) / width) * LAMP_TEXELS)));
  return LAMP_LEVELS.map((_, k) => map[(v! * LAMP_TEXELS + u!) * 4 + k]!);
}

describe('lamps', () => {
  const map = (...lamps: readonly Lamp[]): Uint8Array => {
    const out = new Uint8Array(LAMP_TEXELS ** 2 * 4);
    const light = new LampLight(900, 900);
    for (const one of lamps) light.add(one);
    light.write(out);
    return out;
  };
  const lamp: Lamp = { at: new Vector3(100, 111, -50), to: new Vector3(0, 1, 0), strength: 1, kind: 'deck', part: 0 };

  it('light the deck they stand on, less what lies below, hardly what is above, and nothing far away', () => {
    const [ground, deck, above] = lightAt(map(lamp), 104, -46, 900);
    expect(deck).toBeGreaterThan(ground! * 1.3);
    expect(ground).toBeGreaterThan(above! * 2);
    expect(lightAt(map(lamp), 320, -50, 900)).toEqual([0, 0, 0, 0]);
    expect(lightAt(map(lamp), 104, -46, 900)[1]).toBeGreaterThan(lightAt(map(lamp), 180, -46, 900)[1]!);
  });

  it('on a wall light what lies before it, a mast’s only itself; many are not without end bright', () => {
    const wall: Lamp = { ...lamp, to: new Vector3(1, 0, 0), kind: 'glass' };
    expect(lightAt(map(wall), 140, -50, 900)[1]).toBeGreaterThan(60);
    expect(lightAt(map(wall), 50, -50, 900)[1]).toBe(0);
    expect(map({ ...lamp, kind: 'mast' }).every((byte) => byte === 0)).toBe(true);
    expect(lightAt(map(...Array.from({ length: 40 }, () => lamp)), 100, -50, 900)[1]).toBeLessThanOrEqual(255);
  });

  it('are found where glass glows and on the corners of a gantry’s railing, where the piece stands', () => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array([0, 500, 100, 20, 520, 100, 900, 0, 0, 0, 2140, 0]), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array([0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0]), 3));
    geometry.setAttribute('part', new BufferAttribute(new Float32Array([1, 1, 0, 0]), 1));
    geometry.setAttribute('_surface', new BufferAttribute(new Float32Array([0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1]), 4));
    const box = { min: new Vector3(-762, 900, -380), max: new Vector3(762, 1090, 380) };
    const pieces = [{ name: 'hut', geometry, parts: [] }, { name: 'gantry-span', geometry: new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(3), 3)), parts: [{ name: 'railings', box }] }];
    const matrix = new Matrix4().makeScale(0.1, 0.1, 0.1).setPosition(10, 0, 0);
    const lamps = lampsOf({ placed: pieces.map((piece) => ({ piece, matrix })) } as unknown as TerrainModel);
    expect(lamps.map(({ kind, at, to }) => [kind, ...at.toArray().map(Math.round), Math.round(to.z)])).toEqual([
      ['glass', 11, 51, 10, 1], ['mast', 10, 214, 0, 0], ['deck', -63, 111, -35, 0], ['deck', 83, 111, -35, 0],
    ]);
    // Lamps go with the part of their piece.
    expect(lamps.map((one) => isOut({ ...one, on: { ...one.on, hidden: 0b10 } }))).toEqual([true, false, false, false]);
  });
});
