import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readClientFiles } from './client-files.ts';
import type { DeliveryParts } from './deliver-page.ts';
import { loadRenderer } from './renderer.ts';
import { SliceCache } from './slice-cache.ts';
import { StartError } from '../../core/start-error.ts';

/** Loads the built visitor app. Throws a StartError that explains how to build it. */
export const prepareParts = async (
  root: string,
  more: Pick<DeliveryParts, 'fonts' | 'askUpstream' | 'states'>,
): Promise<DeliveryParts> => {
  const [client, server] = [join(root, 'dist', 'client'), join(root, 'dist', 'server')];
  if (!existsSync(join(client, '.vite', 'manifest.json')) || !existsSync(join(server, 'entry-server.js'))) {
    throw new StartError('The visitor app is not built: run `npm start`, which builds it, or `npm run build`.');
  }
  const renderer = await loadRenderer(server);
  return { renderer: () => Promise.resolve(renderer), files: readClientFiles(client), book: new SliceCache(), ...more };
};
