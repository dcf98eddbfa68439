import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { testProjects } from './tests/support/test-projects.ts';

export default defineConfig(
  async ({ isSsrBuild, command }): Promise<ViteUserConfig> => ({
    appType: 'custom',
    publicDir: false,
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName(command === 'serve') } },
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

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    input: { 'entry-client': 'src/visitor/entry-client.tsx' },
    // What most pages begin with comes as one file, not as one each; what few pages draw stays with those.
    output: { codeSplitting: { groups: [{ name: 'shared', test: /[\\/]src[\\/]ui[\\/](?:art|assets|badge|cards|crop-of|day|icon|note|outside-mark|timings|use-first-press|use-scrolled-past)\b|[\\/]widgets[\\/](?!paging-links)[^\\/]+\.tsx?$/ }] } },
  },
};

const serverBuild = {
  outDir: 'dist/server',
  ssr: true,
  rolldownOptions: { input: { 'entry-server': 'src/visitor/entry-server.tsx' } },
};

/** Class names of CSS Modules from file and name alone: client and server build, two processes, must agree. */
function scopedName(isReadable: boolean) {
  return (name: string, file: string): string => {
    const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll(sep, '/');
    const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 6);
    return isReadable ? `${name}_${hash}` : `_${hash}`;
  };
}
