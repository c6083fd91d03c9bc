import type { Event } from './events.ts';
import type { Action, Command, Face, Modifier, Reaction, Trait } from './game.ts';

export const trait = (face: Face): Trait => Object.freeze({ kind: 'trait', ...face });

export const modifier = (feat: Omit<Modifier, 'kind'>): Modifier => Object.freeze({ kind: 'modifier', ...feat });

export const reaction = <T extends Event['type']>(feat: Omit<Reaction<T>, 'kind'>): Reaction => Object.freeze({ kind: 'reaction', ...feat }) as unknown as Reaction;

export const action = (feat: Omit<Action, 'kind'>): Action => Object.freeze({ kind: 'action', ...feat });

export const command = (feat: Omit<Command, 'kind'>): Command => Object.freeze({ kind: 'command', ...feat });
