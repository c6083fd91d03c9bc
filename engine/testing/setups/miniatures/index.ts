import type { Event } from '../../../miniatures/events.ts';
import type { State } from '../../../miniatures/state.ts';
import type { Position } from '../position.ts';
import { atHisSide } from './at-his-side.ts';
import { behindCover } from './behind-cover.ts';
import { finishTheLord } from './finish-the-lord.ts';
import { fireAlone } from './fire-alone.ts';
import { fireTogether } from './fire-together.ts';
import { grip } from './grip.ts';
import { holdTheDoor } from './hold-the-door.ts';
import { outOfSight } from './out-of-sight.ts';
import { rollAgain } from './roll-again.ts';
import { upstairs } from './upstairs.ts';

/** Set-ups of Miniatures, each with one thing that doors, fire, the Force, a commander, cover or heights decide. */
export const miniaturesSetups: readonly Position<State, Event>[] = [
  finishTheLord, fireTogether, fireAlone, rollAgain, grip, holdTheDoor, atHisSide, behindCover, upstairs, outOfSight,
];
