const carriedByNobody = (who: string): string => `The rules read it by its name; no ${who} of the first slice carries it.`;

/** Reading of models, by file: whole and tested, and asked by no screen yet. */
const MODELS: Readonly<Record<string, string>> = {
  'climbs.ts': 'thinAxis isLadder stairsOf',
  'gltf-checks.ts': 'checkGltf',
  'gltf-container.ts': 'isGlb dataIn unpackGltf',
  'gltf-form.ts': 'COMPONENT_BYTES WIDTHS gltfForm',
  'import-error.ts': 'ImportError',
  'kinds.ts': 'KINDS',
  'ladder-ends.ts': 'climbOf',
  'limits.ts': 'LARGEST_FILE MOST_TRIANGLES MOST_UNPACKED LONGEST_DESCRIPTION MOST_ENTRIES DEEPEST_NODE MOST_OBJECTS LARGEST_TEXTURE MOST_PIXELS FARTHEST MOST_UNKNOWN_LINES LONGEST_PIECE SHORTEST_PIECE MOST_PARTS',
  'make-piece.ts': 'takeApart makePiece',
  'paint.ts': 'drawnParts',
  'propose.ts': 'propose',
  'raw.ts': 'PLAIN',
  'read-gltf.ts': 'readGltf',
  'read-model.ts': 'readModel',
  'read-obj.ts': 'isObj readObj',
  'read-stl.ts': 'isStl readStl',
  'shells.ts': 'sizeOfShell shellsOf part outward',
  'stance.ts': 'UNITS stood boundsOf guessStance',
  'stand.ts': 'sizeIn standModel',
  'storeys.ts': 'storeysOf',
  'strokes.ts': 'painted facesOf',
  'text.ts': 'textOf',
  'texture.ts': 'sizeOf checkedSize colourAt',
  'thin.ts': 'thinnerReady thin',
  'views.ts': 'viewOf covered rowsOf',
};

/** What the program does not reach and keeps all the same, as `file name`, each with the reason why. */
export const unreachedReasons: Readonly<Record<string, string>> = {
  'engine/wartime/traits/aim.ts sniperWeapon': carriedByNobody('soldier'),
  'engine/wartime/traits/ammunition.ts superheavy': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts highlyVisible': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts unlucky': carriedByNobody('soldier'),
  'engine/wartime/traits/body.ts ultralight': carriedByNobody('soldier'),
  ...Object.fromEntries(Object.entries(MODELS).flatMap(([file, names]) =>
    names.split(' ').map((name) => [`engine/space/import/${file} ${name}`, 'The workshop will ask it, once models can be brought in on the screen.']))),
};
