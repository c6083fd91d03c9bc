import { useMemo, useState, type ReactNode } from 'react';
import type { CardFace, Era, UnitType } from '../../../../engine/shatterpoint/cards/card.ts';
import { erasOf, SLOTS } from '../../../../engine/shatterpoint/team/team.ts';
import { Figures } from '../../../muster/FigureTile.tsx';
import { Picker, type Choice } from '../../../muster/Picker.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { candidates, pointsLeft, type Berth } from './fit.ts';
import { teamReason, type Shelf } from './teamWords.ts';
import { UnitBeside } from './UnitBeside.tsx';

interface UnitPickerProps {
  readonly berth: Berth;
  /** The squad's number, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly shelf: Shelf;
  /** Eras in play. */
  readonly eras: readonly Era[];
  readonly onTake: (unit: string) => void;
  readonly onClose: () => void;
}

/** What a unit must be to be shown; '' asks nothing. */
interface Wanted {
  readonly fits: boolean;
  readonly era: Era | '';
  readonly tag: string;
  readonly role: UnitType | '';
  /** Only what the points left pay for. */
  readonly paid: boolean;
}

const tagsIn = (cards: Iterable<CardFace>): readonly string[] => [...new Set([...cards].flatMap(({ tags }) => tags))].sort();

/** Choosing a unit for a place of a squad, as pictures: those that fit, or all with what is against them. */
export function UnitPicker({ berth, number, seat, shelf, eras, onTake, onClose }: UnitPickerProps): ReactNode {
  const speak = useSpeak();
  const { cards } = shelf;
  const [wanted, setWanted] = useState<Wanted>({ fits: true, era: '', tag: '', role: berth.slot, paid: false });
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part });
  const left = pointsLeft(berth, cards);
  const all = useMemo(() => candidates(berth, cards, eras), [berth, cards, eras]);
  const tags = useMemo(() => tagsIn(cards.values()), [cards]);
  const choices = useMemo(() => all.filter(({ card, problem }) => (!wanted.fits || problem === null || card.id === berth.squad[berth.slot])
    && (wanted.era === '' || erasOf(card.eras).includes(wanted.era)) && (wanted.tag === '' || card.tags.includes(wanted.tag))
    && (wanted.role === '' || card.type === wanted.role) && (!wanted.paid || left === null || card.points <= left),
  ).map(({ card, problem }): Choice => ({
    id: card.id, name: card.name, words: [...card.tags, ...card.abilities.map(({ name }) => name), ...card.eras.map((era) => speak(`shatterpoint.era.${era}`))].join(' '),
    picture: <Figures sculpts={card.sculpts} />, note: `${speak(`shatterpoint.match.${card.type}`)} · ${speak('shatterpoint.match.cost', { points: card.points })}`,
    why: problem === null ? '' : teamReason(problem, shelf, speak), barred: card.type !== berth.slot,
  })), [all, wanted, left, berth, shelf, speak]);
  const slot = speak(`shatterpoint.match.${berth.slot}`);
  return (
    <Picker
      title={speak('shatterpoint.match.place', { slot, number })} choices={choices} chosen={berth.squad[berth.slot]} onTake={onTake} onClose={onClose}
      card={(id) => { const face = cards.get(id); return face === undefined ? null : <UnitBeside key={id} face={face} seat={seat} />; }}
      filters={
        <>
          <Segments legend={speak('match.shown')} value={wanted.fits} onChange={(fits) => change({ fits })} choices={[{ value: true, label: speak('match.fits'), name: speak('match.fitsHint') }, { value: false, label: speak('match.all') }]} />
          <Segments legend={speak('shatterpoint.match.role')} value={wanted.role} onChange={(role) => change({ role, ...(role === berth.slot ? {} : { fits: false }) })} choices={[...SLOTS.map((value) => ({ value, label: speak(`shatterpoint.match.${value}`) })), { value: '' as const, label: speak('match.all') }]} />
          {left !== null && <Segments legend={speak('shatterpoint.match.costs')} value={wanted.paid} onChange={(paid) => change({ paid })} choices={[{ value: false, label: speak('shatterpoint.match.anyCost') }, { value: true, label: speak('shatterpoint.match.costsLeft', { points: left }) }]} />}
          <label className="slot"><span>{speak('shatterpoint.match.eraLegend')}</span>
            <Select words={speak(wanted.era === '' ? 'shatterpoint.match.allEras' : `shatterpoint.era.${wanted.era}`)} value={wanted.era} onChange={({ target }) => change({ era: target.value as Era | '' })}>
              <option value="">{speak('shatterpoint.match.allEras')}</option>{eras.map((era) => <option key={era} value={era}>{speak(`shatterpoint.era.${era}`)}</option>)}
            </Select></label>
          <label className="slot"><span>{speak('shatterpoint.match.tag')}</span>
            <Select words={wanted.tag === '' ? speak('shatterpoint.match.allTags') : wanted.tag} value={wanted.tag} onChange={({ target }) => change({ tag: target.value })}>
              <option value="">{speak('shatterpoint.match.allTags')}</option>{tags.map((tag) => <option key={tag} value={tag}>{tag}</option>)}
            </Select></label>
        </>
      }
    />
  );
}
