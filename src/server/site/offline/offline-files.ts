import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built files of the page without a network, and the script of the service worker. */
export interface OfflineFiles {
  readonly script: string;
  readonly style: string;
  readonly worker: string;
}

type Manifest = Readonly<Record<string, { readonly file: string } | undefined>>;

/** Reads the files of a client build. Returns undefined without one, as in development. */
export const readOfflineFiles = (clientDir: string): OfflineFiles | undefined => {
  const path = join(clientDir, '.vite', 'offline.json');
  if (!existsSync(path)) return undefined;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const [script, style, worker] = ['src/visitor/offline/shell.ts', 'style.css', 'src/visitor/offline/worker.ts'].map(
    (key) => manifest[key]?.file,
  );
  if (script === undefined || style === undefined || worker === undefined) return undefined;
  return { script: `/${script}`, style: `/${style}`, worker: readFileSync(join(clientDir, worker), 'utf8') };
};
