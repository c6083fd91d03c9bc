import { app, dialog } from 'electron';
import type { FileReading } from '../engine/host/reading/reading.ts';
import { ENDINGS } from './file-kinds.ts';
import { filesIn } from './files-open.ts';
import { OpenedFiles } from './opened.ts';
import { WORDS } from './words.ts';

/** The ways in which a person opens a file with the game; what is opened waits in `opened`. */
export interface FileOpening {
  readonly opened: OpenedFiles;
  /** Files of ours among a command line's words. */
  fromWords(words: readonly string[], folder: string): void;
  /** Asks the person. */
  choose(): Promise<void>;
}

/** `reading` reads the files, as soon as it is there. `tell` is called whenever a file can be taken. */
export function fileOpening(reading: Promise<FileReading>, tell: () => void, report: (message: string) => void): FileOpening {
  const opened = new OpenedFiles(reading, tell, report);
  const openAll = (paths: readonly string[]): void => {
    for (const path of paths) {
      app.addRecentDocument(path);
      opened.open(path);
    }
  };
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openAll(filesIn([path], '/'));
  });
  return {
    opened,
    fromWords: (words, folder) => openAll(filesIn(words, folder)),
    async choose() {
      const { title, kind } = WORDS.openFile;
      const extensions = Object.values(ENDINGS).map((ending) => ending.slice(1));
      openAll((await dialog.showOpenDialog({ title, filters: [{ name: kind, extensions }], properties: ['openFile', 'multiSelections'] })).filePaths);
    },
  };
}
