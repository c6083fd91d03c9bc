import { isModel } from '../import/given.ts';
import { isBehindDialog } from '../ui/hotkeys.ts';

/** Gives models with what comes with them that are dropped anywhere on the workshop; a dialog has its own. Gives back what ends it. */
export function listenForModels(give: (files: readonly File[]) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true && !isBehindDialog()) event.preventDefault();
  }, { signal });
  window.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.defaultPrevented || isBehindDialog() || !files.some(isModel)) return;
    event.preventDefault();
    give(files);
  }, { signal });
  return () => stop.abort();
}
