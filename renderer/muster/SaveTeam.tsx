import { useState, type ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';

interface SaveTeamProps {
  readonly name: string;
  readonly longest: number;
  readonly onSave: (name: string) => void;
}

/** Gives the present team a name and saves it on this machine. */
export function SaveTeam({ name, longest, onSave }: SaveTeamProps): ReactNode {
  const speak = useSpeak();
  const [text, setText] = useState(name);
  const save = (): void => { if (text.trim() !== '') onSave(text.trim()); };
  return (
    <form className="save-team" onSubmit={(event) => { event.preventDefault(); save(); }}>
      <label className="slot"><span>{speak('match.teams.name')}</span><input maxLength={longest} autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} /></label>
      <button type="submit" className="option" aria-disabled={text.trim() === '' ? true : undefined}><span className="option__text"><b>{speak('match.teams.save')}</b></span></button>
    </form>
  );
}
