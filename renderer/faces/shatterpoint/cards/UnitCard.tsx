import type { ReactNode } from 'react';
import type { AbilityFace, CardFace, Stance, TacticsFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Unit } from '../../../../engine/shatterpoint/state/state.ts';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { CardFrame } from '../../../ui/CardFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Key } from '../../../ui/Key.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { UnitTokens, tokenKey, tokensOf } from './UnitTokens.tsx';

/** Force that an Active or Reactive ability costs now: printed cost and one for every wound (SP-ABIL-11). */
export const costNow = (ability: AbilityFace, unit: Unit): number | null => (ability.cost === null ? null : ability.cost + unit.wounded + unit.injured);

/** The Force symbol with what an ability costs; the part for wounds is marked. */
export function Cost({ ability, unit }: { readonly ability: AbilityFace; readonly unit: Unit }): ReactNode {
  const speak = useSpeak();
  const cost = costNow(ability, unit);
  if (cost === null) return null;
  const tax = unit.wounded + unit.injured;
  const words = tax === 0 ? speak('shatterpoint.card.cost', { count: cost }) : speak('shatterpoint.card.costTax', { cost, tax });
  return <span className="cost" role="img" aria-label={words} title={words}><span className={tax > 0 ? 'taxed' : undefined}>{cost}</span><Icon name="force" /></span>;
}

/** A choice about an ability that the standing request offers: its key, and how to take it. */
export interface AbilityUse {
  readonly key: string;
  readonly take: () => void;
}

function Ability({ ability, unit, use }: { readonly ability: AbilityFace; readonly unit: Unit; readonly use: AbilityUse | undefined }): ReactNode {
  const speak = useSpeak();
  return (
    <li className={`ability ${ability.kind}${use === undefined ? '' : ' usable'}`}>
      <h3><Icon name={ability.kind} label={speak(`shatterpoint.abilityKind.${ability.kind}`)} /><span>{ability.name}</span><Cost ability={ability} unit={unit} />{use !== undefined && <Key name={use.key} />}</h3>
      <p>{ability.text}</p>
      {use !== undefined && <button type="button" className="ability__use" aria-label={speak('shatterpoint.card.use', { ability: ability.name })} aria-keyshortcuts={use.key} onClick={use.take} />}
    </li>
  );
}

/** The Battle Tactics cards that the unit may bring into its player's order deck. */
function Tactics({ cards, limit }: { readonly cards: readonly TacticsFace[]; readonly limit: number }): ReactNode {
  const speak = useSpeak();
  return (
    <section className="unit__tactics" aria-label={speak('shatterpoint.card.tactics')}>
      <h3>{speak('shatterpoint.card.tactics')} <small>{speak('shatterpoint.card.tacticsUpTo', { count: limit })}</small></h3>
      <ul className="abilities">{cards.map(({ id, name, text }) => <li key={id} className="ability tactics"><h3><Icon name="deck" /><span>{name}</span></h3><p>{text}</p></li>)}</ul>
    </section>
  );
}

/** The dice that a stance gives. */
const stanceText = ({ melee, ranged }: Stance, speak: Speak): string => ([['melee', melee], ['ranged', ranged]] as const).map(([kind, { attack, defense }]) => {
  const strikes = attack === null ? speak('shatterpoint.card.cannot') : speak('shatterpoint.card.attackDice', { count: attack });
  return `${speak(`shatterpoint.card.${kind}`)}: ${strikes}, ${speak('shatterpoint.card.defenseDice', { count: defense })}.`;
}).join(' ');

/** Damage, durability, tokens and stance, at a glance; each explains itself. */
function Vital({ unit, face, onStances }: Pick<UnitCardProps, 'unit' | 'face' | 'onStances'>): ReactNode {
  const speak = useSpeak();
  const stance = face.stances[unit.stance];
  const damage = speak('shatterpoint.card.damageOf', { damage: unit.damage, stamina: face.stamina });
  const durability = speak('shatterpoint.card.durabilityOf', { injured: unit.injured, durability: face.durability });
  const stanceWords = stance !== undefined && <><Icon name={stance.ranged.attack === null ? 'melee' : 'ranged'} /><span className="sr">{speak('shatterpoint.card.stance')}: </span><span>{stance.name}</span></>;
  return (
    <>
      <Tooltip title={speak('shatterpoint.card.damage')} text={damage} rule="SP-CARD-04">
        <span className="unit__damage" tabIndex={0} role="img" aria-label={damage}><Icon name="damage" /><b>{unit.damage}</b><small>/{face.stamina}</small></span>
      </Tooltip>
      <Tooltip title={speak('shatterpoint.card.durability')} text={durability} rule="SP-CARD-03">
        <span className="unit__durability" tabIndex={0} role="img" aria-label={durability}><Icon name="injured" />{Array.from({ length: face.durability }, (_, index) => <i key={index} className={`tick${index < unit.injured ? ' on' : ''}`} />)}</span>
      </Tooltip>
      {tokensOf(unit).map(({ icon, id, rule, count }) => (
        <Tooltip key={id} title={speak(tokenKey(id))} text={speak(`shatterpoint.token.${id}`)} rule={rule}>
          <span className="unit__token" tabIndex={0} role="img" aria-label={speak(tokenKey(id))}><Icon name={icon} />{count > 1 && <b>{count}</b>}</span>
        </Tooltip>
      ))}
      {stance !== undefined && (
        <Tooltip title={`${speak('shatterpoint.card.stance')}: ${stance.name}`} text={stanceText(stance, speak)}>
          {onStances === undefined
            ? <span className="unit__stance">{stanceWords}</span>
            : <button type="button" className="unit__stance" aria-haspopup="dialog" onClick={onStances}>{stanceWords}</button>}
        </Tooltip>
      )}
    </>
  );
}

interface UnitCardProps {
  readonly unit: Unit;
  readonly face: CardFace;
  /** Tags that it has now; default those on its card. */
  readonly tags?: readonly string[];
  readonly active: boolean;
  readonly folded: boolean;
  /** Lies over other things: Escape folds it. */
  readonly over?: boolean;
  readonly uses: ReadonlyMap<string, AbilityUse>;
  /** Without it the card stays as it is. */
  readonly onFold?: () => void;
  /** Shows the stances whole; without it they are only told. */
  readonly onStances?: (() => void) | undefined;
}

/** A unit's card with its tokens: what it can take, what weighs on it, what it can do. */
export function UnitCard({ unit, face, tags = face.tags, active, folded, over = false, uses, onFold, onStances }: UnitCardProps): ReactNode {
  const speak = useSpeak();
  return (
    <CardFrame
      name={face.name} sculpts={face.sculpts} side={seatLetter(unit.seat)} folded={folded} over={over} onFold={onFold}
      tags={`${[speak(`shatterpoint.card.${face.type}`), active ? speak('shatterpoint.card.active') : '', unit.defeated ? speak('shatterpoint.card.defeated') : ''].filter((word) => word !== '').join(' · ')} · ${tags.join(', ')}`}
      vital={<Vital unit={unit} face={face} onStances={onStances} />}
    >
      {face.oldValuesUnknown !== undefined && <p className="unit__print">{speak('shatterpoint.card.oldValuesUnknown', { sheet: face.oldValuesUnknown })}</p>}
      <UnitTokens unit={unit} />
      <ul className="abilities">{face.abilities.map((ability) => <Ability key={ability.id} ability={ability} unit={unit} use={uses.get(ability.id)} />)}</ul>
      {face.tactics !== undefined && <Tactics cards={face.tactics} limit={face.tacticsLimit ?? face.tactics.length} />}
    </CardFrame>
  );
}
