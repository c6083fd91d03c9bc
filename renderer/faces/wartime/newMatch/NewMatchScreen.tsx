import { useMemo, useState, type ReactNode } from 'react';
import { anyOf, randomFrom } from '../../../../engine/core/rng.ts';
import { useLikely } from '../../../match/likely.ts';
import type { TableSize } from '../../../../engine/space/terrain/size.ts';
import { BattleMap } from '../../../muster/BattleMap.tsx';
import { anySeed } from '../../../muster/chance.ts';
import { Frame, More } from '../../../muster/Frame.tsx';
import { useKept, writeKept } from '../../../muster/kept.ts';
import { TablePick } from '../../../muster/TablePick.tsx';
import { namedRules, useNamedPlaces } from '../../../muster/useNamedPlaces.tsx';
import { UndoPick } from '../../../muster/UndoPick.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import { deploymentFault } from '../../../../engine/space/terrain/named-places.ts';
import { houseRules } from '../../../../engine/wartime/house-rules.ts';
import { deploymentOf } from '../../../../engine/wartime/setup.ts';
import type { NewMatchProps } from '../../face.ts';
import { ArmyPanel, armyReason, type ArmyList } from './ArmyPanel.tsx';
import { listsForm, matchArgs, problemsOf, randomArmy, usual, withArmies, withoutNamed, type ArmyDraft, type Draft, type RuleName } from './draft.ts';
import { draftOn, LAST, lastDraft, shelfOf } from './lastDraft.ts';
import { RulePick } from './RulePick.tsx';
import '../wartime.css';

const NAMED = namedRules(houseRules);

/** Two to five armies. */
const COUNTS = [2, 3, 4, 5] as const;

/** Why an adventure cannot begin yet, or an empty text. */
function whyNot({ table, armies, rules }: Draft, cards: ReadonlyMap<string, CharacterFace>, speak: Speak): string {
  if (table === '') return speak('match.noTables');
  for (const [seat, army] of armies.entries()) {
    const [problem] = problemsOf(army, rules, cards);
    if (problem !== undefined) return speak('wartime.new.notYet', { army: speak('wartime.new.army', { number: seat + 1 }), reason: armyReason(problem, speak) });
  }
  return '';
}

const nameOf = ({ name }: ArmyList): string => name;
const figuresOf = ({ figures }: ArmyList): string => figures.join();

/** Where is fought, and which armies meet; the measures of the adventure are folded. Begins with the one last set up on this machine. */
export function NewMatchScreen({ catalogue, call, systems, table: wanted, busy, onStart, onBack }: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const cards = useMemo(() => shelfOf(catalogue), [catalogue]);
  const [draft, setDraft] = useState(() => (wanted === undefined ? lastDraft(catalogue, cards) : draftOn(catalogue, cards, wanted)));
  const kept = useKept<ArmyList>('wartime', listsForm, nameOf, figuresOf);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  useLikely(call, 'wartime', draft.table);
  const army = (place: number) => (value: ArmyDraft): void => change({ armies: draft.armies.map((each, i) => (i === place ? value : each)) });
  const places = useNamedPlaces({
    table: draft.table, tables: catalogue.tables, system: 'wartime', call, chosen: draft.rules, rules: NAMED, without: withoutNamed,
    fault: (named, isPlayed) => (isPlayed('deployment') ? deploymentFault(named, draft.armies.length) : null),
  });
  const isOutlined = places.isPlayed('deployment');
  const toTable = (to: string): Partial<Draft> => ({ table: to, rules: places.on(to) });
  const begin = (): void => {
    kept.played(draft.armies.map(({ name, figures }) => ({ name, figures })));
    writeKept(LAST, draft);
    onStart(matchArgs({ ...draft, rules: places.chosen }));
  };
  const surprise = (): void => {
    const random = randomFrom(anySeed());
    const table = catalogue.tables.length === 0 ? draft.table : anyOf(catalogue.tables, random).id;
    change({ ...toTable(table), armies: draft.armies.map((each) => ({ ...each, figures: randomArmy(draft.rules, cards, random) })) });
  };
  const table = catalogue.tables.find(({ id }) => id === draft.table)?.name ?? '';
  const plain = usual();
  const changed = Object.keys(draft.rules).filter((name) => name !== 'tableDeployment' && draft.rules[name as RuleName] !== plain[name as RuleName]).length + Number(draft.undo !== 'safe');
  const pointsOn = ([width, depth]: TableSize): ReturnType<typeof deploymentOf> => deploymentOf(draft.armies.length, { x: width / 2, z: depth / 2 });
  return (
    <Frame systems={systems} reason={whyNot(draft, cards, speak) || places.reason} busy={busy} onStart={begin} onSurprise={surprise} onBack={onBack}>
      <div className="muster__field">
        <TablePick tables={catalogue.tables} table={draft.table} call={call} onTable={(to) => change(toTable(to))} />
        <div className="muster__goal">
          <section className="field mission">
            <div className="mission__maps"><figure>
              <BattleMap table={draft.table} words={speak('match.deployMap', { table })}
                deployments={(size) => (isOutlined ? places.played.deployment.map((zone) => ({ kind: 'outline', ...zone })) : pointsOn(size).map((at, seat) => ({ seat, kind: 'disc', at, radius: Number(draft.rules.deployRange) })))} />
            </figure></div>
            <div className="mission__words">
              <Segments legend={speak('wartime.new.seats')} value={draft.armies.length} choices={COUNTS.map((count) => ({ value: count as number, label: speak('wartime.new.count', { count }) }))} onChange={(count) => change({ armies: withArmies(draft.armies, count) })} />
              {places.picks((rules) => change({ rules }))}
            </div>
          </section>
        </div>
      </div>
      <div className="muster__teams is-many">
        {draft.armies.map((each, seat) => <ArmyPanel key={seat} seat={seat} army={each} cards={cards} rules={draft.rules} kept={kept} onArmy={army(seat)} />)}
      </div>
      <More told={changed === 0 ? speak('match.moreUsual') : speak('match.moreChanged', { count: changed })}>
        <RulePick chosen={draft.rules} onChange={(rules) => change({ rules })} />
        <UndoPick value={draft.undo} onChange={(undo) => change({ undo })} />
      </More>
    </Frame>
  );
}
