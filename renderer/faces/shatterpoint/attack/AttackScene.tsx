import { useState, type ReactNode } from 'react';
import type { Happened } from '../../../../engine/host/link.ts';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { useMatch } from '../../../match/match.ts';
import { DiceWindow } from '../../../table/dice/DiceWindow.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { called, faceOf, unitFor } from '../words/names.ts';
import { counted } from '../words/tell.ts';
import { Dice } from './Dice.tsx';
import { Expertise } from './Expertise.tsx';
import type { AttackPart } from './part.ts';
import { Pool } from './Pool.tsx';
import { Roll } from './Roll.tsx';
import { Walk } from './Walk.tsx';

const NOTHING: readonly Happened[] = [];

/** Steps of an attack in which questions are about its dice. */
const OF_DICE: readonly Attack['step'][] = ['pools', 'rolls', 'expertise', 'results'];

/** Whether something is asked in whose answer the tree has no part: it gives way. */
const useAside = (step: Attack['step']): boolean => useMatch(({ request }) => {
  if (request === null || request.kind === 'roll') return false;
  const isOfDice = request.kind === 'pick' && request.ask !== 'answer' && OF_DICE.includes(step);
  return request.ask !== 'option' && !isOfDice;
});

/** An attack from its dice to its damage, beside the two who fight: both rolls with the window on the tray between them, the pool, the tree, what was done to the dice, the charts. While something else is asked all below the pool is folded. */
export function AttackScene({ attack, situation, told = NOTHING }: AttackPart & { readonly told?: readonly Happened[] }): ReactNode {
  const speak = useSpeak();
  const unit = unitFor(situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(situation, unit)?.stances[unit.stance];
  const names = speak('shatterpoint.scene.of', { attacker: called(situation, attack.attacker), defender: called(situation, attack.defender) });
  const aside = useAside(attack.step);
  const [open, setOpen] = useState(false);
  const rolled = ([[attack.attacker, attack.attackRoll], [attack.defender, attack.defenseRoll]] as const).filter(([, faces]) => faces.length > 0);
  return (
    <section className="attack" aria-label={names}>
      <Roll kind="attack" attack={attack} situation={situation} />
      <DiceWindow words={rolled.map(([who, faces]) => `${called(situation, who)}: ${counted(faces, speak)}`).join('\n')} />
      <Roll kind="defense" attack={attack} situation={situation} />
      <Pool attack={attack} situation={situation} stance={stance} fold={aside ? { open, onFold: () => setOpen(!open) } : null} />
      {(open || !aside) && <div className="attack__body panel scroll">
        {stance !== undefined && <Walk attack={attack} situation={situation} stance={stance} />}
        <Dice attack={attack} situation={situation} told={told} />
        {stance !== undefined && <Expertise attack={attack} situation={situation} stance={stance} />}
      </div>}
    </section>
  );
}
