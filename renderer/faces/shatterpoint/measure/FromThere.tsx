import type { ReactNode } from 'react';
import type { Encounter, Prospect, Strike } from '../../../../engine/shatterpoint/prospect/prospect.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useShatterpoint } from '../useShatterpoint.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { laid } from '../../../table/laid.ts';
import { called, type Situation } from '../words/names.ts';
import { prettify, useSpeak, type Speak } from '../../../words/speak.ts';
import { readProspect } from './readProspect.ts';
import { isAbout, usePlans } from '../../../measure/prospects.ts';
import { useGhostPlans } from '../../../measure/ghostPlans.ts';
import '../../../words/measuring.ts';

/** What a figure could see, hit, be hit by and contest from the place it is thought of at. */
export function FromThere(): ReactNode {
  const speak = useSpeak();
  useGhostPlans();
  const { planned, prospect: told } = usePlans((s) => s);
  const prospect = readProspect(told);
  const situation = useShatterpoint();
  if (planned === null || prospect === null || situation === null) return null;
  return (
    <section className={`panel there${isAbout(prospect, planned) ? '' : ' is-old'}`} aria-label={speak('shatterpoint.there.heading')} aria-live="off" data-testid="from-there">
      <h2>{speak('shatterpoint.there.heading')} <small>{called(situation, prospect.figure)}</small></h2>
      {prospect.refusal !== null && <p className="there__no">{reasonWords(prospect.refusal, situation, speak)} <RuleLink rule={prospect.refusal.rule} /></p>}
      <ThereLines prospect={prospect} situation={situation} />
    </section>
  );
}

/** A name without what follows a comma: cards have long ones. */
const shortName = (name: string): string => name.split(',')[0]!;

/** The way there that spends the fewest actions, then the least Force. */
export function wayWords(ways: Prospect['ways'], speak: Speak): string {
  const best = ways.filter(({ refusal }) => refusal === null).sort((a, b) => a.actions - b.actions || a.force - b.force)[0];
  if (best === undefined) return speak('shatterpoint.there.noWay');
  const steps = best.steps.map(({ how }) => (speak.has(`shatterpoint.option.${how}`) ? speak(`shatterpoint.option.${how}`) : prettify(how)).toLowerCase());
  return [steps.join(' + '), ...(best.actions > 0 ? [speak('shatterpoint.there.actions', { count: best.actions })] : []), ...(best.force > 0 ? [speak('shatterpoint.there.force', { count: best.force })] : [])].join(' · ');
}

function ThereLines({ prospect, situation }: { readonly prospect: Prospect; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const enemies = prospect.others.filter(({ enemy }) => enemy);
  const nameOf = ({ id }: { readonly id: string }): string => shortName(called(situation, id));
  const engaged = enemies.filter((other) => other.engaged).map(nameOf);
  const contested = prospect.objectives.filter((objective) => objective.contested).map((objective) => {
    const name = speak('shatterpoint.table.objective', { name: called(situation, objective.id) });
    return objective.takenBy === prospect.seat ? speak('shatterpoint.there.takes', { name }) : name;
  });
  const line = (word: string, words: string, rule?: string): ReactNode => <p><span className="there__word">{speak(word)}</span> {words} {rule !== undefined && <RuleLink rule={rule} />}</p>;
  return (
    <div className="there__lines">
      {line('shatterpoint.there.sees', speak('shatterpoint.there.of', { count: enemies.filter(({ sees }) => sees).length, all: enemies.length }))}
      <Strikes word="shatterpoint.there.hits" testid="hits" enemies={enemies} of={({ attacks }) => attacks} nameOf={nameOf} />
      <Strikes word="shatterpoint.there.hitBy" testid="hit-by" enemies={enemies} of={({ attackedBy }) => attackedBy} nameOf={nameOf} bad />
      {engaged.length > 0 && line('shatterpoint.there.engaged', engaged.join(', '), prospect.restricted ? 'SP-ENG-02' : 'SP-ENG-01')}
      {contested.length > 0 && line('shatterpoint.there.contests', contested.join(', '), 'SP-OBJ-01')}
      {laid.request === null && line('shatterpoint.there.ways', wayWords(prospect.ways, speak))}
    </div>
  );
}

interface StrikesProps {
  readonly word: string;
  readonly testid: string;
  readonly enemies: readonly Encounter[];
  readonly of: (other: Encounter) => readonly Strike[];
  readonly nameOf: (other: Encounter) => string;
  /** They are made on the figure itself. */
  readonly bad?: boolean;
}

/** The attacks of one direction: who, how, with how many dice against how many. */
function Strikes({ word, testid, enemies, of, nameOf, bad = false }: StrikesProps): ReactNode {
  const speak = useSpeak();
  const strikes = enemies.flatMap((other) => of(other).map((strike) => ({ who: nameOf(other), id: other.id, strike })));
  if (strikes.length === 0) return <p data-testid={testid}><span className="there__word">{speak(word)}</span> {speak('shatterpoint.there.nobody')}</p>;
  return (
    <div data-testid={testid} className={`there__strikes${bad ? ' is-bad' : ''}`}>
      <span className="there__word">{speak(word)}</span>
      <ul>
        {strikes.map(({ who, id, strike: { kind, attackDice, defenseDice, cover } }) => (
          <li key={`${id} ${kind}`} title={speak('shatterpoint.there.dice', { attack: attackDice, defense: defenseDice })}>
            <span>{who}</span> <Icon name={kind} label={speak(`shatterpoint.card.${kind}`)} /> <b>{attackDice}:{defenseDice}</b>{cover > 0 && <small> {speak('measure.cover', { n: cover })}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
