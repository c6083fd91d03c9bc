import type { Terrain } from '../space/terrain/terrain.ts';
import type { Board } from './board.ts';
import type { Event } from './events.ts';
import type { Answering, Content, Card, Roster } from './game.ts';
import type { MiniaturesSetup } from './setup.ts';
import { openEyes } from './sight.ts';
import type { State } from './state.ts';
import { deployZones } from './zones.ts';

/** Everything that never changes in this skirmish. `terrain` names the places that the skirmish may be set up to deploy in. */
export function makeContent(setup: MiniaturesSetup, board: Board, cards: ReadonlyMap<string, Card>, terrain: Pick<Terrain, 'named'> = {}): Content {
  const rosters = new WeakMap<State['joined'], Roster>();
  const roster: Content['roster'] = ({ figures, joined }) => {
    let known = rosters.get(joined);
    if (known === undefined) rosters.set(joined, (known = rosterOf(figures, cards, setup.commanderEffects)));
    return known;
  };
  return { cards, board, eyes: openEyes(board), roster, house: setup, roundLimit: setup.rounds, zones: deployZones(setup, board, terrain) };
}

/** Reactions by the event that they answer, commander effects as a list; those of our own only where `ours`. */
function rosterOf(figures: State['figures'], cards: ReadonlyMap<string, Card>, ours: boolean): Roster {
  const reactions = new Map<Event['type'], Answering[]>();
  const commands: Roster['commands'][number][] = [];
  for (const { id, card } of figures) for (const feat of cards.get(card)!.feats) {
    if (feat.kind === 'command' && (feat.ours !== true || ours)) commands.push({ owner: id, feat });
    if (feat.kind !== 'reaction') continue;
    const known = reactions.get(feat.after);
    if (known === undefined) reactions.set(feat.after, [{ owner: id, feat }]);
    else known.push({ owner: id, feat });
  }
  return { reactions, commands, lenders: commands.filter(({ feat }) => feat.lends === true).map(({ owner }) => owner) };
}
