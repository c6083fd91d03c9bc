import { useMemo, useState, type ReactNode } from 'react';
import { randomFrom, anyOf } from '../../../../engine/core/rng.ts';
import type { Link, SeatKind, TableSummary } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { MissionFace, MissionMap } from '../../../../engine/shatterpoint/exchange/index.ts';
import { namedFault } from '../../../../engine/shatterpoint/board/named-fault.ts';
import { houseRules as houseRuleList } from '../../../../engine/shatterpoint/state/house-rules.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { anySeed } from '../../../muster/chance.ts';
import { Frame, More } from '../../../muster/Frame.tsx';
import { useKept } from '../../../muster/kept.ts';
import { TablePick } from '../../../muster/TablePick.tsx';
import { namedRules, useNamedPlaces } from '../../../muster/useNamedPlaces.tsx';
import { printedIn, standIns } from '../printed.ts';
import { useSpeak } from '../../../words/speak.ts';
import { CORE_MISSION, EMPTY, erasUnder, isNamed, teamByChance, teamsForm, unitsOf, withoutNamed, type Draft, type TeamDraft } from './draft.ts';
import { HouseRules } from './HouseRules.tsx';
import { LengthPick, MatchChoices } from './MatchChoices.tsx';
import { MissionPick } from './MissionPick.tsx';
import { faultWords, firstOfEach, unfitReason, useTableFit, type AskFaults } from './tableFit.ts';
import { TeamPanel } from './TeamPanel.tsx';
import { teamReason } from './teamWords.ts';

interface NewMatchProps {
  /** The choice of the rule system. */
  readonly systems?: ReactNode;
  readonly tables: readonly TableSummary[];
  readonly call: Link['call'];
  readonly cards: ReadonlyMap<string, CardFace>;
  /** Mission sets to choose from; the core set's where nothing is said. */
  readonly missions?: readonly (MissionFace & Partial<MissionMap>)[];
  readonly start: Draft;
  /** What stands in the way of missions on a table; nothing where it is not asked. */
  readonly askFaults?: AskFaults;
  /** A match is being opened. */
  readonly busy: boolean;
  readonly onTable?: (table: string) => void;
  readonly onStart: (draft: Draft) => void;
  readonly onBack: () => void;
}

const CORE_MISSIONS = [CORE_MISSION];
const SEATS = [0, 1] as const;
const NAMED = namedRules(houseRuleList);

const swapped = <T,>(pair: readonly [T, T], seat: 0 | 1, value: T): readonly [T, T] => (seat === 0 ? [value, pair[1]] : [pair[0], value]);

/** What is set otherwise than most people want it, of what is folded away. */
const changedIn = ({ edition, undo, houseRules }: Draft): number => Number(edition !== 'current') + Number(undo !== 'safe')
  + houseRuleList.filter(({ name }) => name in houseRules && !isNamed(name)).length;

