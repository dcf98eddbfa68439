import { defineConfig } from 'vite';
import { cssModules } from './scripts/build/css-modules.ts';

/** Bundles the service worker and the page without a network apart from the app: each is one script that imports nothing. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  css: cssModules(false),
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/offline.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { offline: 'src/visitor/offline/shell.ts', worker: 'src/visitor/offline/worker.ts' } },
  },
});
