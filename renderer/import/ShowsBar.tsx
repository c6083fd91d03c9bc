import type { ReactNode } from 'react';
import { STOREY } from '../../engine/space/ground/grid.ts';
import { MOST_STOREYS } from '../../engine/space/ground/storeys.ts';
import { KINDS, type SolidKind } from '../../engine/space/import/kinds.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import type { OverlayShapes } from '../workshop/overlayShapes.ts';
import { tellsGround } from '../workshop/overGround.ts';
import { BaseField, SquareField, SystemField } from '../workshop/panels/GroundFields.tsx';
import { Storeys } from '../workshop/panels/Storeys.tsx';
import { BASES } from '../workshop/trial.ts';
import { SHOWS, useImport, type Importer, type Shows } from './importer.ts';
import { KIND_TONES } from './kindTones.ts';
import { useModelOver, type ModelGround, type ModelOver } from './modelGround.ts';
import { offStoreys } from './modelShapes.ts';

interface ShowsBarProps {
  readonly importer: Importer;
  readonly ground: ModelGround;
  /** What the colours of the shapes mean. */
  readonly legend: OverlayShapes['legend'];
  /** Rules read nothing of what is to be shown. */
  readonly none: boolean;
}

/** What is shown, as the workshop calls it where it shows the same over a table. */
const showsWords = (shows: Shows, speak: Speak): string => speak(shows === 'look' || shows === 'kinds' ? `import.shows.${shows}` : `workshop.overlay.${shows}`);

/** What is drawn of the model, of whom that is told, and what its colours mean. */
export function ShowsBar({ importer, ground, legend, none }: ShowsBarProps): ReactNode {
  const speak = useSpeak();
  const shows = useImport(importer, (s) => s.shows);
  const made = useImport(importer, (s) => s.made);
  const base = useModelOver(ground, (s) => s.base);
  const kinds = (Object.keys(KINDS) as SolidKind[]).filter((kind) => made?.parts.some((part) => part.kind === kind));
  const rows = shows === 'kinds' ? kinds.map((kind) => ({ colour: KIND_TONES[kind], words: speak(`import.part.kindWords.${kind}`) })) : legend.map(({ colour, word, values }) => ({ colour, words: speak(`workshop.legend.${word}`, values) }));
  return (
    <div className="import__shows">
      <div className="segments" role="group" aria-label={speak('import.shows.heading')}>
        {SHOWS.map((one) => <button key={one} type="button" aria-pressed={shows === one} onClick={() => importer.store.setState({ shows: one })}>{showsWords(one, speak)}</button>)}
      </div>
      <Asked importer={importer} ground={ground} shows={shows} />
      {rows.length > 0 && <ul className="import__legend">{rows.map(({ colour, words }) => <li key={colour + words}><i style={{ background: colour }} />{words}</li>)}</ul>}
      {none && <p className="import__none" role="status">{speak(`import.shows.none.${shows}`, { base })}</p>}
    </div>
  );
}

/** Which bases find room on the piece. */
function fitWords(fits: ModelOver['fits'], speak: Speak): string {
  const sizes = BASES.filter((base) => fits.get(base) === true);
  return sizes.length === 0 ? speak('import.shows.fitsNone') : speak('import.shows.fits', { sizes: sizes.join(', ') });
}

/** That games on squares do not read some of a piece's floors. */
function offWords(model: PieceModel, speak: Speak): ReactNode {
  const heights = offStoreys(model);
  return heights.length > 0 && <p className="import__none" role="status">{speak('import.shows.offStorey', { heights: heights.join(', '), storey: STOREY, most: MOST_STOREYS })}</p>;
}

/** Whose rules, which base or which squares are meant where the ground is asked; what it is about, and whether it still measures. */
function Asked({ importer, ground, shows }: Pick<ShowsBarProps, 'importer' | 'ground'> & { readonly shows: Shows }): ReactNode {
  const speak = useSpeak();
  const { system, base, square, storey, grid, fits, working, fault } = useModelOver(ground, (s) => s);
  const model = useImport(importer, (s) => s.model);
  if (!tellsGround(shows)) return null;
  return (
    <div className="import__asked">
      {shows === 'cover' && <SystemField className="import__field" value={system} onValue={(id) => void ground.goBy(id)} />}
      {shows === 'room' && <BaseField className="import__field" value={base} onValue={(one) => ground.store.setState({ base: one })} />}
      {shows === 'squares' && <SquareField className="import__field" value={square} onValue={(side) => ground.store.setState({ square: side })} />}
      {shows === 'squares' && grid !== null && <Storeys count={grid.storeys.length} storey={storey} onStorey={(one) => ground.store.setState({ storey: one })} />}
      <small className="import__hint">{speak(`workshop.overlay.${shows}Hint`, { base })}</small>
      {shows === 'squares' && model !== null && offWords(model, speak)}
      <p role="status">{working ? speak('workshop.figure.measuring') : shows === 'room' && fits.size === BASES.length && fitWords(fits, speak)}</p>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
    </div>
  );
}
