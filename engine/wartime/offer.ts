import type { Request } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { ANSWERS, RUNNING } from './actions/out-of-turn.ts';
import { makeContent } from './content.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures/index.ts';
import type { Content, Game } from './game.ts';
import { oddsOf, type ShotOdds } from './odds.ts';
import type { WartimeSetup } from './setup.ts';
import { fireLine } from './sight.ts';
import { characterOf, isStanding, type State } from './state.ts';

/** The odds of one option that is a shot. */
export interface OptionOdds extends ShotOdds {
  /** Share of the target that is hidden, 0 to 1, and what cover adds to its DEF. */
  readonly hidden: number;
  readonly cover: number;
}

/** What every match on a table can be asked: the odds of each option of a request that is a shot, by option. Null where there is none. */
export function oddsOffer(setup: WartimeSetup, terrain: Terrain): (session: Session<State, Event>) => Readonly<Record<string, OptionOdds>> | null {
  let content: Content | null = null;
  return ({ request, state }) => {
    const shots = shotsOf(request);
    if (shots.length === 0) return null;
    content ??= makeContent(setup, terrain, FIGURES);
    const game: Game = { state, content, events: null };
    return Object.fromEntries(shots.flatMap((shot) => {
      const found = optionOdds(game, shot);
      return found === null ? [] : [[shot.option, found]];
    }));
  };
}

interface Shot {
  readonly option: string;
  readonly shooter: string;
  readonly target: string;
  readonly modifier: number;
}

/** The shots among the options of a request: actions (WT-AC01), and answers out of turn (WT-7.3). */
function shotsOf(request: Request | null): readonly Shot[] {
  if (request?.kind !== 'pick') return [];
  const { ask, about, options } = request;
  if (ask === 'act') {
    return options.filter((option) => option.startsWith('shoot:'))
      .map((option) => ({ option, shooter: String(about['character']), target: option.slice('shoot:'.length), modifier: 0 }));
  }
  if (ask !== 'answer') return [];
  const running = about['running'] === 1 ? RUNNING : 0;
  return options.flatMap((option) => {
    const at = option.indexOf('@');
    const answer = at < 0 ? undefined : ANSWERS.find(({ id, shoots }) => shoots && id === option.slice(0, at));
    return answer === undefined ? [] : [{ option, shooter: option.slice(at + 1), target: String(about['actor']), modifier: answer.penalty + running }];
  });
}

function optionOdds(game: Game, { shooter, target, modifier }: Shot): OptionOdds | null {
  const [from, to] = [characterOf(game.state, shooter), characterOf(game.state, target)];
  if (!isStanding(from) || !isStanding(to)) return null;
  const line = fireLine(game, from, to);
  return { ...oddsOf(game, from, to, modifier, line), hidden: line.hidden, cover: line.cover };
}
