import { useMemo, useState, type ReactNode } from 'react';
import { anyOf, randomFrom } from '../../../../engine/core/rng.ts';
import type { SeatKind } from '../../../../engine/host/link.ts';
import { houseRules, type HouseRule } from '../../../../engine/miniatures/house-rules.ts';
import { deploymentFault } from '../../../../engine/space/terrain/named-places.ts';
import { SIDES } from '../../../../engine/miniatures/squad.ts';
import { useLikely } from '../../../match/likely.ts';
import { BattleMap } from '../../../muster/BattleMap.tsx';
import { anySeed } from '../../../muster/chance.ts';
import { Frame, More } from '../../../muster/Frame.tsx';
import { useKept, writeKept } from '../../../muster/kept.ts';
import { TablePick } from '../../../muster/TablePick.tsx';
import { namedRules, useNamedPlaces } from '../../../muster/useNamedPlaces.tsx';
import { UndoPick } from '../../../muster/UndoPick.tsx';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { NewMatchProps } from '../../face.ts';
import { isDrawn, isSecret, matchArgs, problemsOf, randomSquad, revealed, squadsForm, usual, withoutNamed, withSettings, type Draft, type Squad } from './draft.ts';
import { CoveredSide } from './CoveredSide.tsx';
import { draftOn, LAST, lastDraft, shelfOf } from './lastDraft.ts';
import { reasonOf } from '../panels/recruits.tsx';
import { SquadPanel } from './SquadPanel.tsx';
import '../miniatures.css';

const NAMED = namedRules(houseRules);
/** How squads deploy on a printed map. */
const PRINTED = { deployment: 'SWM-3.2' } as const;
/** What only experts set otherwise. */
const EXPERT = houseRules.map(({ name }) => name).filter((name) => name !== 'points' && name !== 'rounds' && name !== 'tableDeployment');

const replaced = <T,>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, i) => (i === at ? value : each));
const nameOf = ({ name }: Squad): string => name;
const figuresOf = ({ figures }: Squad): string => figures.join();
const squadOf = ({ squads, names }: Draft, seat: number): Squad => ({ name: names[seat]!, figures: squads[seat]! });

