import { useMemo, useState, type ReactNode } from 'react';
import type { SeatKind, TableSummary } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { MissionFace } from '../../../../engine/shatterpoint/exchange/index.ts';
import { erasInPlay, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { Key } from '../../../ui/Key.tsx';
import { printedIn, standIns } from '../printed.ts';
import { useSpeak } from '../../../words/speak.ts';
import { CORE_MISSION, isLegal, type Draft, type TeamDraft } from './draft.ts';
import { HouseRules } from './HouseRules.tsx';
import { MatchChoices } from './MatchChoices.tsx';
import { MissionsLeftOut } from './MissionsLeftOut.tsx';
import { TablePick } from './TablePick.tsx';
import { unfitReason, useTableFit, type AskFaults } from './tableFit.ts';
import { TeamEditor } from './TeamEditor.tsx';
import { teamReason } from './teamWords.ts';

interface NewMatchProps {
  /** The choice of the rule system. */
  readonly systems?: ReactNode;
  readonly tables: readonly TableSummary[];
  readonly cards: ReadonlyMap<string, CardFace>;
  /** Mission sets to choose from; the core set's where nothing is said. */
  readonly missions?: readonly MissionFace[];
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

const swapped = <T,>(pair: readonly [T, T], seat: 0 | 1, value: T): readonly [T, T] => (seat === 0 ? [value, pair[1]] : [pair[0], value]);

/** Table, teams, who plays, which cards, how long. */
export function NewMatch({
  systems = null, tables, cards: faces, missions = CORE_MISSIONS, askFaults, start, busy, onTable, onStart, onBack,
}: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const [draft, setDraft] = useState(start);
  const cards = useMemo(() => printedIn(faces.values(), draft.edition), [faces, draft.edition]);
  const shelf = useMemo(() => ({ cards, missions }), [cards, missions]);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const team = (seat: 0 | 1) => (value: TeamDraft): void => change({ teams: swapped(draft.teams, seat, value) });
  const seat = (which: 0 | 1) => (value: SeatKind): void => change({ seats: swapped(draft.seats, which, value) });
  const fit = useTableFit(draft.table, askFaults);
  const unfit = unfitReason(fit, draft.teams.map(({ mission }) => mission), missions, speak);
  const legal = isLegal(draft, cards) && unfit === '' && !busy;
  const eras = erasInPlay(draft.houseRules.eras === 3 ? 3 : 4);
  const problem = draft.teams.flatMap(({ squads }) => teamProblems(squads, cards, eras))[0];
  const begin = (): void => { if (legal) onStart(draft); };
  useHotkeys({ Enter: begin, Escape: onBack });
  const whyNot = (): string => {
    if (tables.length === 0) return speak('match.noTables');
    if (cards.size === 0) return speak('match.noCards');
    if (problem !== undefined) return speak('match.notYet', { reason: teamReason(problem, shelf, speak) });
    return unfit === '' ? '' : speak('match.notYet', { reason: unfit });
  };
  const editorOf = (which: 0 | 1): ReactNode => (
    <TeamEditor
      heading={speak(which === 0 ? 'shatterpoint.match.first' : 'shatterpoint.match.second')}
      side={which === 0 ? 'a' : 'b'}
      team={draft.teams[which]}
      seat={draft.seats[which]}
      shelf={shelf}
      eras={eras}
      onTeam={team(which)}
      onSeat={seat(which)}
    />
  );
  return (
    <main className="muster">
      <header className="muster__head">
        <button type="button" className="ghost" onClick={onBack}>
          {speak('menu.back')}
          <Key name="Esc" />
        </button>
        <h1>{speak('match.heading')}</h1>
      </header>
      <div className="muster__body scroll">
        {systems}
        <TablePick tables={tables} table={draft.table} fit={fit} missions={missions} onTable={(table) => { change({ table }); onTable?.(table); }} />
        <div className="muster__teams">
          {editorOf(0)}
          {editorOf(1)}
        </div>
        {missions.length > 1 && <MissionsLeftOut />}
        <MatchChoices draft={draft} onChange={change} />
        {draft.edition === 'firstPrint' && (
          <p className="muster__note">{speak('shatterpoint.match.mixture', { units: standIns(cards.values()).length })}</p>
        )}
        <HouseRules chosen={draft.houseRules} onChange={(houseRules) => change({ houseRules })} />
      </div>
      <footer className="muster__foot">
        <p role="status">{busy ? speak('match.starting') : whyNot()}</p>
        <button type="button" className={`option${legal ? ' main' : ''}`} aria-disabled={legal ? undefined : true} onClick={begin}>
          <span className="option__text">
            <b>{speak('match.start')}</b>
          </span>
          <Key name="↵" />
        </button>
      </footer>
    </main>
  );
}
