/** The life of a real process on the real disk: it says what it hears, each line written before anything else happens. */
import { writeSync } from 'node:fs';
import { live } from './life.ts';
import { realDisk } from '../../node/real-disk.ts';

/** Lives until somebody kills it. Words: rule system, folder of the matches, seed. */
export const liveHere = ([system = '', folder = '', seed = '0']: readonly string[]): Promise<void> =>
  live({ system, folder, disk: realDisk, seed: Number(seed), most: 100_000, say: (line) => void writeSync(1, `${JSON.stringify(line)}\n`), isAlive: () => true });
