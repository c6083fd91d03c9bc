/** Kinds of sounds, each of which has a volume of its own. */
export const SOUND_KINDS = ['steps', 'fights', 'dice', 'pieces', 'signals', 'room'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
