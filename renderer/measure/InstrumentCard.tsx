import { useEffect, type ReactNode } from 'react';
import { useEscape } from '../ui/hotkeys.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { match, useMatch } from '../match/match.ts';
import { scaleIn } from '../match/scaleIn.ts';
import { usePointedRule } from '../rulebook/book.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import type { Situation } from '../faces/face.ts';
import { usePanels } from '../faces/usePanels.ts';
import { ownKey } from '../words/own.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import type { Anchor, Instrument } from './chart.ts';
import { letGo, useInstruments, type LaidMeasure } from './instruments.ts';
import { distanceWords, heightWords, lengthWords } from './measureWords.ts';
import { SightNote } from './SightNote.tsx';
import '../words/measuring.ts';

/** What an end of the measure is called. */
function anchorWords(anchor: Anchor, situation: Situation | null, speak: Speak): string {
  if (anchor.kind === 'spot') return anchor.at.y < 0.5 ? speak('measure.place') : speak('measure.placeAbove', { mm: anchor.at.y.toFixed(1) });
  return (situation === null ? null : situation.face.words.thing(situation, anchor.id, speak))?.name ?? anchor.id;
}

/** The measuring tool or the sight tool in words, beside the table: what it found, by which rules. */
export function InstrumentCard(): ReactNode {
  const speak = useSpeak();
  const held = useInstruments((s) => s.held);
  const laid = useInstruments((s) => s.laid);
  const situation = useMatch((s) => s.situation);
  useEscape(letGo, held !== null);
  usePointedRule(held === null ? null : situation?.face.rules[held.kind] ?? null);
  useEffect(() => letGo, []);
  useEffect(() => { if (held !== null) match.getState().look(null); }, [held]);
  if (held === null) return null;
  const from = held.from === null ? null : anchorWords(held.from, situation, speak);
  const between = held.from?.kind === 'spot' && held.to?.kind === 'spot';
  const to = held.to === null ? null : anchorWords(held.to, situation, speak);
  return (
    <section className={`panel instrument is-${held.kind}`} data-tool={held.kind} data-layer aria-label={speak(`measure.${held.kind}`)}>
      <header>
        <Icon name={held.kind === 'measure' ? 'range' : 'focus'} />
        <h2>{from === null ? speak(`measure.${held.kind}`) : to === null || laid === null ? speak('measure.from', { from }) : between ? speak('measure.places') : speak('measure.fromTo', { from, to })}</h2>
        <CloseButton words={speak('measure.close')} onClose={letGo} />
      </header>
      {laid === null ? <p className="instrument__hint">{speak(held.from === null ? 'measure.choose' : 'measure.point')}</p> : situation === null ? null : <ToolNote laid={laid} held={held} situation={situation} />}
      <footer><Key name="Esc" /> {speak(held.fixed ? 'measure.again' : held.from === null ? 'measure.close' : 'measure.point')}</footer>
    </section>
  );
}

/** What the tool found, as the rule system measures. */
function ToolNote({ laid, held, situation }: { readonly laid: LaidMeasure; readonly held: Instrument; readonly situation: Situation }): ReactNode {
  const { Instrument: Own } = usePanels(situation.face);
  if (Own !== undefined) return <Own held={held} situation={situation} />;
  return held.kind === 'measure' ? <MeasureNote laid={laid} situation={situation} /> : <SightNote laid={laid} held={held} situation={situation} />;
}

function MeasureNote({ laid, situation: { face: { id, rules } } }: { readonly laid: LaidMeasure; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const scale = useMatch(scaleIn);
  const found = laid.measure;
  const [distance, height] = [distanceWords(found, speak), heightWords(found, speak, id)];
  return (
    <>
      <dl className="instrument__lines">
        <dt>{speak('measure.distance')}</dt>
        <dd><b data-testid="band">{distance.band}</b> <span data-testid="distance">{distance.length}</span> <RuleLink rule={rules.measure} />{distance.spare !== '' && <small>{distance.spare}</small>}</dd>
        <dt>{speak('measure.height')}</dt>
        <dd><b data-testid="relation">{height.relation}</b> <span>{height.length}</span> <RuleLink rule={rules.elevation} />{scale !== null && <small>{speak('measure.limit', { length: lengthWords(scale.levels.step, speak) })}</small>}</dd>
      </dl>
      {scale !== null && scale.advance !== null && scale.dash !== null && found.marks.some(({ kind }) => kind !== 'range') &&
        <small>{speak(ownKey(id, 'measure.lengths', speak), { advance: scale.advance, dash: scale.dash })}</small>}
    </>
  );
}
