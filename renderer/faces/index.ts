import type { Face } from './face.ts';
import { shatterpoint } from './shatterpoint/face.ts';

/** Every rule system that has a screen. */
export const faces: readonly Face[] = [shatterpoint];

export const faceFor = (system: string): Face | undefined => faces.find(({ id }) => id === system);
