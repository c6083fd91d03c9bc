import type { ReactNode } from 'react';
import type { Request } from '../../engine/core/script.ts';
import { TargetPick } from '../faces/shatterpoint/odds/TargetPick.tsx';
import { AnswerWindow } from '../faces/shatterpoint/ask/AnswerWindow.tsx';
import type { AskProps } from './askProps.ts';
import { CombatTree } from '../faces/shatterpoint/ask/CombatTree.tsx';
import { PickBar } from './PickBar.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { StancePick } from '../faces/shatterpoint/ask/StancePick.tsx';
import { WayBackEnds } from './WayBackEnds.tsx';

/** Questions with a picture of their own; every other pick is a bar of buttons. */
const PICKS: Readonly<Record<string, typeof PickBar>> = { stance: StancePick, option: CombatTree, answer: AnswerWindow, target: TargetPick, attackKind: TargetPick };

/** Shows whatever is asked of a person. */
export function Ask({ request, ...props }: AskProps & { readonly request: Request }): ReactNode {
  switch (request.kind) {
    case 'pick': {
      const Pick = PICKS[request.ask] ?? PickBar;
      return <WayBackEnds key={props.asked} asked={props.asked} loadEnds={props.loadEnds} options={request.options}><Pick {...props} request={request} /></WayBackEnds>;
    }
    case 'place': return <PlaceBar key={props.asked} {...props} request={request} />;
    case 'roll': return null;
    default: return request satisfies never;
  }
}
