import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// A checkpoint waits for the disk, so it runs in a thread of its own, over a connection of its own.
const database = new DatabaseSync(String(workerData));
// Each answer, also that of a checkpoint that found the log in use, ends one request.
parentPort?.on('message', (request: unknown) => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  database.exec('pragma wal_checkpoint(passive)');
  parentPort?.postMessage('done');
});
