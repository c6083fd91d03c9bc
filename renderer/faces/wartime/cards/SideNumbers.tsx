import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { seatName } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import type { Situation } from '../words/names.ts';

/** One side: what its players call it, points felled, characters left, whether it has the initiative. */
export function SideNumbers({ seat, situation }: { readonly seat: Seat; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { view, setup } = situation;
  const own = view.characters.filter((character) => character.seat === seat);
  const alive = own.filter(({ casualty }) => !casualty).length;
  const [felled, left, initiative] = [speak('wartime.hud.felled', { count: view.felled[seat] ?? 0 }), speak('wartime.hud.alive', { alive, all: own.length }), speak('wartime.hud.initiativeOf')];
  const army = readSetup(setup).names[seat] ?? '';
  const besides = army === seatName(situation, seat, speak) ? '' : army;
  return (
    <>
      {besides !== '' && <small className="side__team" title={besides}>{besides}</small>}
      {view.step === 'phases' && view.first === seat && <Tooltip title={initiative} rule="WT-5.3"><span className="side__first" tabIndex={0} role="img" aria-label={initiative}>①</span></Tooltip>}
      <p className="side__stat"><Tooltip title={felled} rule="WT-5.6"><span tabIndex={0} role="img" aria-label={felled}><Icon name="defeated" /></span><b aria-hidden="true">{view.felled[seat] ?? 0}</b></Tooltip></p>
      <p className={`side__stat${alive === 0 ? ' is-out' : ''}`}><Tooltip title={left} text={besides}><span tabIndex={0} role="img" aria-label={left}><Icon name="person" /></span><b aria-hidden="true">{alive}</b><small aria-hidden="true">/{own.length}</small></Tooltip></p>
    </>
  );
}
