import { LinkFault } from '../host/fault.ts';
import { readingBy } from '../host/reading/as-text.ts';
import type { FileReading } from '../host/reading/reading.ts';
import { Crew, ThreadLost, type CrewParts } from './crew.ts';

/** Milliseconds for one question about a file. A whole match takes 200. */
const PATIENCE_MS = 10_000;
/** How often it has them again on a machine so busy that the program got less, or while a check gets farther. */
const GRACE = 5;
/** One that looks through a table for long keeps no other file waiting: the second is started when it is needed first. */
const THREADS = 2;
/** Memory for each, in MB. A whole match takes 30. */
const MEMORY_MB = 192;

const WHY = {
  time: `reading it takes longer than ${PATIENCE_MS / 1000} seconds`,
  memory: 'reading it takes more memory than any match or table needs',
  stopped: 'reading it broke off',
} as const;

export interface Reader extends FileReading {
  close(): Promise<void>;
}

/** Files of matches and tables are read in threads of their own, so that no file can stop or fill the host. One that asks for too much is named broken. */
export function readerThread(parts: Pick<CrewParts, 'program' | 'workerData' | 'report'> & { readonly patience?: number }): Reader {
  const crew = new Crew({ patience: PATIENCE_MS, ...parts, threads: THREADS, does: 'reading', grace: GRACE, limits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 } });
  return {
    ...readingBy(async (question, watch) => {
      try {
        return await crew.ask(question, watch?.caller, false, watch?.far);
      } catch (error) {
        throw error instanceof ThreadLost ? new LinkFault('broken', `${WHY[error.why]}; the file is left as it is`) : error;
      }
    }),
    close: () => crew.close(),
  };
}
