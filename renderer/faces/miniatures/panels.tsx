import type { ComponentType } from 'react';
import type { PickRequest } from '../../../engine/core/script.ts';
import type { AskProps } from '../../ask/askProps.ts';
import type { Panels } from '../face.ts';
import { PickBar } from '../../ask/PickBar.tsx';
import { ReinforcePick } from './ask/ReinforcePick.tsx';
import { StrikePick } from './ask/StrikePick.tsx';
import { AttackPanel } from './panels/AttackPanel.tsx';
import { HudCard } from './panels/HudCard.tsx';
import { RoundPanel } from './panels/RoundPanel.tsx';
import { SideNumbers } from './panels/SideNumbers.tsx';
import { FromThere } from './sight/FromThere.tsx';
import { LookNote } from './sight/LookNote.tsx';
import { LookScene } from './sight/LookScene.tsx';
import type { Situation } from './words/names.ts';
import './miniatures.css';

/** Questions with more than a bar of buttons: who joins, and everything that a die is thrown for. */
const PICKS: Readonly<Record<string, ComponentType<AskProps<Situation> & { readonly request: PickRequest }>>> = {
  reinforce: ReinforcePick, act: StrikePick, opportunity: StrikePick, strafe: StrikePick, target: StrikePick, combineFire: StrikePick, reroll: StrikePick,
};

/** What Miniatures shows around the table and in it. */
export const panels: Panels<Situation> = {
  Side: SideNumbers,
  Track: RoundPanel,
  Card: HudCard,
  Attack: ({ situation }) => {
    const { attack } = situation.view;
    return attack === null ? null : <AttackPanel attack={attack} situation={situation} />;
  },
  FromThere,
  Scene: LookScene,
  Pick: (props) => {
    const Pick = PICKS[props.request.ask] ?? PickBar;
    return <Pick {...props} />;
  },
  useCover: () => null,
  Instrument: LookNote,
};
