import { SOUND_IDS, type SoundId } from '../../assets/sounds.ts';
import type { WeatherName } from '../../engine/space/terrain/light.ts';
import { PARTS } from './kinds.ts';
import type { WebSpeaker } from './webSpeaker.ts';

const isRoom = (id: SoundId): boolean => PARTS[id].kind === 'room';

/** Tones of weathers that are louder than the place they are over. */
const WEATHERS: Readonly<Partial<Record<WeatherName, SoundId>>> = { rain: 'room-rain', snow: 'room-snow', dust: 'room-desert' };

/** The tone of a table's room: its weather's, or else its theme's. */
export const roomOf = (theme: string, weather: WeatherName = 'clear'): SoundId => WEATHERS[weather] ?? SOUND_IDS.find((id) => id === `room-${theme}`) ?? 'room-refinery';

async function fetchInto(speaker: WebSpeaker, id: SoundId): Promise<void> {
  if (speaker.has(id)) return;
  const reply = await fetch(`assets/sounds/${id}.wav`, { priority: 'low' });
  if (reply.ok) await speaker.take(id, await reply.arrayBuffer());
}

/** Fetches all sounds one after another, the one room's tone that is wanted last; a file that cannot be had is silent. `goesOn` is asked before each. */
export async function loadSounds(speaker: WebSpeaker, room: SoundId, goesOn: () => boolean): Promise<void> {
  for (const id of [...SOUND_IDS.filter((one) => !isRoom(one)), room]) {
    if (!goesOn()) return;
    await fetchInto(speaker, id).catch(() => undefined);
  }
}
