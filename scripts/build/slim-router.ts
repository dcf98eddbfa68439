import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ROOT } from '../support/places.ts';

const FOLDER = normalizePath(join(ROOT, 'node_modules', 'react-router', 'dist', 'production'));
const COMPONENT = /= (React\w*)\.(forwardRef|memo|createContext|createElement)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the parts of React Router that this site does not use. The package exports only its development build to bundlers, and creates
 * its components when it is loaded, which counts as a side effect.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? `${FOLDER}/index.mjs` : undefined),
  transform: (code, id) =>
    id.startsWith(FOLDER)
      ? code.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '= /* @__PURE__ */ $1.$2(')
      : undefined,
});
