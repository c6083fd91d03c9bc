import type { HourName, WeatherName } from '../../../engine/space/terrain/light.ts';

/** A light with a direction: where it shines from (mm), its colour and its strength. */
interface Beam {
  readonly from: readonly [x: number, y: number, z: number];
  readonly colour: string;
  readonly strength: number;
}

/** How a table is lit at an hour. Colours are sRGB; strengths are those of the drawing library. */
export interface Hour {
  /** The one light that throws shadows, and how soft they are in fine drawing. */
  readonly key: Beam & { readonly soft: number };
  /** From behind, without shadows. */
  readonly rim: Beam;
  /** What comes from above and below, everywhere: in fine drawing beside the room's reflections, in plain drawing instead of them. */
  readonly sky: { readonly above: string; readonly below: string; readonly fine: number; readonly plain: number };
  readonly reflections: number;
  /** What the far edge fades into; shares of the usual way at which that begins and ends. */
  readonly haze: { readonly colour: string; readonly near: number; readonly far: number };
  readonly exposure: number;
  /** Lamps of the terrain: their colour, how much light they throw (0: they are out) and how much their glass glows. */
  readonly lamps: { readonly colour: string; readonly strength: number; readonly glass: number };
  /** Light on figures alone, as a share of their own colours, and from behind along their upper outline; how bright their sides' outlines are: dark on bright ground. */
  readonly figures: { readonly fill: number; readonly edge: string; readonly edgeStrength: number; readonly outline: number };
  /** What the room around the table and the wood of the table are tinted with, and how bright the wood is beside its picture, in fine and in plain drawing. */
  readonly room: string;
  readonly wood: { readonly tint: string; readonly fine: number; readonly plain: number };
  /** What is in the air at this hour where the table does not say it, over warm ground and over snow. */
  readonly usual: { readonly warm: WeatherName; readonly cold: WeatherName };
}

export const hours: Readonly<Record<HourName, Hour>> = {
  dusk: {
    key: { from: [-880, 760, 540], colour: '#ffb070', strength: 5, soft: 1.6 },
    rim: { from: [700, 420, -900], colour: '#a3a5cc', strength: 0.65 },
    sky: { above: '#929cd0', below: '#5e4c48', fine: 1.05, plain: 1.4 },
    reflections: 0.26,
    haze: { colour: '#2a1c17', near: 1, far: 1 },
    exposure: 1.22,
    lamps: { colour: '#ffb765', strength: 1.5, glass: 3.2 },
    figures: { fill: 0.15, edge: '#cfd3ff', edgeStrength: 0.85, outline: 1 },
    room: '#d8b294',
    wood: { tint: '#a8b2c4', fine: 1.8, plain: 3.4 },
    usual: { warm: 'steam', cold: 'snow' },
  },
  noon: {
    key: { from: [-420, 1260, 330], colour: '#fff2da', strength: 5.2, soft: 1.2 },
    rim: { from: [700, 520, -900], colour: '#f2dfba', strength: 0.7 },
    sky: { above: '#f0e4c8', below: '#b48e5e', fine: 1, plain: 1.8 },
    reflections: 0.6,
    haze: { colour: '#4c3b27', near: 0.9, far: 0.9 },
    exposure: 1.3,
    lamps: { colour: '#ffd9a0', strength: 0, glass: 0.35 },
    figures: { fill: 0.16, edge: '#fff4e0', edgeStrength: 0.7, outline: 0.3 },
    room: '#f2dcb8',
    wood: { tint: '#ffe9d2', fine: 0.86, plain: 0.95 },
    usual: { warm: 'dust', cold: 'snow' },
  },
  night: {
    key: { from: [-560, 1180, 360], colour: '#a8bef4', strength: 1.3, soft: 1.5 },
    rim: { from: [700, 420, -900], colour: '#7f9ce6', strength: 0.7 },
    sky: { above: '#8e9cbc', below: '#443c42', fine: 0.3, plain: 0.95 },
    reflections: 0.16,
    haze: { colour: '#141519', near: 1, far: 0.95 },
    exposure: 1.28,
    lamps: { colour: '#ffbe74', strength: 2.1, glass: 4.2 },
    figures: { fill: 0.24, edge: '#cfdcff', edgeStrength: 0.85, outline: 1 },
    room: '#8d8a9a',
    wood: { tint: '#ffffff', fine: 2.4, plain: 4.2 },
    usual: { warm: 'steam', cold: 'snow' },
  },
  storm: {
    key: { from: [-420, 1240, 420], colour: '#d3dde2', strength: 2.2, soft: 2 },
    rim: { from: [700, 480, -900], colour: '#a8c4d4', strength: 0.7 },
    sky: { above: '#b4c0c6', below: '#5a5450', fine: 0.85, plain: 1.4 },
    reflections: 0.5,
    haze: { colour: '#14171a', near: 1, far: 0.95 },
    exposure: 1.2,
    lamps: { colour: '#a9dcff', strength: 1.5, glass: 3.4 },
    figures: { fill: 0.18, edge: '#dceeff', edgeStrength: 0.9, outline: 1 },
    room: '#9aa0a2',
    wood: { tint: '#f0f0ff', fine: 1.9, plain: 2.4 },
    usual: { warm: 'rain', cold: 'rain' },
  },
};
