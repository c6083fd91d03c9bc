import { expect, it } from 'vitest';
import { toBase64 } from '../core/base64.ts';
import { randomFrom } from '../core/rng.ts';
import { Course } from '../host/course.ts';
import { carried } from '../host/ground.ts';
import { systems } from '../host/systems.ts';
import { turnOf } from '../host/turn-of.ts';
import type { Point } from '../shape/point.ts';
import { makePiece, takeApart } from '../space/import/make-piece.ts';
import { readModel } from '../space/import/read-model.ts';
import { guessStance } from '../space/import/stance.ts';
import { thinnerReady } from '../space/import/thin.ts';
import { packOf, pieceIn } from '../space/terrain/pack.ts';
import type { TableFile } from '../space/terrain/table.ts';
import { glb, gltfDraft, house } from '../testing/models.ts';
import { bare } from '../testing/own-tables.ts';
import { assetsFolder } from './assets-folder.ts';
import { Content } from './content.ts';

const PLACES = [[150, 100, 0], [-150, -100, 180], [-150, 100, 0], [150, -100, 180]] as const;
/** Matches after which somebody must have climbed. */
const MOST = 80;

/** What is looked at of an event that moves somebody. */
interface Moved {
  readonly type: string;
  readonly how: string;
  readonly character: string;
  readonly from: Point;
  readonly to: Point;
}

/** A table of houses that come from a model, and nothing else. */
async function village(): Promise<TableFile> {
  await thinnerReady();
  const model = await readModel(glb(gltfDraft(house())));
  const taken = takeApart(model, guessStance(model));
  const choices = { name: 'house', budget: 2000, parts: taken.proposal.parts.map(({ kind }) => ({ kind })), strokes: [] };
  const { bytes } = await makePiece(taken, choices, 'A. Builder');
  const pack = packOf({ name: 'House', author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'house', name: 'House', category: 'building', model: toBase64(bytes) }] });
  const features = PLACES.map(([x, z, turn], i) => ({ id: `house-${i}`, piece: pieceIn(pack.id, 'house'), at: [x, z] as [number, number], turn, level: 0 }));
  return carried(bare({ features, packs: [pack.id], carries: [pack] }));
}

it('players of either seat climb a brought house by its ladders, of themselves', async () => {
  const { rules, starter } = systems.find(({ rules: { id } }) => id === 'shatterpoint')!;
  const table = await village();
  const play = rules.start(rules.readSetup(starter(table.id)), await new Content(assetsFolder(import.meta.url)).terrain(table));
  const climbed = new Set<string>();
  const see = (events: readonly unknown[]): void => {
    for (const { type, how, character, from, to } of events as readonly Moved[]) if (type === 'moved' && how === 'ingress' && to.y - from.y > 40) climbed.add(character.charAt(0));
  };
  for (let seed = 1; seed <= MOST && climbed.size < 2; seed++) {
    const course = Course.fresh(play, randomFrom(seed));
    const random = randomFrom(seed);
    while (course.session.request !== null) {
      const { request, state } = course.session;
      const step = request.kind === 'roll' ? course.roll(turnOf(state)) : course.answer(request.seat, play.mind.reflex(state, request, random), turnOf(state));
      see(step.events ?? []);
    }
  }
  expect([...climbed].sort()).toEqual(['0', '1']);
});
