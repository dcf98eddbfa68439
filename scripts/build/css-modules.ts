import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { ROOT } from '../support/places.ts';

/** Names classes of CSS Modules by file and name alone: client and server build, two processes, must agree. */
export const cssModules = (isReadable: boolean) => ({
  modules: {
    generateScopedName: (name: string, file: string): string => {
      const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll(sep, '/');
      const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 6);
      return isReadable ? `${name}_${hash}` : `_${hash}`;
    },
  },
});
