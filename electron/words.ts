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
  noStart: (cause: string) => `Gantry could not start: ${cause}`,
} as const;
