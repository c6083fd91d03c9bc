import type { Terrain } from '../space/terrain/terrain.ts';
import type { Board } from './board.ts';
import type { Event } from './events.ts';
import type { Answering, Content, Card } from './game.ts';
import type { MiniaturesSetup } from './setup.ts';
import { openEyes } from './sight.ts';
import type { State } from './state.ts';
import { deployZones } from './zones.ts';

/** Everything that never changes in this skirmish. `terrain` names the places that the skirmish may be set up to deploy in. Reactions are indexed by the event they answer, commander effects listed. */
export function makeContent(setup: MiniaturesSetup, board: Board, cards: ReadonlyMap<string, Card>, state: State, terrain: Pick<Terrain, 'named'> = {}): Content {
  const reactions = new Map<Event['type'], Answering[]>();
  const commands: Content['commands'][number][] = [];
  for (const { id, card } of state.figures) for (const feat of cards.get(card)!.feats) {
    if (feat.kind === 'command' && (feat.ours !== true || setup.commanderEffects)) commands.push({ owner: id, feat });
    if (feat.kind !== 'reaction') continue;
    const known = reactions.get(feat.after);
    if (known === undefined) reactions.set(feat.after, [{ owner: id, feat }]);
    else known.push({ owner: id, feat });
  }
  const lenders = commands.filter(({ feat }) => feat.lends === true).map(({ owner }) => owner);
  const zones = deployZones(setup, board, terrain);
  return { cards, board, eyes: openEyes(board), reactions, commands, lenders, house: setup, roundLimit: setup.rounds, zones };
}
