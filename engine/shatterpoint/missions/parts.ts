import type { Seat } from '../../core/script.ts';
import { rollDefense } from '../attack/dice.ts';
import type { Game, MissionPart, StruggleCard } from '../game/game.ts';
import { map, missionAfter } from '../game/mission.ts';
import type { Objective } from '../state/state.ts';
import { emit } from '../game/emit.ts';

/** A struggle card from its maps in short form; `effect` is what else is printed on it, `doubt` what no source settles. */
export const struggleCard = (phase: 1 | 2 | 3, title: string, maps: readonly string[], effect?: string, doubt?: StruggleCard['doubt']): StruggleCard =>
  ({ phase, title, maps: maps.map(map), ...(effect === undefined ? {} : { effect }), ...(doubt === undefined ? {} : { doubt }) });

/** Active objectives under a seat's control. */
export const controlledBy = (game: Game, seat: Seat): Objective[] =>
  game.state.objectives.filter((objective) => objective.active && objective.controller === seat);

/** Active objectives with a Priority token. */
export const marked = (game: Game): Objective[] => game.state.objectives.filter((objective) => objective.active && objective.priority);

/** Whether priorities are rolled for: in struggles II and III. */
export const hasPriorities = (game: Game): boolean => game.state.struggle.number >= 2 && game.state.struggle.card !== null;

/** At the start of a turn one defense die marks the Active objective that shows its face (SP-OBJ-08). */
export const priorityRoll: MissionPart = missionAfter('priorityRoll', 'turnStarted', {
  when: hasPriorities,
  *run(game) {
    const [face] = yield* rollDefense('priority', 1);
    emit(game, { type: 'priorityRolled', face: face! });
    const shown = game.state.objectives.find((objective) => objective.active && objective.die === face);
    if (shown !== undefined && !shown.priority) emit(game, { type: 'priorityPlaced', objective: shown.id });
  },
});

/** After the struggle step of a turn the Priority tokens leave the table, where the condition holds. */
export const prioritiesLeave = (holds: (game: Game, seat: Seat) => boolean = () => true): MissionPart => missionAfter('prioritiesLeave', 'struggleStepped', {
  when: (game, { seat }) => game.state.objectives.some(({ priority }) => priority) && holds(game, seat),
  *run(game) { emit(game, { type: 'prioritiesRemoved' }); },
});

/** A player who controls marked objectives moves the token one space further, however many there are. */
export const priorityStep = (game: Game, seat: Seat): number => (marked(game).some(({ controller }) => controller === seat) ? 1 : 0);
