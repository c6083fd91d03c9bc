import { useState, type ReactNode } from 'react';
import { useFaces } from '../faces/index.ts';
import { Segments } from '../ui/Segments.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak, type Speak } from '../words/speak.ts';

/** Sentences at most. */
const MOST = 12;

/** How a rule system is played, sentence by sentence; none where it says nothing of that. */
export const stepsOf = (system: string, speak: Speak): readonly string[] =>
  Array.from({ length: MOST }, (_, index) => `${system}.learn.${index + 1}`).filter((key) => speak.has(key)).map((key) => speak(key));

interface LearnProps {
  /** Ids of the rule systems that may be chosen, the one that is shown first before the others. */
  readonly systems: readonly string[];
  readonly onClose: () => void;
}

/** A rule system in a few sentences, and the choice of another; waits for the words of all. */
export function Learn({ systems, onClose }: LearnProps): ReactNode {
  const speak = useSpeak();
  // Faces bring their words.
  useFaces();
  const told = systems.filter((system) => stepsOf(system, speak).length > 0);
  const [system, setSystem] = useState(told[0]);
  return (
    <Sheet title={speak('menu.learn')} onClose={onClose}>
      {told.length > 1 && <Segments legend={speak('match.system')} value={system ?? ''} choices={told.map((value) => ({ value, label: speak(`${value}.system.name`) }))} onChange={setSystem} />}
      <ol className="steps">{system !== undefined && stepsOf(system, speak).map((step) => <li key={step}>{step}</li>)}</ol>
    </Sheet>
  );
}
