import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The operators' console: a build of its own, so that nothing of it reaches a visitor. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  base: '/console/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/console',
    manifest: true,
    emptyOutDir: true,
    // The strict content security policy allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { console: 'src/console/main.tsx' } },
  },
});
