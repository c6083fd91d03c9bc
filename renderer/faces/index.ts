import { use } from 'react';
import { addRuleWords } from '../words/refusals.ts';
import { addWords } from '../words/speak.ts';
import type { Face } from './face.ts';
import { loadRulebook } from './rulebooks.ts';

/** By file, for each folder here that has a face: every rule system that has a screen. Fetched when a screen first needs it, so that the menu is there at once. */
const FACES = import.meta.glob<Face>('./*/face.ts', { import: 'face' });

const fileOf = (system: string): string => `./${system}/face.ts`;

/** Ids of the rule systems that have a screen. */
export const SYSTEMS: readonly string[] = Object.keys(FACES).map((file) => file.split('/')[1]!);

/** Whether a rule system has a screen. */
export const hasFace = (system: string): boolean => fileOf(system) in FACES;

const fetched = new Map<string, Face>();
const underWay = new Map<string, Promise<Face>>();

async function fetchFace(system: string, fetch: () => Promise<Face>): Promise<Face> {
  const [face] = await Promise.all([fetch(), loadRulebook(system)]);
  addWords(face.id, face.dictionary);
  addRuleWords(face.id, face.rules.measure);
  fetched.set(system, face);
  return face;
}

/** Fetches the face of a rule system with its words and its rulebook, once; undefined where it has none. Rejects where it cannot be had now; the next call tries again. */
export async function loadFace(system: string): Promise<Face | undefined> {
  const fetch = FACES[fileOf(system)];
  if (fetch === undefined) return undefined;
  let face = underWay.get(system);
  if (face === undefined) {
    face = fetchFace(system, fetch);
    underWay.set(system, face);
    face.catch(() => underWay.delete(system));
  }
  return face;
}

let all: readonly Face[] | null = null;
let loading: Promise<readonly Face[]> | null = null;

/** Fetches every face; the same for every call. */
export function loadFaces(): Promise<readonly Face[]> {
  if (loading === null) {
    loading = Promise.all(SYSTEMS.map(loadFace)).then((faces) => (all = faces.filter((face) => face !== undefined)));
    loading.catch(() => { loading = null; });
  }
  return loading;
}

/** The face of a rule system; undefined where it has none, or none was fetched yet. */
export const faceFor = (system: string): Face | undefined => fetched.get(system);

/** Every face; waits for them the first time. */
export const useFaces = (): readonly Face[] => all ?? use(loadFaces());
