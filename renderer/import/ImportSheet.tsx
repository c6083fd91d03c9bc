import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { LARGEST_FILE, MOST_TRIANGLES } from '../../engine/space/import/limits.ts';
import { LONGEST_PACK } from '../../engine/space/terrain/pack.ts';
import { sentence } from '../match/messages.ts';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { takePack } from '../workshop/ownPacks.ts';
import { BrushFields } from './BrushFields.tsx';
import { BudgetField } from './BudgetField.tsx';
import { ACCEPT, sorted } from './given.ts';
import { Importer, useImport } from './importer.ts';
import { isLacking, refusalWords, technicalWords } from './importWords.ts';
import { GivenUp } from './modelShop.ts';
import { ModelStage } from './ModelStage.tsx';
import { Notes } from './Notes.tsx';
import { PartsList } from './PartsList.tsx';
import { Progress } from './Progress.tsx';
import { categoryOf, keepPiece, missingOf, nameOf, PackFull, type Rights } from './rights.ts';
import { RightsFields } from './RightsFields.tsx';
import { StanceFields } from './StanceFields.tsx';
import { WaysFields } from './WaysFields.tsx';
import './import.css';

interface ImportSheetProps {
  /** Files that were dropped before the sheet was open. */
  readonly dropped: readonly File[];
  /** The piece is in the palette, under the name that tables know it by; null where a whole pack was taken in. */
  readonly onKept: (piece: string | null) => void;
  readonly onClose: () => void;
}

/** Whoever brought the last one most likely brings the next. */
let before: Pick<Rights, 'author' | 'licence' | 'ownLicence'> = { author: '', licence: '', ownLicence: '' };

const NEW: Omit<Rights, keyof typeof before> = { name: '', category: 'scatter', pack: null, packName: '' };

/** A message with a full stop. */
const ended = (text: string): string => text.replace(/[.!?…]?$/, (end) => (end === '' ? '.' : end));

