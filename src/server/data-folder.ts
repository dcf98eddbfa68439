import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder and those above it; throws a StartError when that cannot be. */
export function makeDataFolder(dataDir: string): void {
  try {
    make(resolve(dataDir));
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

export const unusableFolder = (dataDir: string, error: unknown): StartError =>
  new StartError(
    `DATA_DIR ${dataDir} cannot be used (${error instanceof Error ? error.message : String(error)}). Make it a folder that this user may write, or set DATA_DIR to another one.`,
    { cause: error },
  );

// Node's own recursive mkdir never returns in file systems such as /proc that refuse new folders.
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process that starts at the same time was first.
    if (!existsSync(path)) throw error;
  }
}
