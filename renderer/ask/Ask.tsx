import type { ReactNode } from 'react';
import type { Request } from '../../engine/core/script.ts';
import { usePanels } from '../faces/usePanels.ts';
import type { Situation } from '../faces/face.ts';
import type { AskProps } from './askProps.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { WayBackEnds } from './WayBackEnds.tsx';

/** Shows whatever is asked of a person. */
export function Ask({ request, ...props }: AskProps<Situation> & { readonly request: Request }): ReactNode {
  const { Pick } = usePanels(props.situation.face);
  switch (request.kind) {
    case 'pick': return <WayBackEnds key={props.asked} asked={props.asked} loadEnds={props.loadEnds} options={request.options}><Pick {...props} request={request} /></WayBackEnds>;
    case 'place': return <PlaceBar key={props.asked} {...props} request={request} />;
    case 'roll': return null;
    default: return request satisfies never;
  }
}
