import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Keeps Node out of the screen. A library's own way to Node's files is left as it is and dropped with what nothing here uses; own code
 * that imports Node, and a bundle in which an import of Node is left, do not build.
 */
const noNode = (): Plugin => ({
  name: 'gantry:no-node',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!id.startsWith('node:')) return null;
    return importer?.includes('/node_modules/') === true ? { id, external: true } : this.error(`${importer ?? 'the screen'} imports ${id}, which no window has`);
  },
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const found = part.type === 'chunk' ? [...part.imports, ...part.dynamicImports].find((id) => id.startsWith('node:')) : undefined;
      if (found !== undefined) this.error(`${part.fileName} imports ${found}, which no window has`);
    }
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: 'public',
  plugins: [react(), noNode()],
  build: { outDir: '../dist/renderer', emptyOutDir: true, assetsDir: 'app', target: 'es2022', chunkSizeWarningLimit: 1600 },
  worker: { format: 'es', plugins: () => [noNode()] },
});
