import type { ReactNode } from 'react';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { DiceWindow } from '../../../table/dice/DiceWindow.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { called, faceOf, unitFor, type Situation } from '../words/names.ts';
import { Expertise } from './Expertise.tsx';
import { Pool } from './Pool.tsx';
import { Roll } from './Roll.tsx';
import { Walk } from './Walk.tsx';

export interface AttackPart {
  readonly attack: Attack;
  readonly situation: Situation;
}

/** An attack from its dice to its damage, beside the two who fight: both rolls with the window on the tray between them, the pool, the tree, the charts. */
export function AttackScene({ attack, situation }: AttackPart): ReactNode {
  const speak = useSpeak();
  const unit = unitFor(situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(situation, unit)?.stances[unit.stance];
  const names = speak('shatterpoint.scene.of', { attacker: called(situation, attack.attacker), defender: called(situation, attack.defender) });
  return (
    <section className="attack" aria-label={names}>
      <Roll kind="attack" attack={attack} situation={situation} />
      <DiceWindow />
      <Roll kind="defense" attack={attack} situation={situation} />
      <Pool attack={attack} situation={situation} stance={stance} />
      <div className="attack__body panel scroll">
        {stance !== undefined && <Walk attack={attack} situation={situation} stance={stance} />}
        {stance !== undefined && <Expertise attack={attack} situation={situation} stance={stance} />}
      </div>
    </section>
  );
}