/** Where is fought, for what, and who fights whom; the rest is folded. */
export function NewMatch({
  systems = null, tables, call, cards: faces, missions = CORE_MISSIONS, askFaults, start, busy, onTable, onStart, onBack,
}: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const [draft, setDraft] = useState(start);
  const cards = useMemo(() => printedIn(faces.values(), draft.edition), [faces, draft.edition]);
  const shelf = useMemo(() => ({ cards, missions }), [cards, missions]);
  const kept = useKept<TeamDraft>('shatterpoint', teamsForm, ({ name }) => name, (team) => unitsOf(team).join());
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const toTable = (table: string): void => {
    change({ table, houseRules: places.on(table) });
    onTable?.(table);
  };
  const toMission = (seat: 0 | 1 | null, mission: string): void =>
    change({ teams: [seat === 1 ? draft.teams[0] : { ...draft.teams[0], mission }, seat === 0 ? draft.teams[1] : { ...draft.teams[1], mission }] });
  const brought = draft.teams.map(({ mission }) => mission);
  const laid = missions.flatMap(({ id, objectives }) => (brought.includes(id) && objectives !== undefined ? [{ id, objectives }] : []));
  const places = useNamedPlaces({
    table: draft.table, tables, system: 'shatterpoint', call, chosen: draft.houseRules, rules: NAMED, without: withoutNamed,
    fault: (named, isPlayed) => namedFault(named, { tableObjectives: isPlayed('objectives'), tableDeployment: isPlayed('deployment') }, laid),
  });
  const fit = useTableFit(draft.table, askFaults);
  const faults = places.isPlayed('objectives') ? [] : fit.faults;
  const unfit = unfitReason({ ...fit, faults }, brought, missions, speak) || places.reason;
  const unheld = firstOfEach(faults);
  const eras = erasUnder(draft.houseRules);
  const problem = draft.teams.flatMap(({ squads }) => teamProblems(squads, cards, eras))[0];
  const whyNot = (): string => {
    if (tables.length === 0) return speak('match.noTables');
    if (cards.size === 0) return speak('match.noCards');
    return problem === undefined ? unfit : teamReason(problem, shelf, speak);
  };
  const surprise = (): void => {
    const random = randomFrom(anySeed());
    const table = tables.length === 0 ? draft.table : anyOf(tables, random).id;
    const mission = anyOf(missions.filter(({ id }) => table !== draft.table || !fit.faults.some((fault) => fault.mission === id)), random).id;
    const team = (): TeamDraft => ({ ...EMPTY, mission, squads: teamByChance(cards.values(), eras, random) });
    change({ table, teams: [team(), team()], houseRules: places.on(table) });
    onTable?.(table);
  };
  const begin = (): void => {
    kept.played(draft.teams);
    onStart({ ...draft, houseRules: places.chosen });
  };
  return (
    <Frame systems={systems} reason={whyNot()} busy={busy} onStart={begin} onSurprise={surprise} onBack={onBack}>
      <div className="muster__field">
        <TablePick tables={tables} table={draft.table} call={call} onTable={toTable}>
          {fit.broken !== null && <p className="tables__note" role="status">{speak('match.brokenTable', { reason: fit.broken })}</p>}
          {unheld.length > 0 && <div className="tables__note" role="status"><p>{speak('shatterpoint.match.unheld')}</p>
            <ul>{unheld.map((fault) => <li key={fault.mission}>{faultWords(fault, missions, speak)}</li>)}</ul></div>}
        </TablePick>
        <div className="muster__goal">
          <MissionPick missions={missions} draft={draft} onMission={toMission} named={places.played}
            unheld={(id) => { const fault = unheld.find(({ mission }) => mission === id); return fault === undefined ? '' : faultWords(fault, missions, speak); }}>
            <LengthPick draft={draft} onChange={change} />
            {places.picks((houseRules) => change({ houseRules }))}
          </MissionPick>
        </div>
      </div>
      <div className="muster__teams">
        {SEATS.map((seat) => (
          <TeamPanel
            key={seat} seat={seat} heading={speak(seat === 0 ? 'shatterpoint.match.first' : 'shatterpoint.match.second')} team={draft.teams[seat]} kind={draft.seats[seat]}
            shelf={shelf} kept={kept} eras={eras} onTeam={(team) => change({ teams: swapped(draft.teams, seat, team) })}
            onKind={(kind: SeatKind) => change({ seats: swapped(draft.seats, seat, kind) })}
          />
        ))}
      </div>
      <More told={changedIn(draft) === 0 ? speak('match.moreUsual') : speak('match.moreChanged', { count: changedIn(draft) })}>
        <MatchChoices draft={draft} onChange={change} />
        {draft.edition === 'firstPrint' && <p className="muster__note">{speak('shatterpoint.match.mixture', { units: standIns(cards.values()).length })}</p>}
        <HouseRules chosen={draft.houseRules} onChange={(houseRules) => change({ houseRules })} />
      </More>
    </Frame>
  );
}
