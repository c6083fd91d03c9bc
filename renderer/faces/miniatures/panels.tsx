import type { Panels } from '../face.ts';
import { PickBar } from '../../ask/PickBar.tsx';
import { ReinforcePick } from './ask/ReinforcePick.tsx';
import { AttackPanel } from './panels/AttackPanel.tsx';
import { HudCard } from './panels/HudCard.tsx';
import { RoundPanel } from './panels/RoundPanel.tsx';
import { SideNumbers } from './panels/SideNumbers.tsx';
import { FromThere } from './sight/FromThere.tsx';
import { LookNote } from './sight/LookNote.tsx';
import { LookScene } from './sight/LookScene.tsx';
import type { Situation } from './words/names.ts';
import './miniatures.css';

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
  Pick: (props) => (props.request.ask === 'reinforce' ? <ReinforcePick {...props} /> : <PickBar {...props} />),
  useCover: () => null,
  Instrument: LookNote,
};
