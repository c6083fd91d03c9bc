/** Whether a value has a shape. Made by hand for the preload, which every page waits for; everywhere else zod reads what comes in. */
export type Guard<T> = (value: unknown) => value is T;
type Shape<G> = G extends Guard<infer T> ? T : never;

export const text: Guard<string> = (value): value is string => typeof value === 'string';
/** A finite number. */
export const number: Guard<number> = (value): value is number => Number.isFinite(value);
/** An object of any fields; who gets it reads them. */
export const something: Guard<object> = (value): value is object => typeof value === 'object' && value !== null;
export const nothing: Guard<null> = (value): value is null => value === null;

/** One of some words. */
export const word = <W extends string>(...words: readonly W[]): Guard<W> => (value): value is W => (words as readonly unknown[]).includes(value);

export const either =
  <G extends readonly Guard<unknown>[]>(...guards: G): Guard<Shape<G[number]>> =>
  (value): value is Shape<G[number]> =>
    guards.some((guard) => guard(value));

/** A list of such values. */
export const list = <T>(guard: Guard<T>): Guard<readonly T[]> => (value): value is readonly T[] => Array.isArray(value) && value.every(guard);

/** For a field that may be left out. */
export const optional = <T>(guard: Guard<T>): Guard<T | undefined> => (value): value is T | undefined => value === undefined || guard(value);

/** An object of these fields and no others. */
export const object =
  <F extends Readonly<Record<string, Guard<unknown>>>>(fields: F): Guard<{ readonly [K in keyof F]: Shape<F[K]> }> =>
  (value): value is { readonly [K in keyof F]: Shape<F[K]> } =>
    something(value) &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, guard]) => guard((value as Readonly<Record<string, unknown>>)[name]));
