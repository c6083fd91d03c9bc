/** Every word that the desktop shell itself shows: its menu and its messages. */
export const WORDS = {
  title: 'Gantry',
  menu: {
    file: '&File', newMatch: '&New Match', open: '&Open File…', recent: 'Open &Recent', exportMatch: '&Export Match…', close: '&Close Window', quit: '&Quit Gantry',
    match: '&Match', undo: '&Undo', redo: '&Redo',
    edit: '&Edit', view: '&View',
    help: '&Help', copyDiagnostics: '&Copy Diagnostics', openLogs: 'Open &Logs Folder',
  },
  openFile: { title: 'Open a match or a table', kind: 'Gantry files' },
  copied: { message: 'The diagnostics are on the clipboard.', detail: 'They say the versions, the graphics and the last lines of the log. Names and folders of yours are left out.' },
  crashed: { message: 'The window stopped several times in a short while.', detail: 'Your matches are safe on disk. "Copy Diagnostics" in the Help menu says what happened.', again: 'Try Again', quit: 'Quit' },
  noPage: (cause: string) => `The game's page could not be opened: ${cause}. Build it with "npm run build".`,
  /** What the disk refuses, by the system's code: parts of a sentence, as the host says what it could not do. */
  disk: {
    ENOSPC: 'the disk is full; make room on it, then try again',
    EDQUOT: 'your share of the disk is full; make room, then try again',
    EROFS: 'the folder of matches is on a disk that cannot be written to',
    EACCES: 'the folder of matches may not be read or written by you, or another program holds the file',
    EPERM: 'the folder of matches may not be read or written by you, or another program holds the file',
    EBUSY: 'another program, perhaps a virus scanner or a backup, holds the file; try again in a moment',
    ENOENT: 'the file or its folder is not there any more',
    EEXIST: 'something else stands where the file or folder should be',
    ENOTDIR: 'something else stands where the file or folder should be',
    EIO: 'the disk reports a fault',
    EMFILE: 'too many files are open on this computer; close other programs, then try again',
    ENFILE: 'too many files are open on this computer; close other programs, then try again',
  },
  noFile: 'its file is not there any more',
  noStart: (cause: string) => `Gantry could not start: ${cause}`,
} as const;
