import type { ReactNode } from 'react';
import type { Palette, Settings as Values } from '../match/settings.ts';
import { KINDS, PACES } from '../match/speeds.ts';
import { paceWords } from '../words/pace.ts';
import { SEAT_LETTERS } from '../words/seats.ts';
import { LANGUAGES, useSpeak } from '../words/speak.ts';
import { Segments } from '../ui/Segments.tsx';
import { Sheet } from '../ui/Sheet.tsx';

export interface SettingsProps {
  readonly settings: Values;
  readonly onChange: (change: Partial<Values>) => void;
}

const SCALES = [1, 1.25, 1.5, 1.75, 2] as const;
const PALETTES: readonly { readonly value: Palette; readonly word: string }[] = [
  { value: 'blue-vermilion', word: 'settings.paletteDefault' }, { value: 'blue-yellow', word: 'settings.paletteBlueYellow' }, { value: 'light-dark', word: 'settings.paletteLightDark' },
];

/** Shares of the window's pixels along an edge. */
const SHARP = [0.5, 0.75, 1] as const;

const CAMERAS: readonly { readonly value: Values['camera']; readonly word: string }[] = [
  { value: 'follows', word: 'settings.cameraFollows' }, { value: 'matters', word: 'settings.cameraMatters' }, { value: 'never', word: 'settings.cameraNever' },
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

function Volume({ legend, value, onChange }: { readonly legend: string; readonly value: number; readonly onChange: (value: number) => void }): ReactNode {
  return <label className="field"><span className="label">{legend}</span><input type="range" min={0} max={1} step={0.1} value={value} onChange={(event) => onChange(Number(event.target.value))} /></label>;
}

/** Everything a person can set; kept on this machine. */
export function Settings({ settings, onChange, onClose }: SettingsProps & { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  return (
    <Sheet title={speak('settings.heading')} className="wide" onClose={onClose}>
      <div className="settings">
        <LanguagePick settings={settings} onChange={onChange} />
        <TextScale settings={settings} onChange={onChange} />
        <PalettePick settings={settings} onChange={onChange} />
        <Segments legend={speak('settings.reducedMotion')} value={settings.reducedMotion} choices={[{ value: false, label: speak('settings.motionFull') }, { value: true, label: speak('settings.motionLess') }]} onChange={(reducedMotion) => onChange({ reducedMotion })} />
        <Segments legend={speak('settings.camera')} value={settings.camera} choices={CAMERAS.map(({ value, word }) => ({ value, label: speak(word) }))} onChange={(camera) => onChange({ camera })} />
        <Segments legend={speak('settings.quality')} value={settings.quality} choices={[{ value: 'auto', label: speak('settings.qualityAuto') }, { value: 'low', label: speak('settings.qualityLow') }, { value: 'high', label: speak('settings.qualityHigh') }]} onChange={(quality) => onChange({ quality })} />
        <Segments legend={speak('settings.sharpness')} value={settings.sharpness} choices={SHARP.map((value) => ({ value, label: speak('settings.percent', { count: value * 100 }) }))} onChange={(sharpness) => onChange({ sharpness })} />
        {KINDS.map((kind) => (
          <Segments key={kind} legend={speak(`settings.speed.${kind}`)} value={settings.speed[kind]} choices={PACES.map((value) => ({ value, label: paceWords(value, speak) }))} onChange={(pace) => onChange({ speed: { ...settings.speed, [kind]: pace } })} />
        ))}
        <Segments legend={speak('settings.curtain')} value={settings.curtain} choices={[{ value: false, label: speak('settings.curtainOff') }, { value: true, label: speak('settings.curtainOn') }]} onChange={(curtain) => onChange({ curtain })} />
        <Volume legend={speak('settings.effects')} value={settings.effects} onChange={(effects) => onChange({ effects })} />
        <Volume legend={speak('settings.ambience')} value={settings.ambience} onChange={(ambience) => onChange({ ambience })} />
      </div>
    </Sheet>
  );
}
