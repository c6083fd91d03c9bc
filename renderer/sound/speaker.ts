import type { SoundId } from '../../assets/sounds.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { SoundKind } from './kindNames.ts';
import type { Listener } from './space.ts';

/** One sound as it is played. */
export interface Utterance {
  readonly sound: SoundId;
  readonly kind: SoundKind;
  /** Which of its takes, from 0. */
  readonly take: number;
  /** Where it is heard from; null: from beside the table, so far `aside` (-1 left … 1 right). */
  readonly at: Point | null;
  readonly aside: number;
  /** Factor of the samples, and of their speed. */
  readonly gain: number;
  readonly pitch: number;
  /** Seconds from now until it begins. */
  readonly after: number;
}

/** A sound that plays or is to play. */
export interface Voice {
  /** Fades it out in so many seconds and takes it away. */
  end(seconds: number): void;
}

/** What makes sounds be heard. A test gives one that writes down what it is told. */
export interface Speaker {
  /** Seconds on its own clock. */
  readonly now: number;
  /** Plays a sound; null while it cannot: its file is not there, or nobody may hear anything yet. */
  say(utterance: Utterance): Voice | null;
  listen(listener: Listener): void;
  /** The tone of the room, going round; null for none. */
  room(sound: SoundId | null): void;
  /** How loud each kind is from now on, 0 … 1. */
  loudness(kinds: Readonly<Record<SoundKind, number>>): void;
  /** The room keeps back for so many seconds. */
  duck(seconds: number): void;
}
