import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = join(import.meta.dirname, '../../../../dist/server/entry-server.js');

/** The built visitor app. */
export type Renderer = typeof import('../../../visitor/entry-server.tsx');

/** Loads the built renderer; undefined without a build. */
export const loadRenderer = async (): Promise<Renderer | undefined> =>
  existsSync(BUILT) ? ((await import(pathToFileURL(BUILT).href)) as Renderer) : undefined;
