import type { Event } from './events.ts';
import type { Face, Trait, Modifier, Reaction } from './game.ts';

export const trait = (face: Face): Trait => Object.freeze({ kind: 'trait', ...face });

export const modifier = (feat: Omit<Modifier, 'kind'>): Modifier => Object.freeze({ kind: 'modifier', ...feat });

export const reaction = <T extends Event['type']>(feat: Omit<Reaction<T>, 'kind'>): Reaction => Object.freeze({ kind: 'reaction', ...feat }) as unknown as Reaction;