/** Sets up a skirmish: where, and who fights whom; points, rounds and squares are folded. */
export function NewMatchScreen({ catalogue, call, systems, table: wanted, busy, onStart, onBack }: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const cards = useMemo(() => shelfOf(catalogue), [catalogue]);
  const [draft, setDraft] = useState(() => (wanted === undefined ? lastDraft(catalogue, cards) : draftOn(catalogue, cards, wanted)));
  const rebels = useKept<Squad>('miniatures.rebel', squadsForm, nameOf, figuresOf);
  const imperials = useKept<Squad>('miniatures.imperial', squadsForm, nameOf, figuresOf);
  const kept = [rebels, imperials];
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  useLikely(call, 'miniatures', draft.table);
  const [uncovered, setUncovered] = useState<number | null>(null);
  const problems = draft.squads.map((_, seat) => (isDrawn(draft, seat) ? [] : problemsOf(draft, seat, cards)));
  const faulty = problems.findIndex((those) => those.length > 0);
  // Nothing is told of a squad that is covered but that it is not ready.
  const problem = faulty < 0 ? '' : isSecret(draft, faulty) ? speak('miniatures.setUp.unready', { side: speak(`miniatures.setUp.${SIDES[faulty]!}`) }) : reasonOf(problems[faulty]![0]!, speak);
  const places = useNamedPlaces({
    table: draft.table, tables: catalogue.tables, system: 'miniatures', call, chosen: draft.settings, rules: NAMED, printed: PRINTED, without: withoutNamed,
    fault: (named, isPlayed) => (isPlayed('deployment') ? deploymentFault(named, SIDES.length) : null),
  });
  const isOutlined = places.isPlayed('deployment');
  const toTable = (to: string): Partial<Draft> => ({ table: to, settings: places.on(to) });
  const begin = (): void => {
    kept.forEach((shelf, seat) => { if (!isDrawn(draft, seat)) shelf.played([squadOf(draft, seat)]); });
    writeKept(LAST, draft);
    onStart(matchArgs(revealed({ ...draft, settings: places.chosen }, cards, randomFrom(anySeed()))));
  };
  const surprise = (): void => {
    const random = randomFrom(anySeed());
    const table = catalogue.tables.length === 0 ? draft.table : anyOf(catalogue.tables, random).id;
    change({ ...toTable(table), squads: SIDES.map((side) => randomSquad(side, draft.settings, cards, random)), names: SIDES.map(() => '') });
  };
  const reason = catalogue.tables.length === 0 ? speak('match.noTables') : cards.size === 0 ? speak('match.noCards') : problem === '' ? places.reason : problem;
  const { deployRows, square } = draft.settings;
  const table = catalogue.tables.find(({ id }) => id === draft.table)?.name ?? '';
  const plain = usual();
  const changed = EXPERT.filter((name) => draft.settings[name] !== plain[name]).length + Number(draft.undo !== 'safe');
  const playedBy = (seat: number) => (kind: SeatKind): void => {
    setUncovered(null);
    change({ seats: replaced(draft.seats, seat, kind) });
  };
  const rulesOf = (names: readonly HouseRule['name'][]): ReactNode => houseRules.filter(({ name }) => names.includes(name)).map(({ name, rule, values }) => (
    <fieldset key={name} className="field">
      <legend>{speak(`miniatures.setUp.${name}`)} <RuleLink rule={rule} /></legend>
      <div className="segments">{values.map((value) => (
        <button key={String(value)} type="button" aria-pressed={draft.settings[name] === value} onClick={() => setDraft(withSettings(draft, { ...draft.settings, [name]: value }, cards))}>{settingWords(name, value, speak)}</button>))}</div>
    </fieldset>
  ));
  return (
    <Frame systems={systems} reason={reason} busy={busy} onStart={begin} onSurprise={surprise} onBack={onBack}>
      <div className="muster__field">
        <TablePick tables={catalogue.tables} table={draft.table} call={call} onTable={(to) => change(toTable(to))} />
        <div className="muster__goal"><section className="field mission">
          <div className="mission__maps"><figure>
            <BattleMap table={draft.table} words={speak('match.deployMap', { table })}
              deployments={() => (isOutlined ? places.played.deployment.map((zone) => ({ kind: 'outline', ...zone })) : SIDES.map((_, seat) => ({ seat, kind: 'strip', side: seat === 0 ? 1 : -1, depth: deployRows * square })))} />
          </figure></div>
          <div className="mission__words">
            {rulesOf(['points', 'rounds'])}
            <fieldset className="field">
              <legend>{speak('miniatures.setUp.squads')} <RuleLink rule="SWM-2.5" /></legend>
              <div className="segments">{[true, false].map((secret) => (
                <button key={String(secret)} type="button" aria-pressed={draft.secret === secret} onClick={() => change({ secret })}>{speak(`miniatures.setUp.${secret ? 'secret' : 'inSight'}`)}</button>))}</div>
            </fieldset>
            {places.picks((settings) => change({ settings }))}
          </div>
        </section></div>
      </div>
      <div className="muster__teams">
        {SIDES.map((side, seat) => (isSecret(draft, seat) && uncovered !== seat ? (
          <CoveredSide
            key={side} side={side} seat={seat} kind={draft.seats[seat]!} isLegal={problems[seat]!.length === 0}
            onUncover={() => setUncovered(seat)} onKind={playedBy(seat)}
          />
        ) : (
          <SquadPanel
            key={side} side={side} seat={seat} kind={draft.seats[seat]!}
            squad={squadOf(draft, seat)} cards={cards} kept={kept[seat]!}
            limits={draft.settings} problems={problemsOf(draft, seat, cards)} {...(isSecret(draft, seat) ? { onCover: () => setUncovered(null) } : {})}
            onSquad={(squad) => change({
              squads: replaced(draft.squads, seat, squad.figures), names: replaced(draft.names, seat, squad.name) })}
            onKind={playedBy(seat)}
          />
        )))}
      </div>
      <More told={changed === 0 ? speak('match.moreUsual') : speak('match.moreChanged', { count: changed })}>
        {rulesOf(EXPERT)}
        <UndoPick value={draft.undo} onChange={(undo) => change({ undo })} />
      </More>
    </Frame>
  );
}

/** A value of a setting in words. */
function settingWords(name: keyof Draft['settings'], value: number | boolean, speak: Speak): string {
  if (typeof value === 'boolean') return speak(value ? 'miniatures.setUp.yes' : 'miniatures.setUp.no');
  if (name === 'square') return speak(value < 30 ? 'miniatures.setUp.squareInch' : 'miniatures.setUp.squareLarge');
  return speak(`miniatures.setUp.${name}Value`, { count: value });
}
