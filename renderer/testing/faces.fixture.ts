import { loadFaces } from '../faces/index.ts';

/** Every face, fetched before a file's tests begin, as it is when anything of a rule system is on the screen. */
export const faces = await loadFaces();
