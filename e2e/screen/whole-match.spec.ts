import type { Page } from '@playwright/test';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { hurry, happened, look, type Seen } from '../driver/eyes.ts';
import { terrainOf } from '../driver/ground.ts';
import { answersOf } from '../driver/folders.ts';
import { handFor, heard, listen } from '../driver/hands.ts';
import { atHome, continueMatch, picture, startShortMatch } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerAtOnce, answerQuickly, answerWishing, isOfActs, type Deed } from '../driver/plans.ts';
import { Tally } from '../driver/tally.ts';
import { expect, test } from '../driver/test.ts';

/** Answers after which the person stops trying for the wished deeds, so that a failure is quick. */
const LONGEST = 400;

/** What is to be done once. The arrow keys lead along the ground: whoever has them alone goes for the enemy. */
const DEEDS: readonly Deed[] = handFor('mouse') === 'keys' ? ['attack', 'cover'] : ['climb', 'attack', 'cover'];
/** Clicks, or presses, of an activation in which a unit moves and attacks, the options of the attack's tree aside. */
const MOST = { mouse: 6, keys: 8, both: 6 } as const;

/** Adds what the log says was done by the person. */
async function note(page: Page, done: Set<Deed>): Promise<ReadonlySet<Deed>> {
  let attacking = false;
  for (const event of await happened(page, ['moved', 'attackDeclared', 'optionChosen', 'actionBegun'])) {
    const own = (id: unknown): boolean => String(id).startsWith('0.');
    if (event.type === 'moved' && own(event['character']) && event['how'] === 'ingress' && rise(event) > 40) done.add('climb');
    if (event.type === 'attackDeclared') attacking = own((event['attack'] as { attacker: string }).attacker);
    if (event.type === 'optionChosen' && attacking) done.add('attack');
    if (event.type === 'actionBegun' && own(event['unit']) && event['action'] === 'takeCover') done.add('cover');
  }
  return new Set(DEEDS.filter((deed) => !done.has(deed)));
}

const rise = (event: { readonly [field: string]: unknown }): number => (event['to'] as { y: number }).y - (event['from'] as { y: number }).y;

/** Plays until `until` says so or the match is over. */
async function playOn(person: Person, tally: Tally, terrain: Terrain, done: Set<Deed>, until: (seen: Seen) => boolean | Promise<boolean>): Promise<Seen> {
  for (let i = 0; i < LONGEST; i++) {
    const left = await note(person.page, done);
    const seen = await person.asked();
    if (seen.outcome !== null || (await until(seen))) return seen;
    await tally.count(person.hands, seen, async () => (await answerAtOnce(person, seen, left, terrain)) ?? answerWishing(person, seen, left, terrain));
  }
  throw new Error(`${LONGEST} answers were not enough`);
}

test('a person plays a whole short match, leaves in the middle and comes back', async ({ shell }) => {
  const hand = handFor('mouse');
  const terrain = await terrainOf('refinery');
  await picture(await shell.open({ before: listen }), 'home');
  const tally = new Tally(isOfActs);
  let person = new Person(shell.page, hand);
  await startShortMatch(shell.page, (button) => person.hands.use(button));
  await hurry(shell.page);
  const done = new Set<Deed>();
  let pictured = false;
  const deployed = await playOn(person, tally, terrain, done, async ({ view, request }) => {
    if (!pictured && request?.kind === 'place' && view.units.filter((unit) => unit.characters.some(({ at }) => at !== null)).length >= 4) {
      pictured = true;
      await picture(person.page, 'deployment');
    }
    return view.phase === 'play';
  });
  expect(deployed.view.units.every((unit) => unit.characters.every(({ at }) => at !== null))).toBe(true);
  if (hand === 'mouse') expect(person.used.table, `figures were deployed by mouse; not where wished: ${person.missed.join(', ')}`).toBeGreaterThanOrEqual(6);

  // Leaving and coming back finds everything where it was.
  const before = await person.asked();
  await shell.again();
  person = new Person(shell.page, hand);
  await continueMatch(shell.page, (button) => person.hands.use(button));
  const after = await person.asked();
  expect({ at: after.at, view: after.view, request: after.request }).toEqual({ at: before.at, view: before.view, request: before.request });

  // Climbing, attacking through the tree and taking cover; what the dice leave out of one match is done in a rematch.
  const isDone = async (activations: number): Promise<boolean> => (await note(person.page, done)).size === 0 && tally.whole.length >= activations;
  const wanted = async (): Promise<boolean> => (await isDone(3)) && (await look(person.page)).view.attacks.length === 0;
  let seen = await playOn(person, tally, terrain, done, wanted);
  if (seen.outcome !== null && !(await isDone(1))) {
    await person.hands.use(person.page.getByRole('button', { name: 'Rematch' }));
    seen = await playOn(person, tally, terrain, done, wanted);
  }
  expect(DEEDS.filter((deed) => !done.has(deed)), `deeds done; ${tally.told(`by ${hand} alone`, answersOf(shell.data))}; not done as wished: ${person.missed.join(', ')}`).toEqual([]);
  await picture(person.page, 'battle');
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    await tally.count(person.hands, seen, () => answerQuickly(person, seen, terrain));
    seen = await person.asked();
  }
  const sheet = person.page.getByRole('dialog', { name: 'Match over' });
  await expect(sheet).toContainText(/wins? the match|draw/i);
  await picture(person.page, 'end');
  console.log(`${shell.kind}: ${seen.at} answers, turn ${seen.view.turn}; used ${JSON.stringify(person.used)}; not clickable: ${person.missed.join(', ') || 'nothing'}`);
  console.log(tally.told(`by ${hand} alone`, answersOf(shell.data)));
  expect((await heard(person.page))[hand === 'keys' ? 'mouse' : 'keys'], 'the other hand was never used').toBe(0);
  // A move, an attack and the end; what cards ask in between hangs on the match.
  expect(tally.moveAndAttack + 1, `inputs of activations with move and attack: ${tally.whole.join(', ')}`).toBeLessThanOrEqual(MOST[hand]);
  expect(tally.whole.length, 'activations with move and attack').toBeGreaterThan(0);
  expect((await look(person.page)).outcome).not.toBeNull();
  await sheet.getByRole('button', { name: /home|start|menu/i }).first().click();
  await atHome(shell.page);
  await expect(shell.page.getByRole('button', { name: /^Continue/ }), 'a finished match is not offered again').toHaveCount(0);
});
