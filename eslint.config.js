import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import stylistic from '@stylistic/eslint-plugin';
import tseslint from 'typescript-eslint';

/** Folders of the engine that serve every rule system; each other one is a rule system. */
const SHARED = ['shape', 'core', 'space', 'search', 'host', 'node', 'testing', 'cli'];
const SYSTEMS = readdirSync(join(import.meta.dirname, 'engine'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name)).map(({ name }) => name);
const othersThan = (id) => SYSTEMS.filter((other) => other !== id);

const rules = (name, ...options) => ({ [name]: ['error', ...options] });

/** Imports that a room may not make: `{ regex, message }`. */
const restrict = (...patterns) => rules('no-restricted-imports', { patterns });
const noNode = { regex: '^(node:|electron$|react|ws$|write-file-atomic$)', message: 'the engine knows no files, clock, window or network' };
const noThree = { regex: '^three', message: 'three and three-mesh-bvh are used in engine/space only' };
/** The engine's projects in order; none imports a later one, tests aside: rules, host, node, testing, cli. */
const noHost = { regex: '/(host|node|testing|cli)/', message: 'the rules do not know who plays them' };
const noPlatform = { regex: '/(node|testing|cli)/', message: 'files, clock and workers are given to the host' };
const noTesting = { regex: '/(testing|cli)/', message: 'what runs in the game needs no test tools and no commands' };
const noCli = { regex: '/cli/', message: 'commands are built on everything else, nothing is built on them' };
const noShell = { regex: '/(electron|renderer|e2e)/', message: 'the engine does not know its shells' };
const noWindow = { regex: '^(electron|react)', message: 'what runs in Node alone has no window' };
const noScreen = { regex: '/renderer/', message: 'the shell only serves the built screen' };
const noReact = { regex: '^react', message: 'the shell shows nothing itself' };
const noSystems = { regex: `/(${SYSTEMS.join('|')})/`, message: 'core, space and search know no rule system' };
const noUpward = { regex: '/(core|space|search)/', message: 'shapes lie below core and space' };
const noOther = (...others) => ({ regex: `/(${others.join('|')})/`, message: 'rule systems share core, space and search, and no rules' });

/** The screen outside of the faces knows no rule system. */
const noRuleSystem = { regex: `/engine/(${SYSTEMS.join('|')})/`, message: 'only the face of a rule system knows it (renderer/faces)' };
const noFace = { regex: `/faces/(${SYSTEMS.join('|')})/`, message: 'faces are found by their rule system (renderer/faces/index.ts)' };
/** What the screen takes from the engine: types, the pure questions of space with their rules, those of setting up a match and of the words of cards, names of levels and styles, what tells judgements apart, seeded chance and bytes as text. */
const TAKEN = [
  'shape/', 'space/', 'core/(base64|form|directions|rng|style|figure-list)\\.ts$', 'search/(levels|grounds)\\.ts$', 'host/(link|entry|record/bounds)\\.ts$',
  `(${SYSTEMS.join('|')}|testing/ladder)/(state-form|setup|geometry-rules|house-rules|archetype|army|squad|numbers|demands|awaited|points|field|trial)\\.ts$`,
  'shatterpoint/(board/(geometry-rules|named-fault)|team/(team|teams|random-team)|state/house-rules|missions/left-out|cards/tags-asked|exchange/index)\\.ts$',
].join('|');
const screenImports = (...more) => rules('@typescript-eslint/no-restricted-imports', {
  patterns: [
    { regex: `/engine/(?!${TAKEN})`, message: 'the screen takes types from the engine, and its pure questions', allowTypeImports: true },
    { regex: '^(node:|electron$|ws$)', message: 'the screen reaches the host through the link only' },
    { regex: '/electron/', message: 'the screen reaches the host through the link only' },
    ...more,
  ],
});

const noClockNorChance = {
  ...rules('no-restricted-globals', ...['performance', 'window', 'document', 'process', 'fetch', 'setTimeout', 'setInterval'].map((name) => ({ name, message: 'the engine has no clock, screen or files of its own' }))),
  ...rules('no-restricted-properties', { object: 'Math', property: 'random', message: 'chance comes from requests or a seeded generator' }, { object: 'Date', property: 'now', message: 'the engine has no clock' }),
};
const INEXACT = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'pow', 'hypot', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'cbrt', 'sinh', 'cosh', 'tanh'];
const exactMath = rules(
  'no-restricted-properties',
  { object: 'Math', property: 'random', message: 'chance comes from requests or a seeded generator' },
  { object: 'Date', property: 'now', message: 'the engine has no clock' },
  ...INEXACT.map((property) => ({ object: 'Math', property, message: 'its last bits differ between engine versions; use + - * / and sqrt' })),
);
/** Style that holds everywhere; narrower rooms repeat these when they add their own. */
const SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'use a union of strings' },
  { selector: 'ExportDefaultDeclaration', message: 'export by name' },
  { selector: 'TSModuleDeclaration[kind!="global"]', message: 'use modules, not namespaces' },
];
/** What answers for any game names none of its rules: a rule system turns its words into them. */
const ruleNamed = { message: 'core and space name no rule of a game; give a word of their own (engine/space/ground/objection.ts)' };
const noRuleNamed = rules('no-restricted-syntax', ...SYNTAX,
  { selector: 'Literal[value=/^(SP|WT|MIN|SWM)-/]', ...ruleNamed }, { selector: 'TemplateElement[value.raw=/^(SP|WT|MIN|SWM)-/]', ...ruleNamed });
