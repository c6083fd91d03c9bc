import type { Event } from '../../../../engine/shatterpoint/state/events.ts';
import type { Seat } from '../../../../engine/core/script.ts';
import type { ChipName } from '../../../table/figures/tokens.ts';
import type { FaceWords } from '../../face.ts';
import { objectiveIn, standing } from '../view.ts';
import { editionNote } from './edition.ts';
import { faceOf, nameOf, type Situation } from './names.ts';
import { objectiveWords } from './objective.ts';
import { isQuiet, joined, partOf, sideOf, tell } from './tell.ts';

const enemiesOf = ({ view }: Situation, seat: Seat) => view.units.filter((unit) => unit.seat !== seat);

const isOption = (chip: ChipName) => chip === 'strained' || chip === 'disarmed' || chip === 'exposed' || chip === 'pinned';
const isCard = (chip: ChipName) => chip === 'hunker' || chip === 'injured' || chip === 'focus';

/** What Shatterpoint calls things, and how it tells what happens. */
export const words: FaceWords<Situation, Event> = {
  nameOf,
  thing: (situation, id, speak) => {
    const name = nameOf(situation, id) ?? id;
    const objective = objectiveIn(situation.view, id);
    if (objective !== null) return { name: speak('shatterpoint.table.objective', { name }), state: objectiveWords(objective, situation, speak), seat: null };
    const unit = standing(situation.view, id)?.unit;
    if (unit === undefined) return null;
    const state = unit.wounded > 0 ? speak('shatterpoint.table.wounded') : speak('shatterpoint.table.damageOf', { damage: unit.damage, stamina: faceOf(situation, unit)?.stamina ?? 10 });
    return { name, state, seat: unit.seat };
  },
  token: (chip, speak) => {
    if (isOption(chip)) return { icon: chip, name: speak(`shatterpoint.option.${chip}`) };
    return isCard(chip) ? { icon: chip, name: speak(`shatterpoint.card.${chip}`) } : null;
  },
  tell,
  partOf,
  joined,
  isQuiet,
  sideOf,
  opensTurn: ({ type }) => type === 'turnStarted',
  isKnown: (event, { view }) => !('objective' in event) || view.objectives.some(({ id }) => id === event.objective),
  turnOf: ({ view }) => ({ turn: view.turn, seat: view.active }),
  endRows: (situation) => {
    const counts = (count: (seat: Seat) => number): readonly number[] => situation.seats.map((_, seat) => count(seat));
    return [
      { word: 'shatterpoint.hud.endClaims', counts: counts((seat) => situation.view.players[seat]?.claimed.length ?? 0) },
      { word: 'shatterpoint.hud.endWounds', counts: counts((seat) => enemiesOf(situation, seat).reduce((sum, unit) => sum + unit.wounded + unit.injured, 0)) },
      { word: 'shatterpoint.hud.endDefeated', counts: counts((seat) => enemiesOf(situation, seat).filter((unit) => unit.defeated).length) },
    ];
  },
  rulebookNote: editionNote,
};
