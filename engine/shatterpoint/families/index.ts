/** Texts that many cards share, each written once. */
export * from './fire.ts';
export * from './keywords.ts';
export * from './mandalorians.ts';
export * from './moves.ts';
export * from './powers.ts';
export * from './rebels.ts';
export * from './republic.ts';
export * from './separatists.ts';
export * from './empire.ts';
export * from './outer-rim.ts';
