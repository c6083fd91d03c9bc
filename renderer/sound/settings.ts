import { z } from 'zod';

const volume = (usual: number) => z.number().min(0).max(1).catch(usual);

const form = z.object({
  /** 0 … 1, over all kinds. */
  master: volume(0.8),
  steps: volume(0.8), fights: volume(0.8), dice: volume(0.8), pieces: volume(0.8), signals: volume(0.8), room: volume(0.6),
  muted: z.boolean().catch(false),
  /** Whether what sounds is written too. */
  captions: z.boolean().catch(false),
});

export type SoundSettings = z.infer<typeof form>;

/** How loud what is, as it is kept; "off", as a page's address may say. */
export const soundForm = z.preprocess((kept) => (kept === 'off' ? { muted: true } : typeof kept === 'object' && kept !== null ? kept : {}), form);
