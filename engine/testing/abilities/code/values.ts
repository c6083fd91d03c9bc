/** What an expression of a card's code can be known to be without running it. */
import type ts from 'typescript';
import type { Module } from './source.ts';

export type Word = string | number | boolean | null | undefined;

export type Value =
  /** A literal, or what comes to one. */
  | { readonly is: 'word'; readonly word: Word }
  /** One of several, not known which. */
  | { readonly is: 'any'; readonly of: readonly Value[] }
  | { readonly is: 'list'; readonly of: readonly Value[] }
  | { readonly is: 'record'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly is: 'code'; readonly node: ts.SignatureDeclaration; readonly scope: Scope }
  | { readonly is: 'engine'; readonly name: string }
  /** A number that is worked out: so many, or so many for each of something, or one for each so many. */
  | { readonly is: 'amount'; readonly of: readonly Amount[] }
  /** Something of the match, by the last word of how the code comes by it. */
  | Thing;

export interface Amount {
  readonly n: number;
  readonly each: boolean;
  /** "for every 3 damage". */
  readonly per?: number;
}

export interface Thing {
  readonly is: 'thing';
  readonly name: string;
  /** It is the own unit, or belongs to it. */
  readonly own?: boolean;
  /** It stands in the event itself. */
  readonly event?: boolean;
  /** A player may have picked nothing, or answered no. */
  readonly maybe?: Choice;
  /** A number that goes with it: of a range, … */
  readonly n?: number;
  /** What each part of a list is. */
  readonly element?: Value;
}

/** What a player may leave: to pick somebody, or to do what is asked. */
export type Choice = 'pick' | 'deed';

/** Names in reach of an expression. */
export interface Scope {
  readonly module: Module;
  readonly names: ReadonlyMap<string, Value>;
  readonly outer: Scope | null;
}

export const word = (value: Word): Value => ({ is: 'word', word: value });
export const thing = (name: string, more: Omit<Thing, 'is' | 'name'> = {}): Thing => ({ is: 'thing', name, ...more });
export const UNKNOWN: Thing = thing('something');

/** One of several; a single one is itself. */
export function anyOf(values: readonly Value[]): Value {
  const flat = values.flatMap((value) => (value.is === 'any' ? value.of : [value]));
  return flat.length === 1 ? flat[0]! : { is: 'any', of: flat };
}

/** All that a value may be. */
export const waysOf = (value: Value): readonly Value[] => (value.is === 'any' ? value.of : [value]);

/** The literals that a value may be. */
export const wordsOf = (value: Value): readonly Word[] => waysOf(value).flatMap((way) => (way.is === 'word' ? [way.word] : []));

/** Texts that a value may be. */
export const textsOf = (value: Value | undefined): readonly string[] => (value === undefined ? [] : wordsOf(value).filter((each) => typeof each === 'string'));

/** Answers that mean "no". */
const DECLINED: readonly Word[] = ['none', 'no', 'keep'];
/** What a player may have left to come by a value; null: nothing. */
export function choiceIn(value: Value): Choice | null {
  const ways = waysOf(value);
  if (ways.some((way) => way.is === 'word' && DECLINED.includes(way.word))) return 'deed';
  return ways.flatMap((way) => (way.is === 'thing' && way.maybe !== undefined ? [way.maybe] : []))[0] ?? null;
}

/** The answer to a question, with the choice that was in it. */
export const condition = (maybe: Choice | null = null): Thing => thing('condition', maybe === null ? {} : { maybe });

/** Whether it is, or may be, the own unit or belongs to it. */
export const isOwn = (value: Value | undefined): boolean => value !== undefined && waysOf(value).some((way) => way.is === 'thing' && way.own === true);

/** The parts of what is, or may be, a list. */
export const partsOf = (value: Value): readonly Value[] => waysOf(value).flatMap((way) => (way.is === 'list' ? way.of : way.is === 'thing' && way.element !== undefined ? [way.element] : []));

/** A field of what is, or may be, a record. */
export function fieldOf(value: Value | undefined, name: string): Value | undefined {
  const found = value === undefined ? [] : waysOf(value).flatMap((way) => (way.is === 'record' && way.fields.has(name) ? [way.fields.get(name)!] : []));
  return found.length === 0 ? undefined : anyOf(found);
}

/** How much a value can be: literals and worked-out numbers; what is not known counts once for each. */
export function amountsOf(value: Value | undefined): readonly Amount[] {
  return (value === undefined ? [] : waysOf(value)).flatMap((way) => {
    if (way.is === 'word') return typeof way.word === 'number' && way.word !== 0 ? [{ n: way.word, each: false }] : [];
    if (way.is === 'amount') return way.of;
    return way.is === 'thing' ? [{ n: 1, each: true }] : [];
  });
}
