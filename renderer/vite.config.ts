import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: 'public',
  plugins: [react()],
  build: { outDir: '../dist/renderer', emptyOutDir: true, assetsDir: 'app', target: 'es2022', chunkSizeWarningLimit: 1600 },
  worker: { format: 'es' },
});
