import type { ComponentType } from 'react';
import type { PickRequest } from '../../../engine/core/script.ts';
import type { ShatterpointSetup } from '../../../engine/shatterpoint/state/setup.ts';
import type { AskProps } from '../../ask/askProps.ts';
import { PickBar } from '../../ask/PickBar.tsx';
import type { Panels } from '../face.ts';
import { AnswerWindow } from './ask/AnswerWindow.tsx';
import { CombatTree } from './ask/CombatTree.tsx';
import { StancePick } from './ask/StancePick.tsx';
import { AttackDice } from './cards/AttackDice.tsx';
import { HudCard } from './cards/HudCard.tsx';
import { SidePanel } from './cards/SidePanel.tsx';
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

/** Struggles that win the match where its setup says nothing. */
const CLAIMS_TO_WIN = 2;

/** What Shatterpoint shows around the table and in it. */
export const panels: Panels<Situation> = {
  Sides: ({ situation }) => {
    const need = (situation.setup as Partial<ShatterpointSetup> | undefined)?.claimsToWin ?? CLAIMS_TO_WIN;
    return (
      <>
        <SidePanel seat={0} situation={situation} need={need} />
        <StruggleTracker situation={situation} />
        <SidePanel seat={1} situation={situation} need={need} />
      </>
    );
  },
  Card: HudCard,
  Attack: ({ situation }) => {
    const attack = situation.view.attacks.at(-1);
    return attack === undefined ? null : <AttackDice attack={attack} situation={situation} />;
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
