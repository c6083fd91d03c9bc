import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const NOTHING = '\0gantry:nothing';

/**
 * Keeps Node out of the screen. A library's own way to Node's files is left as it is and dropped with what nothing here uses; own code
 * that imports Node, and a bundle in which an import of Node is left, do not build.
 */
const noNode = (): Plugin => ({
  name: 'gantry:no-node',
  enforce: 'pre',
  resolveId(id, importer) {
    // Draco's decoder reads its own program where there are files, and is given it here.
    if (/^(fs|path)$/.test(id) && importer?.includes('/node_modules/draco3dgltf/') === true) return NOTHING;
    if (!id.startsWith('node:')) return null;
    return importer?.includes('/node_modules/') === true ? { id, external: true } : this.error(`${importer ?? 'the screen'} imports ${id}, which no window has`);
  },
  load: (id) => (id === NOTHING ? 'export {};' : null),
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const found = part.type === 'chunk' ? [...part.imports, ...part.dynamicImports].find((id) => id.startsWith('node:')) : undefined;
      if (found !== undefined) this.error(`${part.fileName} imports ${found}, which no window has`);
    }
  },
});

/** The most script that may stand between a person and the menu, in bytes: its words are those of the whole frame. */
const FIRST_LOAD = 481_800;
/** What each rule system may add to it: the menu knows where its face is, and what that face is made of. */
const EACH_SYSTEM = 400;

/** The rule systems of a bundle, by the folders of their faces. */
const systemsOf = (ids: readonly string[]): ReadonlySet<string> => new Set(ids.flatMap((id) => /\/renderer\/faces\/([^/.]+)\//.exec(id)?.[1] ?? []));

/** Keeps the first load small: what the menu needs, and nothing of a rule system. A bundle whose first load holds more does not build. */
const lightMenu = (): Plugin => ({
  name: 'gantry:light-menu',
  generateBundle(_options, bundle) {
    const first = new Set<string>();
    const add = (name: string): void => {
      const part = bundle[name];
      if (part?.type !== 'chunk' || first.has(name)) return;
      first.add(name);
      part.imports.forEach(add);
    };
    for (const [name, part] of Object.entries(bundle)) if (part.type === 'chunk' && part.isEntry) add(name);
    const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' && first.has(part.fileName) ? [part] : []));
    const own = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => /\/(renderer\/faces|engine)\/(?!core|host|shape|space|search)[^/.]+\//.test(id));
    if (own !== undefined) this.error(`the menu would load ${own}, which belongs to one rule system; fetch it with its face`);
    const bytes = chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
    const most = FIRST_LOAD + EACH_SYSTEM * systemsOf(Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))).size;
    if (bytes > most) this.error(`the menu would load ${bytes} bytes of script, more than ${most}; fetch later what it does not need`);
    this.info(`first load: ${Math.round(bytes / 1000)} kB of script`);
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: 'public',
  plugins: [react(), noNode(), lightMenu()],
  build: { outDir: '../dist/renderer', emptyOutDir: true, assetsDir: 'app', target: 'es2022', chunkSizeWarningLimit: 1600 },
  worker: { format: 'es', plugins: () => [noNode()] },
});
