/** How each rule system's matches are shown, and what of them a timeline marks. */
import { apply as applyMiniatures } from '../miniatures/events.ts';
import { cloneState as cloneMiniatures } from '../miniatures/state.ts';
import { view as viewMiniatures } from '../miniatures/view.ts';
import { apply as applyShatterpoint } from '../shatterpoint/apply.ts';
import { cloneState as cloneShatterpoint } from '../shatterpoint/state.ts';
import { view as viewShatterpoint } from '../shatterpoint/view.ts';
import { apply as applyWartime } from '../wartime/events.ts';
import { cloneState as cloneWartime } from '../wartime/state.ts';
import { view as viewWartime } from '../wartime/view.ts';
import { projectorOf } from './projector.ts';

export const projectors = {
  shatterpoint: projectorOf(cloneShatterpoint, applyShatterpoint, viewShatterpoint, {
    turnStarted: 'turn', activationBegun: 'activation', wounded: 'wound', defeated: 'defeat', controlTaken: 'control', controlRemoved: 'control', struggleWon: 'struggle', attackDeclared: 'attack',
  }),
  miniatures: projectorOf(cloneMiniatures, applyMiniatures, viewMiniatures, { roundBegun: 'turn', activated: 'activation', damaged: 'wound', defeated: 'defeat', attackDeclared: 'attack' }),
  wartime: projectorOf(cloneWartime, applyWartime, viewWartime, { turnBegun: 'turn', activated: 'activation', damaged: 'wound', felled: 'defeat', shotDeclared: 'attack' }),
} as const;
