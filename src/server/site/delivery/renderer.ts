import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Server API of the built visitor app. */
export type Renderer = typeof import('../../../visitor/entry-server.tsx');

/** Loads the server build of the visitor app; rejects if there is none. */
export const loadRenderer = async (serverDir: string): Promise<Renderer> =>
  (await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)) as Renderer;
