/** Colours of a theme's printed mat and of the light over it. */
export interface Look {
  readonly ground: readonly [number, number, number];
  readonly patch: readonly [number, number, number];
  readonly drift: readonly [number, number, number];
  readonly line: string;
  readonly second: string;
  readonly cold: boolean;
  /** What one treads on there. */
  readonly underfoot: 'stone' | 'snow' | 'sand' | 'plate';
}

const LOOKS: Readonly<Record<string, Look>> = {
  refinery: { ground: [98, 94, 88], patch: [76, 76, 75], drift: [146, 120, 86], line: '214,168,60', second: '226,220,204', cold: false, underfoot: 'stone' },
  snow: { ground: [112, 120, 128], patch: [84, 94, 104], drift: [226, 234, 242], line: '196,70,50', second: '238,242,246', cold: true, underfoot: 'snow' },
  ship: { ground: [82, 94, 110], patch: [62, 73, 90], drift: [116, 110, 100], line: '232,150,52', second: '228,230,226', cold: false, underfoot: 'plate' },
  desert: { ground: [164, 136, 98], patch: [134, 108, 78], drift: [206, 172, 122], line: '60,140,134', second: '240,228,200', cold: false, underfoot: 'sand' },
};

export const lookOf = (theme: string): Look => LOOKS[theme] ?? LOOKS['refinery']!;

/** The colour the far table and the room behind it share. */
export const HAZE = '#2c2018';
