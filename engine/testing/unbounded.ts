/** Finds what a form leaves without a bound. */
import type { z } from 'zod';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly catchall?: z.core.$ZodType;
  readonly rest?: z.core.$ZodType | null;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
  readonly checks?: readonly z.core.$ZodCheck[];
}

/** Types of which every value is small. */
const SMALL = new Set(['boolean', 'enum', 'literal', 'null', 'undefined', 'never']);

/**
 * Paths of a form at which a value may be as large as one likes: numbers without a least and a greatest, texts, lists and
 * records without a length, data of no form at all. Throws for a kind of form that it does not know.
 */
export function unbounded(form: z.core.$ZodType, path = ''): readonly string[] {
  const def = form._zod.def as unknown as Def;
  const has = (check: string): boolean => (def.checks ?? []).some(({ _zod }) => _zod.def.check === check);
  const own = (held: boolean): readonly string[] => (held ? [] : [`${path === '' ? '(all)' : path}: ${def.type}`]);
  const at = (step: string): string => (path === '' ? step : `${path}.${step}`);
  if (SMALL.has(def.type)) return [];
  switch (def.type) {
    case 'number': return own(has('greater_than') && has('less_than'));
    case 'string': return own(has('max_length'));
    case 'array': return [...own(has('max_length') || has('length_equals')), ...unbounded(def.element!, at('*'))];
    case 'record': return [...own(typeof (form as z.ZodType).meta()?.['most'] === 'number'), ...unbounded(def.keyType!, at('(key)')), ...unbounded(def.valueType!, at('*'))];
    case 'tuple': return [...def.items!.flatMap((item, i) => unbounded(item, at(`${i}`))), ...(def.rest ? unbounded(def.rest, at('*')) : [])];
    case 'object': return [...Object.entries(def.shape!).flatMap(([name, field]) => unbounded(field, at(name))), ...(def.catchall === undefined || def.catchall._zod.def.type === 'never' ? [] : [`${at('(others)')}: ${def.catchall._zod.def.type}`])];
    case 'union': return def.options!.flatMap((option) => unbounded(option, path));
    case 'optional': case 'nullable': case 'default': case 'catch': case 'readonly': case 'prefault': return unbounded(def.innerType!, path);
    case 'pipe': return unbounded(def.in!._zod.def.type === 'transform' ? def.out! : def.in!, path); // a transformation ahead of a form is checked by the form
    case 'unknown': case 'any': case 'custom': return own(false);
    default: throw new Error(`a form of type "${def.type}" is not known here`);
  }
}
