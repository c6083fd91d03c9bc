import type { ReactNode } from 'react';
import { HOURS } from '../../engine/space/terrain/light.ts';
import type { Settings as Values } from '../match/settings.ts';
import { KINDS, PACES } from '../match/speeds.ts';
import { SOUND_KINDS } from '../sound/kindNames.ts';
import { paceWords } from '../words/pace.ts';
import '../words/soundWords.ts';
import { useSpeak } from '../words/speak.ts';
import { Segments } from '../ui/Segments.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LanguagePick, PalettePick, TextScale, type SettingsProps } from './picks.tsx';

/** Shares of the window's pixels along an edge. */
const SHARP = [0.5, 0.75, 1] as const;

const CAMERAS: readonly { readonly value: Values['camera']; readonly word: string }[] = [
  { value: 'follows', word: 'settings.cameraFollows' }, { value: 'matters', word: 'settings.cameraMatters' }, { value: 'never', word: 'settings.cameraNever' },
];

/** The table's own hour, or another. */
const LIGHTS: readonly Values['light'][] = ['table', ...HOURS];

function Volume({ legend, value, onChange }: { readonly legend: string; readonly value: number; readonly onChange: (value: number) => void }): ReactNode {
  return <label className="field"><span className="label">{legend}</span><input type="range" min={0} max={1} step={0.1} value={value} onChange={(event) => onChange(Number(event.target.value))} /></label>;
}

const VOLUMES = ['master', ...SOUND_KINDS] as const;

/** How loud what is, whether anything is, and whether it is written. */
function Sounds({ settings: { sound }, onChange }: SettingsProps): ReactNode {
  const speak = useSpeak();
  const set = (change: Partial<Values['sound']>): void => onChange({ sound: { ...sound, ...change } });
  return (
    <>
      <Segments legend={speak('sound.sound')} value={sound.muted} choices={[{ value: false, label: speak('sound.on') }, { value: true, label: speak('sound.off') }]} onChange={(muted) => set({ muted })} />
      <Segments legend={speak('sound.captions')} value={sound.captions} choices={[{ value: false, label: speak('sound.captionsOff') }, { value: true, label: speak('sound.captionsOn') }]} onChange={(captions) => set({ captions })} />
      {VOLUMES.map((kind) => <Volume key={kind} legend={speak(`sound.volume.${kind}`)} value={sound[kind]} onChange={(volume) => set({ [kind]: volume })} />)}
    </>
  );
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
        <Segments legend={speak('settings.light')} value={settings.light} choices={LIGHTS.map((value) => ({ value, label: speak(`settings.lights.${value}`) }))} onChange={(light) => onChange({ light })} />
        {KINDS.map((kind) => (
          <Segments key={kind} legend={speak(`settings.speed.${kind}`)} value={settings.speed[kind]} choices={PACES.map((value) => ({ value, label: paceWords(value, speak) }))} onChange={(pace) => onChange({ speed: { ...settings.speed, [kind]: pace } })} />
        ))}
        <Segments legend={speak('settings.curtain')} value={settings.curtain} choices={[{ value: false, label: speak('settings.curtainOff') }, { value: true, label: speak('settings.curtainOn') }]} onChange={(curtain) => onChange({ curtain })} />
        <Sounds settings={settings} onChange={onChange} />
      </div>
    </Sheet>
  );
}
