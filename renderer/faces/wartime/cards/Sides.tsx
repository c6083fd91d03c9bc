import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { seatLetter, seatName } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import type { Situation } from '../words/names.ts';

/** Whose chance it is to act, or null before and after. */
const acting = (situation: Situation): Seat | null => (situation.view.step === 'phases' ? situation.face.words.turnOf(situation).seat : null);

/** One side: points felled, characters left, whether it acts and whether it has the initiative. */
function Side({ seat, situation }: { readonly seat: Seat; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { view, seats, setup } = situation;
  const own = view.characters.filter((character) => character.seat === seat);
  const alive = own.filter(({ casualty }) => !casualty).length;
  const [felled, left] = [speak('wartime.hud.felled', { count: view.felled[seat] ?? 0 }), speak('wartime.hud.alive', { alive, all: own.length })];
  const acts = acting(situation) === seat;
  const first = view.step === 'phases' && view.first === seat;
  const name = seatName(seats, seat, speak);
  const army = readSetup(setup).names[seat] ?? '';
  return (
    <section className={`army side-${seatLetter(seat)}${acts ? ' is-active' : ''}${alive === 0 ? ' is-out' : ''}`} aria-label={[name, ...(army === '' ? [] : [army]), felled, left, ...(acts ? [speak('wartime.hud.turn')] : []), ...(first ? [speak('wartime.hud.initiativeOf')] : [])].join(', ')}>
      <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />
      <h2>{name}{army !== '' && <small className="army__name" title={army}>{army}</small>}{first && <span className="army__first" title={speak('wartime.hud.initiativeOf')}>①</span>}</h2>
      <Tooltip title={name} text={felled} rule="WT-5.6"><span className="army__stat"><Icon name="defeated" /><b>{view.felled[seat] ?? 0}</b></span></Tooltip>
      <span className="army__stat" title={left}><Icon name="person" /><b>{alive}</b><small>/{own.length}</small></span>
    </section>
  );
}

/** Every side in one slim entry. */
export const Sides = ({ situation }: { readonly situation: Situation }): ReactNode => (
  <div className="armies panel">{situation.view.felled.map((_, seat) => <Side key={seat} seat={seat} situation={situation} />)}</div>
);
