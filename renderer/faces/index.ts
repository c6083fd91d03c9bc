import { addRuleWords } from '../words/refusals.ts';
import { addWords } from '../words/speak.ts';
import type { Face } from './face.ts';

/** Every rule system that has a screen: each folder here that has a face. */
export const faces: readonly Face[] = Object.values(import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' }));

for (const { id, dictionary, rules } of faces) {
  addWords(id, dictionary);
  addRuleWords(id, rules.measure);
}

export const faceFor = (system: string): Face | undefined => faces.find(({ id }) => id === system);
