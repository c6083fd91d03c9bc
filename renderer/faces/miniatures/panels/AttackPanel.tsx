import type { ReactNode } from 'react';
import type { Attack, AttackMade } from '../../../../engine/miniatures/state.ts';
import { DiceWindow } from '../../../table/dice/DiceWindow.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { figureIn } from '../view.ts';
import { called, cardIn, type Situation } from '../words/names.ts';
import { signed } from '../words/tell.ts';

interface AttackPanelProps {
  readonly attack: Attack;
  readonly situation: Situation;
}

/** One part of a sum. */
interface Part {
  readonly word: string;
  readonly value: string;
}

/** What makes up the attacker's total: the die, the card, helpers, feats. */
function attackParts({ attacker, helpers, help, roll }: Attack, situation: Situation, speak: Speak): readonly Part[] {
  const figure = figureIn(situation.view, attacker);
  const base = (figure === undefined ? undefined : cardIn(situation, figure))?.attack ?? 0;
  const feats = roll === null ? 0 : roll.total - roll.natural - base - help;
  return [
    ...(roll === null ? [] : [{ word: speak('miniatures.attack.die'), value: String(roll.natural) }]),
    { word: speak('miniatures.attack.bonus'), value: signed(base) },
    ...(help === 0 ? [] : [{ word: speak('miniatures.attack.helpers', { count: helpers.length }), value: signed(help) }]),
    ...(feats === 0 ? [] : [{ word: speak('miniatures.attack.feats'), value: signed(feats) }]),
  ];
}

/** What makes up the number to reach: the card, and cover as it came out, or what a commander adds. */
function defenseParts({ target, cover, roll }: Attack, situation: Situation, speak: Speak): readonly Part[] {
  const figure = figureIn(situation.view, target);
  const base = (figure === undefined ? undefined : cardIn(situation, figure))?.defense ?? 0;
  const covered = roll === null ? null : roll.defense - base;
  return [
    { word: speak('miniatures.attack.defense'), value: String(base) },
    ...(cover ? [{ word: speak('miniatures.attack.cover'), value: covered === null ? '+' : signed(covered) }] : []),
    ...(!cover && covered !== null && covered !== 0 ? [{ word: speak('miniatures.attack.feats'), value: signed(covered) }] : []),
  ];
}

interface SumProps {
  readonly who: string;
  readonly situation: Situation;
  readonly parts: readonly Part[];
  readonly total: number | null;
}

function Sum({ who, situation, parts, total }: SumProps): ReactNode {
  return (
    <div className="strike__side">
      <h4><i className={`pattern ${seatLetter(figureIn(situation.view, who)?.seat ?? 0)}`} aria-hidden="true" />{called(situation, who)}</h4>
      <ul>{parts.map(({ word, value }) => <li key={word}><span>{word}</span><b>{value}</b></li>)}</ul>
      {total !== null && <p className="strike__total">{total}</p>}
    </div>
  );
}

const outcomeOf = ({ outcome, damage }: AttackMade, speak: Speak): string =>
  (outcome === null ? speak('miniatures.attack.waiting') : speak(`miniatures.attack.${outcome}`, { damage }));

/** The attacks that one is made within, or those that were made within it, in a line each. */
function Others({ attack: { within = [], answers = [] }, situation }: AttackPanelProps): ReactNode {
  const speak = useSpeak();
  if (within.length + answers.length === 0) return null;
  const line = (word: 'around' | 'inIt', one: AttackMade, key: number): ReactNode => (
    <li key={`${word}${key}`}>{speak(`miniatures.attack.${word}`, {
      attacker: called(situation, one.attacker), target: called(situation, one.target), outcome: outcomeOf(one, speak),
      ...(one.roll === null ? { context: 'unrolled' } : { total: one.roll.total, defense: one.roll.defense }),
    })}</li>
  );
  return <ul className="strike__others">{within.map((one, key) => line('around', one, key))}{answers.map((one, key) => line('inIt', one, key))}</ul>;
}

/** The attack being made, or the last one: the die with everything that is added, against the Defense to reach. */
export function AttackPanel({ attack, situation }: AttackPanelProps): ReactNode {
  const speak = useSpeak();
  const { attacker, target, occasion, roll, outcome } = attack;
  const title = speak(`miniatures.attack.${occasion === 'opportunity' || occasion === 'answer' ? occasion : 'title'}`);
  return (
    <section className="strike dice-column" aria-label={title}>
      <div className="panel">
        <h3>{title}</h3>
        <div className="strike__sums">
          <Sum who={attacker} situation={situation} parts={attackParts(attack, situation, speak)} total={roll?.total ?? null} />
          <Sum who={target} situation={situation} parts={defenseParts(attack, situation, speak)} total={roll?.defense ?? null} />
        </div>
        <Others attack={attack} situation={situation} />
      </div>
      <DiceWindow />
      <p className={`panel strike__outcome${outcome === null ? ' is-waiting' : outcome === 'missed' ? '' : ' is-hit'}`} aria-live="polite">
        {outcomeOf(attack, speak)}
      </p>
    </section>
  );
}
