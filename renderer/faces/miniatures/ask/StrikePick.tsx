import type { ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import type { AttackOdds, RollOdds } from '../../../../engine/miniatures/odds.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import type { Choice } from '../../../ask/choice.ts';
import { PickBar } from '../../../ask/PickBar.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { percent } from '../../../words/percent.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { Situation } from '../words/names.ts';
import { NO_ODDS, readOdds } from './odds.ts';
import { StrikeOdds } from './StrikeOdds.tsx';

/** What an attack is likely to do, in short. */
const attackWords = ({ dealt, doubled, defeat, again }: AttackOdds, speak: Speak): string => [
  speak('miniatures.odds.short', { damage: dealt, defeat: percent(defeat), ...(doubled === null ? { context: 'plain' } : { doubled }) }),
  ...(again === null ? [] : [speak('miniatures.odds.again', { hit: percent(again.hit) })]),
].join(' · ');

/** What comes of a roll that stands, or the chance of one in its stead. */
function rollWords({ succeeds, attack }: RollOdds, option: string, isAttack: boolean, speak: Speak): string {
  if (option === 'pass') return speak(`miniatures.odds.stands${isAttack ? (succeeds === 1 ? 'Hit' : 'Missed') : succeeds === 1 ? 'Made' : 'Failed'}`);
  if (attack === null) return speak('miniatures.odds.saves', { chance: percent(succeeds) });
  return [speak('miniatures.odds.rollsAgain', { hit: percent(succeeds) }), speak('miniatures.odds.defeat', { chance: percent(attack.defeat), damage: attack.damage.toFixed(1) })].join(' · ');
}

/** Everything that a die is thrown for, with what it is likely to do before anybody commits to it; at combined fire as helpers are ticked. */
export function StrikePick(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, asked, loadOdds, picks } = props;
  const speak = useSpeak();
  const { attacks, rolls } = useLoaded(asked, loadOdds, readOdds, NO_ODDS);
  const combined = request.ask === 'combineFire';
  const isAttack = typeof request.about['target'] === 'string';
  const lines = ({ id, hint }: Choice): ReactNode => {
    const [attack, roll] = [combined ? undefined : attacks.get(id), rolls.get(id)];
    if (combined) return joinLine(attacks, picks, id, hint, speak);
    const words = attack !== undefined ? attackWords(attack, speak) : roll !== undefined ? rollWords(roll, id, isAttack, speak) : null;
    return words === null ? undefined : <>{hint !== '' && <small>{hint}</small>}<small className="odds__line">{words}</small></>;
  };
  const shown = combined ? attacks.get(String(picks.length)) : undefined;
  return <PickBar {...props} lines={lines}>{shown === undefined ? null : <StrikeOdds odds={shown} situation={situation} />}</PickBar>;
}

/** On a helper: what the chance to hit is without it and with it, those ticked already counted. */
function joinLine(attacks: ReadonlyMap<string, AttackOdds>, picks: readonly string[], id: string, hint: string, speak: Speak): ReactNode {
  const others = picks.filter((pick) => pick !== id).length;
  const [without, with_] = [attacks.get(String(others)), attacks.get(String(others + 1))];
  if (without === undefined || with_ === undefined) return undefined;
  return <><small className="odds__line">{speak('miniatures.odds.join', { from: percent(without.hit), to: percent(with_.hit) })}</small><small>{hint}</small></>;
}
