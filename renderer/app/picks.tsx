import type { ReactNode } from 'react';
import type { Palette, Settings as Values } from '../match/settings.ts';
import { Segments } from '../ui/Segments.tsx';
import { SEAT_LETTERS } from '../words/seats.ts';
import { LANGUAGES, useSpeak } from '../words/speak.ts';

export interface SettingsProps {
  readonly settings: Values;
  readonly onChange: (change: Partial<Values>) => void;
}

const SCALES = [1, 1.25, 1.5, 1.75, 2] as const;
const PALETTES: readonly { readonly value: Palette; readonly word: string }[] = [
  { value: 'blue-vermilion', word: 'settings.paletteDefault' }, { value: 'blue-yellow', word: 'settings.paletteBlueYellow' }, { value: 'light-dark', word: 'settings.paletteLightDark' },
];

const Swatch = ({ palette }: { readonly palette: Palette }): ReactNode => <span className="swatch" data-swatch={palette}>{SEAT_LETTERS.map((letter) => <i key={letter} className={`pattern ${letter}`} />)}</span>;

export function TextScale({ settings, onChange, scales = SCALES }: SettingsProps & { readonly scales?: readonly number[] }): ReactNode {
  const speak = useSpeak();
  return <Segments legend={speak('settings.textScale')} value={settings.textScale} choices={scales.map((value) => ({ value, label: speak('settings.percent', { count: value * 100 }) }))} onChange={(textScale) => onChange({ textScale })} />;
}

export function PalettePick({ settings, onChange }: SettingsProps): ReactNode {
  const speak = useSpeak();
  return <Segments legend={speak('settings.palette')} value={settings.palette} choices={PALETTES.map(({ value, word }) => ({ value, label: <Swatch palette={value} />, name: speak(word) }))} onChange={(palette) => onChange({ palette })} />;
}

export function LanguagePick({ settings, onChange }: SettingsProps): ReactNode {
  const speak = useSpeak();
  return <Segments legend={speak('settings.language')} value={settings.language} choices={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))} onChange={(language) => onChange({ language })} />;
}
