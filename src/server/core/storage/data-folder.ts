import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** Creates the data folder and its parents, and closes it to other users: it holds personal data and keys. Throws a StartError if that fails. */
export function makeDataFolder(dataDir: string): void {
  try {
    make(resolve(dataDir));
    protect(dataDir, 0o700);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/** Closes a file, or with 700 a folder, to other users. Leaves what belongs to another user, and file systems without modes. */
export function protect(path: string, mode: 0o600 | 0o700 = 0o600): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The folder may be another user's, who lets this one write.
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
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // A second process that starts at the same time created it first.
    if (!existsSync(path)) throw error;
  }
}
