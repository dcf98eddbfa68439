import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFileId, type FileStore } from './file-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Folder of the files in the data folder. */
export const filesIn = (dataDir: string): string => join(dataDir, 'files');

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Stores files in a folder that only the user of the server can read. A file is there completely or not at all. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (id: string): string => {
    requireFileId(id);
    return join(folder, id);
  };
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${path}.part`;
      try {
        await writeDurably(part, bytes);
        await rename(part, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (id) => {
      const path = pathOf(id);
      await rm(path, { force: true });
      await rm(`${path}.part`, { force: true });
    },
  };
};
