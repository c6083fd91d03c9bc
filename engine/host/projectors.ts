/** How each rule system's matches are shown, and what of them a timeline marks. */
import { apply as applyMiniatures } from '../miniatures/events.ts';
import { cloneState as cloneMiniatures } from '../miniatures/state.ts';
import { shown as shownMiniatures, view as viewMiniatures } from '../miniatures/view.ts';
import { apply as applyShatterpoint } from '../shatterpoint/state/apply.ts';
import { adopted } from '../shatterpoint/older.ts';
import { cloneState as cloneShatterpoint } from '../shatterpoint/state/state.ts';
import { shown as shownShatterpoint, view as viewShatterpoint } from '../shatterpoint/view.ts';
import { apply as applyWartime } from '../wartime/events.ts';
import { cloneState as cloneWartime } from '../wartime/state.ts';
import { shown as shownWartime, view as viewWartime } from '../wartime/view.ts';
import { projectorOf } from './projector.ts';

export const projectors = {
  shatterpoint: projectorOf({
    clone: cloneShatterpoint, apply: applyShatterpoint, view: viewShatterpoint, shown: shownShatterpoint, adopt: adopted,
    marks: { turnStarted: 'turn', activationBegun: 'activation', wounded: 'wound', defeated: 'defeat', controlTaken: 'control', controlRemoved: 'control', struggleWon: 'struggle', attackDeclared: 'attack' },
  }),
  miniatures: projectorOf({
    clone: cloneMiniatures, apply: applyMiniatures, view: viewMiniatures, shown: shownMiniatures,
    marks: { roundBegun: 'turn', activated: 'activation', damaged: 'wound', defeated: 'defeat', attackDeclared: 'attack' },
  }),
  wartime: projectorOf({
    clone: cloneWartime, apply: applyWartime, view: viewWartime, shown: shownWartime,
    marks: { turnBegun: 'turn', activated: 'activation', damaged: 'wound', felled: 'defeat', shotDeclared: 'attack' },
  }),
} as const;
