import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { STYLES, USUAL_STYLE, type StyleId } from '../../engine/core/style.ts';
import { LEVELS, USUAL_LEVEL, type LevelId } from '../../engine/search/levels.ts';
import type { CallArgs } from '../../engine/host/link.ts';
import { suits } from '../../engine/space/terrain/suits.ts';
import { useFaces } from '../faces/index.ts';
import type { NewMatchProps } from '../faces/face.ts';
import { LevelPick } from '../muster/LevelPick.tsx';
import { StylePick } from '../muster/StylePick.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useSpeak } from '../words/speak.ts';

/** What this machine keeps of the last choice. */
const [SYSTEM, LEVEL, STYLE] = ['gantry.setup.system', 'gantry.setup.level', 'gantry.setup.style'];

/** What was last chosen on this machine; null before a first choice, and where the browser keeps nothing. */
function last(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, choice: string): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // A browser that refuses storage begins with what is usual next time.
  }
}

/** Sets up a match: the rule system first, in the host's order, and how strong the computer is, then what the rules need. */
export function SetUp(props: Omit<NewMatchProps, 'systems'>): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const offered = props.catalogue.systems.flatMap(({ id }) => faces.find((face) => face.id === id) ?? []);
  const [system, setSystem] = useState(() => (offered.find(({ id }) => id === last(SYSTEM)) ?? offered[0])?.id);
  const [level, setLevel] = useState((): LevelId => LEVELS.find((id) => id === last(LEVEL)) ?? USUAL_LEVEL);
  const [wanted, setWanted] = useState((): StyleId => STYLES.find((id) => id === last(STYLE)) ?? USUAL_STYLE);
  const styles = props.catalogue.systems.find(({ id }) => id === system)?.styles ?? [];
  const style = styles.includes(wanted) ? wanted : USUAL_STYLE;
  const choose = (id: string): void => {
    keep(SYSTEM, id);
    setSystem(id);
  };
  const chooseLevel = (id: LevelId): void => {
    keep(LEVEL, id);
    setLevel(id);
  };
  const chooseStyle = (id: StyleId): void => {
    keep(STYLE, id);
    setWanted(id);
  };
  // What is usual is not said: a match without computers has neither level nor style.
  const start = (args: CallArgs<'newMatch'>): void => props.onStart(!args.seats.includes('computer') ? args : {
    ...args, ...(level === USUAL_LEVEL ? {} : { level }), ...(style === USUAL_STYLE ? {} : { style }),
  });
  const choices = offered.map(({ id }) => ({ value: id, label: <>{speak(`${id}.system.name`)}<small>{speak(`${id}.system.hint`)}</small></> }));
  const systems = (
    <>
      {choices.length > 1 && system !== undefined && <Segments legend={speak('match.system')} quiet value={system} onChange={choose} choices={choices} />}
      <LevelPick value={level} onChange={chooseLevel} />
      {styles.length > 0 && <StylePick styles={styles} value={style} onChange={chooseStyle} />}
    </>
  );
  // The screen is there at once; what is on it is drawn piece by piece, so that nothing is held up.
  const drawn = useDeferredValue<string | null | undefined>(system, null);
  const catalogue = useMemo(() => ({ ...props.catalogue, tables: props.catalogue.tables.filter((table) => suits(table, drawn ?? '')) }), [props.catalogue, drawn]);
  if (drawn === null) return <main className="muster" aria-busy="true" />;
  const { NewMatch } = offered.find(({ id }) => id === drawn) ?? faces[0]!;
  return <NewMatch key={drawn} {...props} catalogue={catalogue} onStart={start} systems={systems} />;
}
