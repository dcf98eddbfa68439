/** Stores the bytes of uploaded files under the IDs of their rows. Bytes never change, and every method may be repeated. */
export interface FileStore {
  /** Stores bytes durably. */
  readonly put: (id: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** Reads bytes; undefined if there are none. */
  readonly get: (id: string) => Promise<Uint8Array | undefined>;
  /** Deletes bytes. A missing file is no error. */
  readonly remove: (id: string) => Promise<void>;
}

/** Throws for a name that could leave the folder or bucket. IDs are created by the server, so this is a second line of defence. */
export const requireFileId = (id: string): void => {
  if (!/^[0-9a-z-]{1,60}$/.test(id)) throw new Error('This is no ID of a file.');
};
