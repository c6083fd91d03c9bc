import { useState } from 'react';
import type { z } from 'zod';

/** What this machine keeps under a name, in the form asked for; null where there is none, or none that is whole. */
export function readKept<T>(name: string, form: z.ZodType<T>): T | null {
  try {
    return form.safeParse(JSON.parse(localStorage.getItem(`gantry.${name}`) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps something on this machine. Where the browser refuses, it is lost with the window. */
export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(`gantry.${name}`, JSON.stringify(value));
  } catch {
    // A browser that refuses storage begins with the usual next time.
  }
}

/** The most teams that were played lately, and the most that are saved. */
const [RECENT, SAVED] = [8, 60];

/** Teams of one rule system that this machine keeps, the newest first. */
export interface Kept<T> {
  readonly saved: readonly T[];
  readonly recent: readonly T[];
  /** Saves a team; another one of its name gives way. */
  readonly save: (team: T) => void;
  readonly forget: (team: T) => void;
  /** Tells that teams are played now; another one of the same figures gives way. */
  readonly played: (teams: readonly T[]) => void;
}

/** Reads and keeps teams. `list` is a form of a list of them, `nameOf` and `figuresOf` what tells two apart. */
export function useKept<T>(system: string, list: z.ZodType<T[]>, nameOf: (team: T) => string, figuresOf: (team: T) => string): Kept<T> {
  const [saved, setSaved] = useState<readonly T[]>(() => readKept(`teams.${system}`, list) ?? []);
  const [recent, setRecent] = useState<readonly T[]>(() => readKept(`played.${system}`, list) ?? []);
  const keep = (teams: readonly T[]): void => {
    setSaved(teams);
    writeKept(`teams.${system}`, teams);
  };
  return {
    saved, recent,
    save: (team) => keep([team, ...saved.filter((other) => nameOf(other) !== nameOf(team))].slice(0, SAVED)),
    forget: (team) => keep(saved.filter((other) => other !== team)),
    played: (teams) => {
      const all = [...teams, ...recent];
      const lately = all.filter((team, i) => all.findIndex((other) => figuresOf(other) === figuresOf(team)) === i).slice(0, RECENT);
      setRecent(lately);
      writeKept(`played.${system}`, lately);
    },
  };
}
