import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { cssModules } from './scripts/build/css-modules.ts';
import { slimRouter } from './scripts/build/slim-router.ts';
import { testProjects } from './tests/support/test-projects.ts';

export default defineConfig(async ({ isSsrBuild, command }): Promise<ViteUserConfig> => ({
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
}));

/** Modules that the entry imports at once, directly or not. */
const initial: '$initial'[] = ['$initial'];

/** Modules that decide a navigation. */
const decides =
  /[\\/]src[\\/]engine[\\/](?:account[\\/](?:on-site|role-facts)|actions|calls[\\/]compile|conditions|decide|layout|routing|slices|values[\\/](?:dates|fill|validate))|[\\/]visitor[\\/](?:navigation[\\/](?:deciding|resolve-visit)|live[\\/]release-store|data[\\/]fetch-sources)/;
/** Modules that every visit loads after the page stands. */
const follows = /[\\/]visitor[\\/](?:bootstrap[\\/]|live[\\/]live-|notices[\\/]notifications)/;

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    input: { 'entry-client': 'src/visitor/entry-client.tsx', 'early-press': 'src/visitor/early-press.ts' },
    // Every page starts with two files: libraries, which change rarely, and the app. Code that many widgets share is grouped by subject, or each list would
    // load the fields of forms and the maps of parks. A group takes its imports along, so 'basics' comes first.
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'early-press',
            test: /[\\/](?:render[\\/]boot-data|visitor[\\/](?:early-(?:press|calls)|data[\\/]call-headers|session[\\/](?:session-hints|user-session)))\.ts$/,
            priority: 4,
          },
          { name: 'libraries', tags: initial, test: /[\\/]node_modules[\\/]/, priority: 3 },
          { name: 'start', tags: initial, priority: 2 },
          {
            name: 'basics',
            test: /[\\/]src[\\/]ui[\\/](?:content|cards|navigation)[\\/]|[\\/]widgets[\\/]shared[\\/]texts[\\/]|[\\/]schemas[\\/]parts\.ts$/,
            minShareCount: 7,
            priority: 1,
          },
          // Forms check what is typed and read answers. They must not bring the modules along that decide a navigation, or those of parks.
          {
            name: 'values',
            test: /[\\/]src[\\/]engine[\\/]values[\\/](?:check-digit|dates|json-pointer|typed-text|validate-value)\.ts$|[\\/]widgets[\\/]shared[\\/]answers[\\/]/,
            priority: 1,
          },
          { name: 'fields', test: /[\\/]src[\\/]ui[\\/]fields[\\/]/, minShareCount: 7 },
          { name: 'dialogs', test: /[\\/]src[\\/]ui[\\/]overlays[\\/](?:dialog|use-popup-guard)/, minShareCount: 7 },
          {
            name: 'maps',
            test: /[\\/]src[\\/]ui[\\/]map[\\/]|[\\/]widgets[\\/]shared[\\/]map[\\/]round-button\.tsx$/,
            minShareCount: 5,
          },
          { name: 'parks', test: /[\\/]widgets[\\/]shared[\\/](?:facilities|park)[\\/]/, minShareCount: 8 },
          { name: 'deciding', test: decides },
          { name: 'after-start', test: follows },
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
