import { useState, type ReactNode } from 'react';
import { faceFor, faces } from '../faces/index.ts';
import type { NewMatchProps } from '../faces/face.ts';
import { Segments } from '../ui/Segments.tsx';
import { useSpeak } from '../words/speak.ts';

/** The rule system last chosen in this window. */
let last = faces[0]!.id;

/** Sets up a match: the rule system first, then what it needs. */
export function SetUp(props: Omit<NewMatchProps, 'systems'>): ReactNode {
  const speak = useSpeak();
  const [system, setSystem] = useState(last);
  const choose = (id: string): void => {
    last = id;
    setSystem(id);
  };
  const choices = faces.map(({ id }) => ({ value: id, label: <>{speak(`system.${id}.name`)}<small>{speak(`system.${id}.hint`)}</small></> }));
  const systems = choices.length > 1 ? <Segments legend={speak('match.system')} value={system} onChange={choose} choices={choices} /> : null;
  const { NewMatch } = faceFor(system) ?? faces[0]!;
  return <NewMatch key={system} {...props} systems={systems} />;
}
