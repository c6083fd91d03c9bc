/** Texts that many cards share, each written once. */
export * from './allies.ts';
export * from './attacks.ts';
export * from './combat.ts';
export * from './dashes.ts';
export * from './discipline.ts';
export * from './droids.ts';
export * from './empire.ts';
export * from './favours.ts';
export * from './fire.ts';
export * from './keywords.ts';
export * from './mandalorians.ts';
export * from './moves.ts';
export * from './objectives.ts';
export * from './powers.ts';
export * from './wounds.ts';
