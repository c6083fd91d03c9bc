const carriedByNobody = (who: string): string => `The rules read it by its name; no ${who} of the first slice carries it.`;

/** What the program does not reach and keeps all the same, as `file name`, each with the reason why. */
export const unreachedReasons: Readonly<Record<string, string>> = {
  'engine/wartime/traits/aim.ts sniperWeapon': carriedByNobody('soldier'),
  'engine/wartime/traits/ammunition.ts superheavy': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts highlyVisible': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts unlucky': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts ultralight': carriedByNobody('soldier'),
};
