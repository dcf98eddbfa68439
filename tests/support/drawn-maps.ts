import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/support/places.ts';

/** Data folder with the pictures of the maps that ship; the test command draws them. */
export const DRAWN_MAPS = join(CACHE, 'drawn-maps');

/** Gives a server's data folder the pictures of the maps, which the server would draw in the background. */
export const copyDrawnMaps = (dataDir: string): void => {
  const drawn = join(DRAWN_MAPS, 'rasters');
  if (existsSync(drawn)) cpSync(drawn, join(dataDir, 'rasters'), { recursive: true });
};
