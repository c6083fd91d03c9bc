// The page's content policy forbids to build code from text, and zod tries whether it may when the first form is made: it has to be told
// before any module runs. This is the configuration that zod's `config` changes.
globalThis.__zod_globalConfig = { jitless: true };
