import { isBehindDialog } from '../ui/hotkeys.ts';

/** Files that are models, or packs of pieces, by their ending. */
const MODEL = /\.(glb|gltf|obj|mtl|stl|gantry-pack)$/i;

/** Gives models that are dropped anywhere on the workshop; a dialog has its own. Gives back what ends it. */
export function listenForModels(give: (files: readonly File[]) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true && !isBehindDialog()) event.preventDefault();
  }, { signal });
  window.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])].filter(({ name }) => MODEL.test(name));
    if (event.defaultPrevented || isBehindDialog() || files.length === 0) return;
    event.preventDefault();
    give(files);
  }, { signal });
  return () => stop.abort();
}
