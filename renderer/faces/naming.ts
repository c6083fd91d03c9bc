import { prettify } from '../words/speak.ts';
import type { Situation } from './face.ts';

/** The name of whatever has this id; the id itself, made readable, where nothing has it. */
export const called = (situation: Situation, id: string): string => situation.face.words.nameOf(situation, id) ?? prettify(id);
