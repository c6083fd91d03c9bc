import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { systems } from '../../host/systems.ts';
import { answerOf, randomNumber } from '../../testing/fuzz/choices.ts';
import { interleaved } from '../../testing/stopwatch.ts';
import { atLeast, atMost, rounded, type Effort, type Figure, type Tables } from './figure.ts';

/** Who plays: anything that is legal, or the quick reflex. With what an answer of each shall cost at most on one core, warm (µs). */
const PLAYERS = { random: atMost(20), reflex: atMost(45) } as const;
type Player = keyof typeof PLAYERS;

/** Whole games at random that shall be played in a second, warm. */
const RANDOM_GAMES = atLeast(60);
/** Games before the rules count as warm: by then the compiler has seen what comes seldom. */
const WARMING = 48;
/** No game has more answers. */
const MOST = 20_000;

/** Plays a whole game and gives how many answers it had: the rules alone, without a file, hashes or what a seat may know. */
function played(play: Play<unknown, unknown>, terrain: Terrain, player: Player, seed: number): number {
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(seed);
  for (let answers = 0; answers < MOST; answers++) {
    const { request } = session;
    if (request === null) return answers;
    session.answer(answerOf(play.mind, session.state, request, terrain, randomNumber(random, request.kind !== 'roll' && player === 'reflex' ? 1 : 0)));
  }
  throw new Error(`seed ${seed}, ${player}: no end after ${MOST} answers`);
}

/** What one answer of a whole game costs in every system, at random and by reflex: in the first game of the process, when code is compiled and ground cut, and once all is warm. */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const terrain = await tables.terrain('refinery');
  for (const { rules, starter } of systems.filter((each) => asked.includes(each.rules.id))) {
    const play = rules.start(rules.readSetup(starter('refinery')), terrain);
    for (const player of Object.keys(PLAYERS) as Player[]) {
      let [answers, seed] = [0, 0];
      // New games every time: what was remembered of the same places would be found again.
      const games = (count: number) => (): void => { answers = 0; for (let game = 0; game < count; game++) answers += played(play, terrain, player, ++seed); };
      const named = `games: ${rules.id}, one answer, ${player}`;
      const [cold] = interleaved([games(1)], { rounds: 1, ms: 0 });
      figures.push({ name: `${named}, first game`, value: rounded((1000 * cold!) / answers), unit: 'µs' });
      if (effort.games > 1) games(WARMING)();
      const [warm] = interleaved([games(effort.games)], { rounds: Math.min(5, effort.rounds), ms: 0 });
      figures.push({ name: `${named}, warm`, value: rounded((1000 * warm!) / answers), unit: 'µs', goal: PLAYERS[player] });
      if (player === 'random') figures.push({ name: `games: ${rules.id}, random play, warm`, value: rounded((1000 * effort.games) / warm!), unit: 'games/s', goal: RANDOM_GAMES });
    }
  }
  return figures;
}