/** Brings a model in: read, looked at, adjusted, previewed as rules read it, named and kept. */
export function ImportSheet({ dropped, onKept, onClose }: ImportSheetProps): ReactNode {
  const speak = useSpeak();
  const [importer] = useState(() => new Importer());
  const [rights, setRights] = useState<Rights>({ ...NEW, ...before });
  const [dropping, setDropping] = useState(false);
  const [fault, setFault] = useState<{ readonly title: string; readonly message: string; readonly technical?: string } | null>(null);
  const [keeping, setKeeping] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const here = useImport(importer, (s) => s.read !== null);
  const refused = useImport(importer, (s) => s.refused);
  const working = useImport(importer, (s) => s.working !== null);
  const made = useImport(importer, (s) => s.made);
  const known = useRef('');
  const last = useRef<readonly File[]>([]);
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const { refused: why } = importer.store.getState();
    // What a model lacked goes to it.
    const given = sorted(files).model === undefined && isLacking(why) ? [...last.current, ...files] : files;
    const { model: file, beside, others } = sorted(given);
    if (file === undefined) {
      if (why !== null) importer.cancel();
      return setFault({ title: speak('import.refused'), message: speak('import.noModel') });
    }
    last.current = given;
    setFault(null);
    if (file.name.toLowerCase().endsWith('.gantry-pack')) {
      try {
        if (file.size > LONGEST_PACK * 2) throw new Error(speak('import.rights.tooLong', { size: Math.ceil(file.size / 1024), most: LONGEST_PACK / 1024 }));
        await takePack(await file.text());
        onKept(null);
      } catch (why) {
        setFault({ title: speak('import.refusedPack'), message: sentence(why) });
      }
      return;
    }
    const [name, shown] = [nameOf(file.name), known.current];
    setRights((now) => ({ ...now, name, packName: now.packName === '' || now.packName === shown ? name : now.packName }));
    known.current = name;
    await importer.open(file, beside, others);
    const { made: first } = importer.store.getState();
    if (first !== null) setRights((now) => ({ ...now, category: categoryOf(first) }));
  };
  const begin = useRef(() => void take(dropped));
  useEffect(() => {
    begin.current();
    begin.current = () => {};
    return () => importer.cancel();
  }, [importer]);
  const keep = async (): Promise<void> => {
    setKeeping(true);
    setFault(null);
    try {
      const licence = rights.licence === '' ? '' : rights.licence === 'own' ? rights.ownLicence.trim() : speak(`import.rights.texts.${rights.licence}`);
      const piece = await keepPiece(importer, rights, licence);
      before = rights;
      onKept(piece);
    } catch (why) {
      if (why instanceof GivenUp) return;
      const title = speak('import.failed');
      if (why instanceof PackFull) setFault({ title, message: speak('import.rights.tooLong', { size: why.size, most: LONGEST_PACK / 1024 }) });
      else setFault({ title, message: refusalWords(why, speak), technical: technicalWords(why, speak) });
    } finally {
      setKeeping(false);
    }
  };
  const missing = missingOf(rights);
  const ready = made !== null && !working && !keeping && missing.length === 0 && refused === null;
  const drag = {
    onDragOver: (event: DragEvent) => { event.preventDefault(); setDropping(true); },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => { event.preventDefault(); event.stopPropagation(); setDropping(false); void take([...event.dataTransfer.files]); },
  };
  const choose = <button type="button" className={here ? 'ghost' : 'option main'} data-first onClick={() => files.current?.click()}>{here ? speak('import.other') : <span className="option__text"><b>{speak('import.choose')}</b></span>}</button>;
  return (
    <Sheet
      title={speak('import.heading')} className="import-sheet" onClose={onClose}
      footer={here ? <>
        {missing.length > 0 && made !== null && <p className="import__needed">{speak('import.rights.needed', { fields: missing.map((field) => speak(`import.rights.${field}`)).join(', ') })}</p>}
        <Progress importer={importer} onCancel={() => importer.cancel()} />
        <button type="button" className="option main" disabled={!ready} title={speak('import.acceptHint')} onClick={() => void keep()}><span className="option__text"><b>{speak('import.accept')}</b></span></button>
      </> : undefined}
    >
      <div className={`import${here ? '' : ' is-empty'}${dropping ? ' is-dropping' : ''}`} {...drag}>
        <input ref={files} type="file" hidden multiple accept={ACCEPT} aria-label={speak('import.choose')} onChange={({ target }) => {
          const given = [...(target.files ?? [])];
          target.value = ''; // the same file can be chosen again
          void take(given);
        }} />
        {!here && (
          <div className="import__start">
            <p>{speak('import.hint')}</p>
            {refused !== null && <RefusalNote refusal={null} title={speak('import.refused')} message={refusalWords(refused, speak)} technical={technicalWords(refused, speak)} onClose={() => importer.cancel()} />}
            {fault !== null && <RefusalNote refusal={null} title={fault.title} message={fault.message} technical={fault.technical ?? ''} onClose={() => setFault(null)} />}
            {working ? <Progress importer={importer} onCancel={() => importer.cancel()} /> : <div className="import__place">{choose}<p>{speak(dropping ? 'import.drop' : 'import.orDrop')}</p></div>}
            <small>{speak('import.limits', { size: LARGEST_FILE / 1024 / 1024, triangles: MOST_TRIANGLES.toLocaleString(speak.language()) })}</small>
          </div>
        )}
        {here && <>
          <ModelStage importer={importer} />
          <div className="import__panel scroll">
            <About importer={importer} choose={choose} />
            {refused !== null && <Unfit title={speak('import.unfit')} message={refusalWords(refused, speak)} technical={technicalWords(refused, speak)} />}
            {fault !== null && <Unfit {...fault} />}
            <StanceFields importer={importer} />
            <Notes importer={importer} />
            <PartsList importer={importer} />
            <WaysFields importer={importer} />
            <BrushFields importer={importer} />
            <BudgetField importer={importer} />
            <RightsFields rights={rights} onChange={(change) => setRights((now) => ({ ...now, ...change }))} />
          </div>
        </>}
      </div>
    </Sheet>
  );
}

/** Says beside the model what keeps it from being a piece. */
function Unfit({ title, message, technical = '' }: { readonly title: string; readonly message: string; readonly technical?: string }): ReactNode {
  return <p role="alert" className="import__refused"><b>{title}</b> {ended(message)}{technical !== '' && <small className="technical">{technical}</small>}</p>;
}

/** What was brought, and what of it is not read. */
function About({ importer, choose }: { readonly importer: Importer; readonly choose: ReactNode }): ReactNode {
  const speak = useSpeak();
  const read = useImport(importer, (s) => s.read);
  const file = useImport(importer, (s) => s.file);
  const others = useImport(importer, (s) => s.others);
  if (read === null) return null;
  return (
    <div className="import__about">
      <p>{speak('import.about', { file, format: read.format, triangles: read.triangles.toLocaleString(speak.language()) })}</p>{choose}
      {others.length > 0 && <small>{speak('import.oneAtATime', { others: others.join(', ') })}</small>}
      {read.leftOut.map((one) => <small key={one}>{speak(`import.leftOut.${one}`)}</small>)}
    </div>
  );
}
