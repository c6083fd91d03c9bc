import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Ends } from '../../engine/host/link.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSpeak } from '../words/speak.ts';
import { useLoaded } from '../ui/useLoaded.ts';

/** What follows an answer at once, so that it cannot be taken back: dice or a drawn card, or another seat's answer. */
type End = Ends[string];

interface Boundary {
  /** By option, for the options that end the way back. */
  readonly ends: Readonly<Partial<Ends>>;
  /** What ends the way back whatever is answered; null where something can still be taken back. */
  readonly always: End | null;
}

const Context = createContext<Boundary>({ ends: {}, always: null });

const NOWHERE: Ends = {};
const asTold = (ends: Ends): Ends => ends;

interface WayBackEndsProps {
  /** Changes with every new question. */
  readonly asked: string;
  readonly loadEnds: (() => Promise<Ends>) | undefined;
  /** The open options of the question. */
  readonly options: readonly string[];
  readonly children: ReactNode;
}

/** Lets a question and its options say, before an answer, that it is the last one that can be taken back. */
export function WayBackEnds({ asked, loadEnds, options, children }: WayBackEndsProps): ReactNode {
  const ends: Boundary['ends'] = useLoaded(asked, loadEnds, asTold, NOWHERE);
  const boundary = useMemo((): Boundary => ({ ends, always: options.every((option) => ends[option] !== undefined) ? ends[options[0] ?? ''] ?? null : null }), [ends, options]);
  return <Context value={boundary}>{children}</Context>;
}

/** Why an option would be the last answer that can be taken back, in words; null where it would not. */
export function useEndWords(option: string): string | null {
  const speak = useSpeak();
  const end = useContext(Context).ends[option];
  return end === undefined ? null : speak(`takeBack.ends.${end}`);
}

/** The sign of it on an option; only heard where the question says so of all. */
export function EndMark({ words }: { readonly words: string }): ReactNode {
  const { always } = useContext(Context);
  return <span className={`option__end${always === null ? '' : ' sr'}`}><Icon name="noBack" label={words} /></span>;
}

/** Beside the question, where it is so whatever is answered. */
export function EndNote(): ReactNode {
  const speak = useSpeak();
  const { always } = useContext(Context);
  return always === null ? null : <small className="request__beyond"><Icon name="noBack" /> {speak(`takeBack.ends.${always}`)}</small>;
}
