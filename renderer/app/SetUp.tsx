import { useState, type ReactNode } from 'react';
import { useFaces } from '../faces/index.ts';
import type { NewMatchProps } from '../faces/face.ts';
import { Segments } from '../ui/Segments.tsx';
import { useSpeak } from '../words/speak.ts';

/** Where this machine keeps the rule system last chosen. */
const LAST = 'gantry.setup.system';

/** The rule system last chosen on this machine; null before a first choice, and where the browser keeps nothing. */
function lastSystem(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

function keepSystem(id: string): void {
  try {
    localStorage.setItem(LAST, id);
  } catch {
    // A browser that refuses storage begins with the first one next time.
  }
}

/** Sets up a match: the rule system first, in the host's order, then what it needs. */
export function SetUp(props: Omit<NewMatchProps, 'systems'>): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const offered = props.catalogue.systems.flatMap(({ id }) => faces.find((face) => face.id === id) ?? []);
  const [system, setSystem] = useState(() => { const last = lastSystem(); return offered.some(({ id }) => id === last) ? last! : offered[0]?.id; });
  const choose = (id: string): void => {
    keepSystem(id);
    setSystem(id);
  };
  const choices = offered.map(({ id }) => ({ value: id, label: <>{speak(`${id}.system.name`)}<small>{speak(`${id}.system.hint`)}</small></> }));
  const systems = choices.length > 1 && system !== undefined ? <Segments legend={speak('match.system')} quiet value={system} onChange={choose} choices={choices} /> : null;
  const { NewMatch } = offered.find(({ id }) => id === system) ?? faces[0]!;
  return <NewMatch key={system} {...props} systems={systems} />;
}
