import type { ReactNode } from 'react';
import type { CardFace, Stance, Weapon } from '../../../../engine/shatterpoint/cards/card.ts';
import type { AttackKind } from '../../../../engine/shatterpoint/state/state.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Chart } from './Chart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { TreeDrawing } from './TreeDrawing.tsx';

function WeaponLine({ kind, weapon }: { readonly kind: AttackKind; readonly weapon: Weapon }): ReactNode {
  const speak = useSpeak();
  const attack = weapon.attack === null ? speak('shatterpoint.card.cannot') : speak('shatterpoint.card.attackDice', { count: weapon.attack });
  const range = kind === 'ranged' && weapon.range !== null ? speak('shatterpoint.card.rangeNumber', { range: weapon.range }) : '';
  const told = [range, attack, speak('shatterpoint.card.defenseDice', { count: weapon.defense })].filter((words) => words !== '').join(', ');
  return (
    <li>
      <Tooltip title={speak(`shatterpoint.card.${kind}`)} text={told}>
        <span className="weapon" tabIndex={0} role="img" aria-label={`${speak(`shatterpoint.card.${kind}`)}: ${told}`}>
          <Icon name={kind} />
          {range !== '' && <span>{range}</span>}
          {weapon.attack === null ? <span>{attack}</span> : <span><b>{weapon.attack}</b> <Icon name="strike" /></span>}
          <span><b>{weapon.defense}</b> <Icon name="block" /></span>
        </span>
      </Tooltip>
    </li>
  );
}

/** Everything printed on one side of a stance card. */
export function StanceFace({ stance, chosen }: { readonly stance: Stance; readonly chosen: boolean }): ReactNode {
  const speak = useSpeak();
  return (
    <section className={`stance${chosen ? ' is-chosen' : ''}`} aria-label={stance.name}>
      <h3>{stance.name}</h3>
      <ul className="weapons">
        <WeaponLine kind="melee" weapon={stance.melee} />
        <WeaponLine kind="ranged" weapon={stance.ranged} />
      </ul>
      <div className="stance__charts">
        {stance.melee.chart !== null && stance.melee.attack !== null && <Chart title={`${speak('shatterpoint.card.melee')} · ${stance.melee.chart.name}`} icon="attackExpertise" chart={stance.melee.chart} expertise={null} />}
        {stance.ranged.chart !== null && stance.ranged.attack !== null && <Chart title={`${speak('shatterpoint.card.ranged')} · ${stance.ranged.chart.name}`} icon="attackExpertise" chart={stance.ranged.chart} expertise={null} />}
        <Chart title={`${speak('shatterpoint.card.defense')} · ${stance.defense.name}`} icon="defenseExpertise" chart={stance.defense} expertise={null} />
      </div>
      <div className="stance__tree">
        <TreeDrawing tree={stance.tree} label={`${speak('shatterpoint.card.tree')}: ${stance.name}`} path={[]} left={0} next={[]} keys={new Map()} marked={null} />
      </div>
    </section>
  );
}

/** All stances of a card side by side. */
export function StanceSheet({ face, chosen }: { readonly face: CardFace; readonly chosen: number }): ReactNode {
  return <div className="stances">{face.stances.map((stance, index) => <StanceFace key={stance.name} stance={stance} chosen={face.stances.length > 1 && index === chosen} />)}</div>;
}
