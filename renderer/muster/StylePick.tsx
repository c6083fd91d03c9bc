import type { ReactNode } from 'react';
import { USUAL_STYLE, type StyleId } from '../../engine/core/style.ts';
import { Select } from '../ui/Select.tsx';
import { useSpeak } from '../words/speak.ts';

interface StylePickProps {
  readonly styles: readonly StyleId[];
  readonly value: StyleId;
  readonly onChange: (style: StyleId) => void;
}

/** How computer seats like to play, of the styles that their rule system knows. */
export function StylePick({ styles, value, onChange }: StylePickProps): ReactNode {
  const speak = useSpeak();
  const offered = [USUAL_STYLE, ...styles];
  const chosen = (id: string): StyleId => offered.find((style) => style === id) ?? value;
  return (
    <label className="muster__level muster__style" title={speak(`style.${value}Hint`)}>
      <span>{speak('style.legend')}</span>
      <Select words={speak(`style.${value}`)} value={value} onChange={({ target }) => onChange(chosen(target.value))}>
        {offered.map((id) => <option key={id} value={id}>{speak(`style.${id}`)} — {speak(`style.${id}Hint`)}</option>)}
      </Select>
    </label>
  );
}
