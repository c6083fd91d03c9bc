import type { ComponentType } from 'react';
import type { PickRequest } from '../../../engine/core/script.ts';
import type { AskProps } from '../../ask/askProps.ts';
import { PickBar } from '../../ask/PickBar.tsx';
import type { Panels } from '../face.ts';
import './attack.css';
import { AnswerWindow } from './ask/AnswerWindow.tsx';
import { CombatTree } from './ask/CombatTree.tsx';
import { StancePick } from './ask/StancePick.tsx';
import { AttackScene } from './attack/AttackScene.tsx';
import { HudCard } from './cards/HudCard.tsx';
import { SideNumbers } from './cards/SideNumbers.tsx';
import { StruggleTracker } from './cards/StruggleTracker.tsx';
import { FromThere } from './measure/FromThere.tsx';
import { ThreatArcs } from './measure/ThreatArcs.tsx';
import { useCoverOf } from './measure/useCoverOf.ts';
import { OddsPanel } from './odds/OddsPanel.tsx';
import { readOdds } from './odds/odds.ts';
import { TargetPick } from './odds/TargetPick.tsx';
import type { Situation } from './words/names.ts';

/** Questions with a picture of their own; every other pick is a bar of buttons. */
const PICKS: Readonly<Record<string, ComponentType<AskProps<Situation> & { readonly request: PickRequest }>>> = {
  stance: StancePick, option: CombatTree, answer: AnswerWindow, target: TargetPick, attackKind: TargetPick,
};

/** What Shatterpoint shows around the table and in it. */
export const panels: Panels<Situation> = {
  Side: SideNumbers,
  Track: StruggleTracker,
  Card: HudCard,
  Attack: ({ situation, told }) => {
    const attack = situation.view.attacks.at(-1);
    return attack === undefined ? null : <AttackScene attack={attack} situation={situation} told={told} />;
  },
  Odds: ({ situation, odds }) => {
    const [first] = readOdds(odds).values();
    return first === undefined ? null : <OddsPanel odds={first} situation={situation} />;
  },
  FromThere,
  Scene: ThreatArcs,
  Pick: (props) => {
    const Pick = PICKS[props.request.ask] ?? PickBar;
    return <Pick {...props} />;
  },
  useCover: useCoverOf,
};
