import type { ReactNode } from 'react';
import { LEVELS, type LevelId } from '../../engine/search/levels.ts';
import { Select } from '../ui/Select.tsx';
import { useSpeak } from '../words/speak.ts';

/** How strong computer seats are. */
export function LevelPick({ value, onChange }: { readonly value: LevelId; readonly onChange: (level: LevelId) => void }): ReactNode {
  const speak = useSpeak();
  const chosen = (id: string): LevelId => LEVELS.find((level) => level === id) ?? value;
  return (
    <label className="muster__level" title={speak(`level.${value}Hint`)}>
      <span>{speak('level.legend')}</span>
      <Select words={speak(`level.${value}`)} value={value} onChange={({ target }) => onChange(chosen(target.value))}>
        {LEVELS.map((id) => <option key={id} value={id}>{speak(`level.${id}`)} — {speak(`level.${id}Hint`)}</option>)}
      </Select>
    </label>
  );
}
