import type { SoundId } from '../../assets/sounds.ts';
import type { Point } from '../../engine/shape/point.ts';

/** One thing that is heard. */
export interface Cue {
  readonly sound: SoundId;
  /** Where on the table (mm); null: beside it. */
  readonly at: Point | null;
  /** Seconds from now until it begins. */
  readonly after: number;
  /** How loud and how high it is, by what it would be else. */
  readonly loud: number;
  readonly pitch: number;
  /** What is beside the table: from -1, left, to 1. */
  readonly aside: number;
}

/** Hears cues, and that nothing of what sounds or was to sound matters any more. */
export interface Hearer {
  hear(cue: Cue): void;
  hush(): void;
}

export const cueOf = (sound: SoundId, at: Point | null, more: Partial<Omit<Cue, 'sound' | 'at'>> = {}): Cue => ({ sound, at, after: 0, loud: 1, pitch: 1, aside: 0, ...more });
