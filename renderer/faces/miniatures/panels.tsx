import type { Panels } from '../face.ts';
import { PickBar } from '../../ask/PickBar.tsx';
import { AttackPanel } from './panels/AttackPanel.tsx';
import { HudCard } from './panels/HudCard.tsx';
import { RoundPanel } from './panels/RoundPanel.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import type { Situation } from './words/names.ts';
import './miniatures.css';

/** What Miniatures shows around the table and in it. */
export const panels: Panels<Situation> = {
  Sides: ({ situation }) => <><SidePanel seat={0} situation={situation} /><RoundPanel situation={situation} /><SidePanel seat={1} situation={situation} /></>,
  Card: HudCard,
  Attack: ({ situation }) => {
    const { attack } = situation.view;
    return attack === null ? null : <AttackPanel attack={attack} situation={situation} />;
  },
  FromThere: () => null,
  Scene: () => null,
  Pick: PickBar,
  useCover: () => null,
};
