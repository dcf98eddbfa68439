import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { cssModules } from './scripts/build/css-modules.ts';
import { slimRouter } from './scripts/build/slim-router.ts';
import { testProjects } from './tests/support/test-projects.ts';

export default defineConfig(
  async ({ isSsrBuild, command }): Promise<ViteUserConfig> => ({
    appType: 'custom',
    publicDir: false,
    plugins: [react(), ...(isSsrBuild ? [] : [slimRouter()])],
    css: cssModules(command === 'serve'),
    build: {
      ...(isSsrBuild ? serverBuild : clientBuild),
      emptyOutDir: true,
      // The strict content security policy allows no inline script, style or data: address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // All widgets together are about 10 kB; one file beats a request for each.
      cssCodeSplit: false,
      reportCompressedSize: false,
    },
    // Under vitest only: the browser provider costs a build nothing then.
    ...(process.env['VITEST'] === 'true' ? { test: await testProjects() } : {}),
  }),
);

/** Modules that the entry imports at once, directly or not. */
const initial: '$initial'[] = ['$initial'];

/** Modules of the engine that a navigation needs. */
const decides = /[\\/]src[\\/]engine[\\/](?:actions|calls[\\/]compile|conditions|decide|layout|routing|slices|values[\\/](?:dates|fill))/;

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    input: { 'entry-client': 'src/visitor/entry-client.tsx', 'early-press': 'src/visitor/early-press.ts' },
    // What every page begins with comes in two files, libraries (which change rarely) and the app; what decides in one, and what many widgets share in one.
    // Code that a few widgets share stays out of it, or every page would load the forms and records of the others.
    output: {
      codeSplitting: {
        groups: [
          { name: 'early-press', test: /[\\/]early-press\.ts$/, priority: 4 },
          { name: 'libraries', tags: initial, test: /[\\/]node_modules[\\/]/, priority: 3 },
          { name: 'start', tags: initial, priority: 2 },
          { name: 'basics', test: /[\\/]src[\\/]ui[\\/](?:content|cards|navigation)[\\/]|[\\/]widgets[\\/](?:fill-text|duration)\.ts$|[\\/]schemas[\\/]parts\.ts$/, minShareCount: 7, priority: 1 },
          { name: 'fields', test: /[\\/]src[\\/]ui[\\/]fields[\\/]/, minShareCount: 7 },
          { name: 'dialogs', test: /[\\/]src[\\/]ui[\\/]overlays[\\/]/, minShareCount: 7 },
          { name: 'maps', test: /[\\/]src[\\/]ui[\\/]map[\\/]|[\\/]widgets[\\/]round-button\.tsx$/, minShareCount: 5 },
          { name: 'parks', test: /[\\/]widgets[\\/][\w-]*(?:facilit|park|opening)[\w-]*\.tsx?$/, minShareCount: 8 },
          { name: 'engine', test: decides },
        ],
      },
    },
  },
};

const serverBuild = {
  outDir: 'dist/server',
  ssr: true,
  rolldownOptions: { input: { 'entry-server': 'src/visitor/entry-server.tsx' } },
};
