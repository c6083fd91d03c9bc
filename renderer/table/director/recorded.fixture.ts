import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { Texture } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { randomFrom } from '../../../engine/core/rng.ts';
import { Course } from '../../../engine/host/course.ts';
import type { Offered } from '../../../engine/host/offer.ts';
import type { Catalogue, Happened } from '../../../engine/host/link.ts';
import { turnOf } from '../../../engine/host/turn-of.ts';
import { Content } from '../../../engine/node/content.ts';
import { faceFor } from '../../faces/index.ts';
import '../../testing/faces.fixture.ts';
import type { Situation } from '../../faces/face.ts';
import { situationIn } from '../../faces/situation.ts';
import { LiveStage } from '../../match/liveStage.ts';
import { loadTerrain, type TerrainModel } from '../terrainModel.ts';

const ROOT = join(import.meta.dirname, '../../..');
const content = new Content(join(ROOT, 'assets'));
const LONGEST = 1500;

/** A table's terrain as the screen draws it, from the files on disk. */
export async function drawnTerrain(table: string): Promise<TerrainModel> {
  const parse = GLTFLoader.prototype.parseAsync;
  const loading = vi.spyOn(GLTFLoader.prototype, 'parseAsync').mockImplementation((data, path) =>
    parse.call(new GLTFLoader().register(() => ({ name: 'no pictures', loadTexture: () => Promise.resolve(new Texture()) })), data, path));
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((url) => Promise.resolve(new Response(readFileSync(join(ROOT, String(url))))));
  try {
    return await loadTerrain(table);
  } finally {
    loading.mockRestore();
    fetching.mockRestore();
  }
}

/** Tells everything that happens in a match as its face sees it, before the table shows it. */
type Watch = (stage: LiveStage, event: Happened, situation: Situation) => void;

/** Plays a match by quick answers and shows it on a table of its own, events one by one. */
export async function playShown({ rules, starter, cards }: Offered, table: string, seed: number, watch: Watch): Promise<void> {
  const setup = rules.readSetup(starter(table));
  const play = rules.start(setup, await content.terrain(table));
  const course = Course.fresh(play, randomFrom(seed));
  const random = randomFrom(seed);
  const stage = new LiveStage();
  const catalogue = { systems: [{ id: rules.id, cards }] } as unknown as Catalogue;
  const show = (events: readonly unknown[]): void => {
    const situation = situationIn(faceFor, catalogue, { system: rules.id, setup, seats: ['person', 'computer'], view: play.view(course.session.state, null) });
    if (situation === null) throw new Error(`${rules.id} cannot be shown`);
    const tableau = situation.face.tableau(situation);
    stage.prepare(tableau);
    for (const event of events as readonly Happened[]) {
      watch(stage, event, situation);
      situation.face.show(stage, event, situation);
      while (!stage.resting) stage.tick(0.25);
    }
    stage.snapTo(tableau);
  };
  show(course.opening);
  while (course.at < LONGEST) {
    const { request, state } = course.session;
    if (request === null) return;
    const step = request.kind === 'roll' ? course.roll(turnOf(state)) : course.answer(request.seat, play.mind.reflex(state, request, random), turnOf(state));
    show(step.events ?? []);
  }
}
