import type { ReactNode } from 'react';
import type { Link } from '../../engine/host/link.ts';
import type { PlacesFault } from '../../engine/shape/demand.ts';
import { namesObjectives, NO_PLACES, type NamedPlaces } from '../../engine/space/terrain/named-places.ts';
import { prints } from '../../engine/space/terrain/suits.ts';
import { useSpeak } from '../words/speak.ts';
import { NamedPick, placesReason } from './NamedPick.tsx';
import { useSurvey } from './useSurvey.ts';

/** A house rule about places that a table names: what it is about, its name in a setup, and the rule it reads. */
export interface NamedRule {
  readonly what: 'objectives' | 'deployment';
  readonly name: string;
  readonly rule: string;
}

/** The house rules of a system about such places, of all that it has. */
export const namedRules = (list: readonly { readonly name: string; readonly rule: string }[]): readonly NamedRule[] =>
  ([['objectives', 'tableObjectives'], ['deployment', 'tableDeployment']] as const)
    .flatMap(([what, name]) => list.filter((one) => one.name === name).map(({ rule }) => ({ what, name, rule })));

interface Asked<R> {
  readonly table: string;
  /** Tables to choose from: some say that the rules themselves have the places that they name, and there a match begins with them. */
  readonly tables: readonly (Parameters<typeof prints>[0] & { readonly id: string })[];
  readonly system: string;
  readonly call: Link['call'];
  /** Every house rule as it is chosen. */
  readonly chosen: R;
  readonly rules: readonly NamedRule[];
  /** The rules that tell of printed places; those that the house rules read where nothing is said. */
  readonly printed?: Readonly<Partial<Record<NamedRule['what'], string>>>;
  /** The same choice with some of them as on any table. */
  without(chosen: R, names: readonly string[]): R;
  /** What of the places that are played with does not fit the match. */
  fault(named: NamedPlaces, isPlayed: (what: NamedRule['what']) => boolean): PlacesFault | null;
}

interface NamedUse<R> {
  /** The choice as far as the table names places: it is played with. */
  readonly chosen: R;
  /** The places that the match is played with: none where it is played as printed. */
  readonly played: NamedPlaces;
  isPlayed(what: NamedRule['what']): boolean;
  /** Why the match cannot be played with them, in words; empty where it can, and while it is not known. */
  readonly reason: string;
  /** The choice on a table: what one names is asked for anew where it is another. */
  on(table: string): R;
  /** What is offered beside the match's other choices. */
  picks(onChange: (chosen: R) => void): ReactNode;
}

/** A match being set up on a table that may name places: whether it is played with them. */
export function useNamedPlaces<R extends object>({ table, tables, system, call, chosen, rules, printed = {}, without, fault }: Asked<R>): NamedUse<R> {
  const speak = useSpeak();
  const survey = useSurvey(table, call);
  const named = survey?.named ?? NO_PLACES;
  const names = ({ what }: NamedRule): boolean => (what === 'objectives' ? namesObjectives(named) : named.deployment.length > 0);
  const off = (some: readonly NamedRule[]): R => (some.length === 0 ? chosen : without(chosen, some.map(({ name }) => name)));
  const counts = survey === null ? chosen : off(rules.filter((rule) => !names(rule)));
  const isOn = ({ name }: NamedRule): boolean => (counts as Readonly<Record<string, unknown>>)[name] === true;
  const isPrinted = (to: string): boolean => prints(tables.find(({ id }) => id === to) ?? {}, system);
  const isPlayed = (what: NamedRule['what']): boolean => rules.some((rule) => rule.what === what && isOn(rule));
  return {
    chosen: counts, isPlayed,
    played: { ...(isPlayed('objectives') ? { objectives: named.objectives, layouts: named.layouts } : { objectives: [] }), deployment: isPlayed('deployment') ? named.deployment : [] },
    reason: survey === null ? '' : placesReason(fault(named, isPlayed), speak),
    on: (to) => (to === table ? chosen : { ...off(rules), ...(isPrinted(to) ? Object.fromEntries(rules.map(({ name }) => [name, true])) : {}) }),
    picks: (onChange) => rules.filter(names).map((rule) => (
      <NamedPick key={rule.name} what={rule.what} rule={(isPrinted(table) ? printed[rule.what] : undefined) ?? rule.rule} printed={isPrinted(table)}
        value={isOn(rule)} onChange={(value) => onChange(value ? { ...counts, [rule.name]: true } : without(counts, [rule.name]))} />
    )),
  };
}
