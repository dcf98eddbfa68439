import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = join(import.meta.dirname, '../../../../dist/server/entry-server.js');

/** The built visitor app, as the server uses it. */
export type Renderer = typeof import('../../../visitor/entry-server.tsx');

/** Loads the renderer that visitors get; undefined when nothing is built. */
export const loadRenderer = async (): Promise<Renderer | undefined> => (existsSync(BUILT) ? ((await import(pathToFileURL(BUILT).href)) as Renderer) : undefined);
