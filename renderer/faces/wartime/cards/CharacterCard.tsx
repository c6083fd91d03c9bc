import type { ReactNode } from 'react';
import { ATTRIBUTES, type Attribute } from '../../../../engine/wartime/archetype.ts';
import type { CharacterFace, DeedFace } from '../../../../engine/wartime/face.ts';
import type { Character } from '../../../../engine/wartime/state.ts';
import { CardFrame } from '../../../ui/CardFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import { called, type Situation } from '../words/names.ts';

interface CharacterCardProps {
  readonly character: Character;
  readonly card: CharacterFace;
  /** The adventure it stands in; null before one. */
  readonly situation: Situation | null;
  readonly folded?: boolean;
  /** Lies over other things: Escape folds it. */
  readonly over?: boolean;
  /** Without it the card stays as it is. */
  readonly onFold?: () => void;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What an attribute is worth in a check now: less for lost life points and overload, with moods (WT-6.3, WT-9.16, WT-3.3, WT-12.1). */
function valueNow(attribute: Attribute, { lost, moods }: Character, { body, overload }: CharacterFace, vitality: boolean): number {
  return body.attributes[attribute] - overload - (vitality ? lost : 0) + moods.reduce((sum, { by }) => sum + by, 0);
}

function Attributes({ character, card, situation }: Pick<CharacterCardProps, 'character' | 'card' | 'situation'>): ReactNode {
  const speak = useSpeak();
  const { vitality } = readSetup(situation?.setup);
  return (
    <ul className="attributes" aria-label={speak('wartime.card.attributes')}>
      {ATTRIBUTES.map((attribute) => {
        const [name, value, now] = [speak(`wartime.card.attribute.${attribute}`), card.body.attributes[attribute], valueNow(attribute, character, card, vitality)];
        const words = now === value ? speak('wartime.card.plain', { name, value }) : speak('wartime.card.now', { name, value, now });
        return (
          <li key={attribute} className={now < value ? 'is-less' : now > value ? 'is-more' : ''}>
            <Tooltip title={words} text={speak(`wartime.card.attributeName.${attribute}`)} rule="WT-3.2"><span className="attribute" tabIndex={0}><small>{name}</small><b>{now}</b></span></Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

/** What weighs on a character and what it has saved up. */
function statesOf({ debt, kept, acted, phase, moods, casualty }: Character, concentration: number, speak: Speak): readonly string[] {
  return [
    ...(casualty ? [speak('wartime.card.felled')] : acted ? [speak('wartime.card.acted')] : kept !== null ? [speak('wartime.card.waiting', { phase })] : phase > 0 ? [speak('wartime.card.phase', { phase })] : []),
    ...(concentration > 0 ? [speak('wartime.card.concentration', { by: concentration })] : []),
    ...(debt > 0 ? [speak('wartime.card.debt', { count: debt })] : []),
    ...moods.map(({ by, activations }) => (activations > 1 ? speak('wartime.card.mood', { by: signed(by), count: activations }) : speak('wartime.card.moodOne', { by: signed(by) }))),
  ];
}

const Line = ({ name, note, text }: { readonly name: string; readonly note: string; readonly text?: string }): ReactNode => (
  <li className="ability"><h3><span>{name}</span><small>{note}</small></h3>{text !== undefined && text !== '' && <p>{text}</p>}</li>
);

function Deeds({ heading, deeds }: { readonly heading: string; readonly deeds: readonly DeedFace[] }): ReactNode {
  const speak = useSpeak();
  return <section className="unit__tactics"><h3>{heading}</h3><ul className="abilities">{deeds.map(({ id, name, text, cost }) => <Line key={id} name={name} note={speak('wartime.option.cost', { count: cost })} text={text} />)}</ul></section>;
}

const weaponWords = ({ cost, damage, range, attribute }: CharacterFace['weapon'], speak: Speak): string =>
  speak('wartime.card.weapon', { cost, damage, range, attribute: speak(`wartime.card.attribute.${attribute}`) });

/** A character: life and action points, attributes as they count now, what it carries and what it may do. */
export function CharacterCard({ character, card, situation, folded = false, over = false, onFold }: CharacterCardProps): ReactNode {
  const speak = useSpeak();
  const activation = situation?.view.activation ?? null;
  const acts = activation?.character === character.id;
  const { vitality } = readSetup(situation?.setup);
  const left = vitality ? card.lifePoints - character.lost : character.casualty ? 0 : 1;
  const points = acts ? activation.left : Math.max(0, (character.kept ?? card.actionPoints) - character.debt);
  const { weapon, protections } = card;
  const traits = [...card.body.traits, ...weapon.traits, ...protections.flatMap((each) => each.traits), ...card.traits];
  return (
    <CardFrame
      name={situation === null ? card.name : called(situation, character.id)} sculpts={[card.sculpt]}
      side={seatLetter(character.seat)} folded={folded} over={over} onFold={onFold}
      tags={[...(acts ? [speak('wartime.card.acting')] : []), speak('wartime.card.worth', { count: card.cost })].join(' · ')}
      vital={
        <>
          {vitality && (
            <Tooltip title={speak('wartime.card.lifePoints')} text={speak('wartime.card.life', { left, all: card.lifePoints })}>
              <span className="unit__damage" tabIndex={0}><Icon name="wounded" label={speak('wartime.card.lifePoints')} /><b>{left}</b><small>/{card.lifePoints}</small></span>
            </Tooltip>
          )}
          {vitality && <div className="meter is-life" role="meter" aria-label={speak('wartime.card.lifePoints')} aria-valuemin={0} aria-valuenow={left} aria-valuemax={card.lifePoints}>{Array.from({ length: card.lifePoints }, (_, i) => <i key={i} className={i < left ? 'on' : ''} />)}</div>}
          <Tooltip title={speak('wartime.card.points')} text={speak('wartime.card.pointsOf', { left: points, all: card.actionPoints })} rule="WT-7.1">
            <span className="unit__damage" tabIndex={0}><Icon name="active" label={speak('wartime.card.points')} /><b>{points}</b><small>/{card.actionPoints}</small></span>
          </Tooltip>
        </>
      }
    >
        <Attributes character={character} card={card} situation={situation} />
        <ul className="unit__tokens">{statesOf(character, acts ? activation.concentration : 0, speak).map((words) => <li key={words}><span className="chip plain">{words}</span></li>)}</ul>
        <ul className="abilities">
          <Line name={weapon.name} note={speak('wartime.card.weaponKind')} text={weaponWords(weapon, speak)} />
          {protections.map(({ name, resistance }) => <Line key={name} name={name} note={speak('wartime.card.worn')} text={speak('wartime.card.protection', { resistance })} />)}
          <Line name={speak('wartime.card.defence', { count: card.defence })} note={speak('wartime.card.movement', { cm: card.movement })} {...(card.overload > 0 ? { text: speak('wartime.card.overload', { count: card.overload }) } : {})} />
          {traits.map(({ id, name, text }) => <Line key={id} name={name} note={speak('wartime.card.traits')} text={text} />)}
        </ul>
        <Deeds heading={speak('wartime.card.actions')} deeds={card.actions} />
        <Deeds heading={speak('wartime.card.answers')} deeds={card.answers} />
    </CardFrame>
  );
}
