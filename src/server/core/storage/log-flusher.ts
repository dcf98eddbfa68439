import { open, type FileHandle } from 'node:fs/promises';

/**
 * Lets callers share writes to the disk. A call settles when a write that began after it has ended. After a failure every call fails: the operating system
 * may have dropped what it could not write, and a later success would say nothing of it.
 */
export const sharedFlush = (write: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    // The write under way may have begun too early for this caller.
    next ??= running.then(() => {
      next = undefined;
      running = write();
      return running;
    });
    return next;
  };
};

/** Writes a log file through to the disk, outside of the event loop. */
export interface LogFlusher {
  /** Settles when everything that was in the file before the call is on the disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The file may not exist yet; it is opened at the first flush and must stay the same one until `close`. */
export const logFlusher = (path: string): LogFlusher => {
  let file: Promise<FileHandle> | undefined;
  const flush = sharedFlush(async () => {
    file ??= open(path, 'r+');
    await (await file).datasync();
  });
  return {
    flush,
    async close() {
      if (file === undefined) return;
      // Whoever still waits comes first.
      await flush().catch(() => undefined);
      const opened = await file.catch(() => undefined);
      await opened?.close();
    },
  };
};
