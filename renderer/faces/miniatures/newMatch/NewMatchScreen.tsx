import { useMemo, useState, type ReactNode } from 'react';
import { anyOf, randomFrom } from '../../../../engine/core/rng.ts';
import { houseRules, type HouseRule } from '../../../../engine/miniatures/house-rules.ts';
import { deploymentFault } from '../../../../engine/space/terrain/named-places.ts';
import { SIDES } from '../../../../engine/miniatures/squad.ts';
import { useLikely } from '../../../match/likely.ts';
import { BattleMap, USUAL_SIZE } from '../../../muster/BattleMap.tsx';
import { anySeed } from '../../../muster/chance.ts';
import { Frame, More } from '../../../muster/Frame.tsx';
import { useKept, writeKept } from '../../../muster/kept.ts';
import { TablePick } from '../../../muster/TablePick.tsx';
import { namedRules, useNamedPlaces } from '../../../muster/useNamedPlaces.tsx';
import { UndoPick } from '../../../muster/UndoPick.tsx';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { NewMatchProps } from '../../face.ts';
import { matchArgs, problemsOf, randomSquad, squadsForm, usual, withoutNamed, withSettings, type Draft, type Squad } from './draft.ts';
import { draftOn, LAST, lastDraft, shelfOf } from './lastDraft.ts';
import { reasonOf, SquadPanel } from './SquadPanel.tsx';
import '../miniatures.css';

const NAMED = namedRules(houseRules);
/** What only experts set otherwise. */
const EXPERT = houseRules.map(({ name }) => name).filter((name) => name !== 'points' && name !== 'rounds' && name !== 'tableDeployment');

const replaced = <T,>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, i) => (i === at ? value : each));
const nameOf = ({ name }: Squad): string => name;
const figuresOf = ({ figures, reinforcements }: Squad): string => [...figures, ...reinforcements].join();
const squadOf = ({ squads, names, reinforcements }: Draft, seat: number): Squad =>
  ({ name: names[seat]!, figures: squads[seat]!, reinforcements: reinforcements[seat]! });

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
  const problem = draft.squads.flatMap((_, seat) => problemsOf(draft, seat, cards))[0];
  const places = useNamedPlaces({
    table: draft.table, call, chosen: draft.settings, rules: NAMED, without: withoutNamed,
    fault: (named, isPlayed) => (isPlayed('deployment') ? deploymentFault(named, SIDES.length) : null),
  });
  const isOutlined = places.isPlayed('deployment');
  const toTable = (to: string): Partial<Draft> => ({ table: to, settings: places.on(to) });
  const begin = (): void => {
    kept.forEach((shelf, seat) => shelf.played([squadOf(draft, seat)]));
    writeKept(LAST, draft);
    onStart(matchArgs({ ...draft, settings: places.chosen }));
  };
  const surprise = (): void => {
    const random = randomFrom(anySeed());
    const table = catalogue.tables.length === 0 ? draft.table : anyOf(catalogue.tables, random).id;
    change({ ...toTable(table), squads: SIDES.map((side) => randomSquad(side, draft.settings, cards, random)), names: SIDES.map(() => ''), reinforcements: SIDES.map(() => []) });
  };
  const reason = catalogue.tables.length === 0 ? speak('match.noTables') : cards.size === 0 ? speak('match.noCards') : problem === undefined ? places.reason : reasonOf(problem, speak);
  const { deployRows, square } = draft.settings;
  const table = catalogue.tables.find(({ id }) => id === draft.table)?.name ?? '';
  const plain = usual();
  const changed = EXPERT.filter((name) => draft.settings[name] !== plain[name]).length + Number(draft.undo !== 'safe');
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
            <BattleMap table={draft.table} words={speak('match.deployMap', { table })} size={USUAL_SIZE}
              deployments={isOutlined ? places.played.deployment.map((zone) => ({ kind: 'outline', ...zone })) : SIDES.map((_, seat) => ({ seat, kind: 'strip', side: seat === 0 ? 1 : -1, depth: deployRows * square }))} />
          </figure></div>
          <div className="mission__words">
            {rulesOf(['points', 'rounds'])}
            {places.picks((settings) => change({ settings }))}
          </div>
        </section></div>
      </div>
      <div className="muster__teams">
        {SIDES.map((side, seat) => (
          <SquadPanel
            key={side} side={side} seat={seat} kind={draft.seats[seat]!}
            squad={squadOf(draft, seat)} cards={cards} kept={kept[seat]!}
            limits={draft.settings} problems={problemsOf(draft, seat, cards)}
            onSquad={(squad) => change({
              squads: replaced(draft.squads, seat, squad.figures), names: replaced(draft.names, seat, squad.name),
              reinforcements: replaced(draft.reinforcements, seat, squad.reinforcements),
            })}
            onKind={(kind) => change({ seats: replaced(draft.seats, seat, kind) })}
          />
        ))}
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
