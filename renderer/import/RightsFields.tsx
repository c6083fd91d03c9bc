import type { ReactNode } from 'react';
import { CATEGORIES, type Category } from '../../engine/space/terrain/piece-tags.ts';
import { useSpeak } from '../words/speak.ts';
import { useOwnPacks } from '../workshop/ownPacks.ts';
import { LICENCES, LONGEST_WORDS, type LicenceName, type Rights } from './rights.ts';

interface RightsFieldsProps {
  readonly rights: Rights;
  readonly onChange: (change: Partial<Rights>) => void;
}

/** What the piece is called, whose it is and where it is kept. */
export function RightsFields({ rights, onChange }: RightsFieldsProps): ReactNode {
  const speak = useSpeak();
  const { packs } = useOwnPacks();
  const whole = packs.filter(({ problem }) => problem === null);
  const text = (key: 'name' | 'author' | 'ownLicence' | 'packName'): ReactNode => (
    <label className="number-field is-wide"><span>{speak(`import.rights.${key}`)}</span>
      <input className="field-text" value={rights[key]} maxLength={LONGEST_WORDS} onChange={({ target }) => onChange({ [key]: target.value })} /></label>
  );
  return (
    <fieldset className="import__group"><legend>{speak('import.rights.heading')}</legend>
      <div className="import__pair">
        {text('name')}
        <label className="number-field"><span>{speak('import.rights.category')}</span>
          <select className="field-text" value={rights.category} onChange={({ target }) => onChange({ category: target.value as Category })}>
            {CATEGORIES.map((one) => <option key={one} value={one}>{speak(`workshop.category.${one}`)}</option>)}
          </select></label>
        <label className="number-field"><span>{speak('import.rights.pack')}</span>
          <select className="field-text" value={rights.pack?.pack ?? ''} onChange={({ target }) => onChange({ pack: whole.find(({ pack }) => pack === target.value) ?? null })}>
            <option value="">{speak('import.rights.newPack')}</option>
            {whole.map(({ pack, name }) => <option key={pack} value={pack}>{name}</option>)}
          </select></label>
        {rights.pack === null && <>
          {text('packName')}{text('author')}
          <label className="number-field is-wide"><span>{speak('import.rights.licence')}</span>
            <select className="field-text" value={rights.licence} onChange={({ target }) => onChange({ licence: target.value as LicenceName })}>
              <option value="" disabled />
              {LICENCES.map((one) => <option key={one} value={one}>{speak(`import.rights.licences.${one}`)}</option>)}
            </select></label>
          {rights.licence === 'own' && text('ownLicence')}
        </>}
      </div>
      <small>{rights.pack === null ? speak('import.rights.hint') : speak('import.rights.packHint', { author: rights.pack.author, licence: rights.pack.licence })}</small>
    </fieldset>
  );
}