/** Lines are read without scrolling, strings and text aside. */
const noLongLines = rules('@stylistic/max-len', { code: 160, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreComments: true, ignoreUrls: true });
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts'];

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'release/', 'test-results/', 'playwright-report/', '**/*.cjs'] },
  tseslint.configs.recommended,
  { files: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'], plugins: { '@stylistic': stylistic }, rules: noLongLines },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      ...rules('no-restricted-syntax', ...SYNTAX),
      ...rules('@typescript-eslint/no-unused-vars', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }),
      ...rules('@typescript-eslint/consistent-type-imports', { fixStyle: 'inline-type-imports' }),
      ...rules('max-lines', { max: 300 }),
      ...rules('eqeqeq', 'always', { null: 'ignore' }),
      ...rules('prefer-const', { destructuring: 'all' }),
      ...rules('no-console', { allow: ['error', 'warn'] }),
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['assets/**', 'e2e/**', 'engine/testing/**'], rules: { 'no-console': 'off' } },

  { files: ['engine/**/*.ts'], ignores: ['engine/node/**', 'engine/cli/**', 'engine/testing/**', ...tests], rules: noClockNorChance },
  { files: ['engine/shape/**/*.ts'], ignores: tests, rules: { ...restrict(noNode, noThree, noHost, noShell, noSystems, noUpward), ...exactMath } },
  { files: ['engine/core/**/*.ts'], ignores: tests, rules: restrict(noNode, noThree, noHost, noShell, noSystems, { regex: '/search/', message: 'the core does not know the opponent' }) },
  { files: ['engine/space/**/*.ts'], ignores: tests, rules: restrict({ ...noNode, regex: '^(node:|electron$|react|ws$|write-file-atomic$)' }, noHost, noShell, noSystems, { regex: '/search/', message: 'space does not know the opponent' }) },
  { files: ['engine/shape/**/*.ts', 'engine/core/**/*.ts', 'engine/space/**/*.ts'], ignores: tests, rules: noRuleNamed },
  { files: ['engine/search/**/*.ts'], ignores: tests, rules: restrict(noNode, noThree, noHost, noShell, noSystems) },
  ...SYSTEMS.map((id) => ({
    files: [`engine/${id}/**/*.ts`], ignores: tests, rules: { ...restrict(noNode, noThree, noHost, noShell, noOther(...othersThan(id))), ...exactMath },
  })),
  { files: ['engine/space/**/*.ts'], ignores: [...tests, 'engine/space/terrain/piece.ts', 'engine/space/terrain/table.ts'], rules: exactMath },
  { files: ['engine/host/**/*.ts'], ignores: tests, rules: restrict(noNode, noThree, noShell, noPlatform) },
  { files: ['engine/node/**/*.ts', 'engine/testing/**/*.ts'], rules: restrict(noThree, noShell, noWindow, noCli) },
  { files: ['engine/node/**/*.ts'], ignores: tests, rules: restrict(noThree, noShell, noWindow, noTesting) },
  { files: ['engine/cli/**/*.ts'], rules: restrict(noThree, noShell, noWindow) },
  { files: ['engine/cli/bench/reference/rays.ts'], rules: restrict(noShell, noWindow) }, // three itself is the yardstick
  { files: ['electron/**/*.ts'], rules: restrict(noThree, noCli, noScreen, noReact) },
  { files: ['electron/**/*.ts'], ignores: tests, rules: restrict(noThree, noTesting, noScreen, noReact) },
  {
    files: ['renderer/**/*.ts', 'renderer/**/*.tsx'],
    ignores: [...tests, '**/*.config.ts'],
    rules: screenImports(noRuleSystem, noFace),
  },
  { files: ['renderer/faces/*.ts'], ignores: tests, rules: screenImports(noRuleSystem) }, // the registries
  ...SYSTEMS.map((id) => ({
    files: [`renderer/faces/${id}/**/*.ts`, `renderer/faces/${id}/**/*.tsx`],
    ignores: tests,
    rules: screenImports(noOther(...othersThan(id))),
  })),
);
