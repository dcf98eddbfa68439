import type { FileStore } from './file-store.ts';

/** Stores files in memory, for previews: they leave nothing behind. */
export const memoryFiles = (): FileStore => {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (id, bytes) => void files.set(id, bytes),
    get: async (id) => files.get(id),
    remove: async (id) => void files.delete(id),
  };
};
