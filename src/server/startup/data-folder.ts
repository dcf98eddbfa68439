import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** Creates the data folder and its parents. Throws a StartError if that fails. */
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

// Node's recursive mkdir never returns in file systems that refuse new folders, such as /proc.
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // A second process that starts at the same time created it first.
    if (!existsSync(path)) throw error;
  }
}
