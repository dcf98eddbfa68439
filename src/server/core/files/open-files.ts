import type { Env } from '../env.ts';
import { diskFiles, filesIn } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';
import { clamdScanner, sandboxScanner, type Scanner } from './scanner.ts';

/** Stores files in the bucket that the environment names, else in the data folder. */
export const openFiles = ({ filesS3, dataDir }: Pick<Env, 'filesS3' | 'dataDir'>): FileStore =>
  filesS3 === undefined ? diskFiles(filesIn(dataDir)) : s3Files(filesS3);

/** Scanner that the environment names, or the one of the sandbox. Without one, only pictures are accepted, which are encoded anew. */
export const openScanner = ({ scanner, sandbox }: Pick<Env, 'scanner' | 'sandbox'>): Scanner | undefined => {
  if (scanner !== undefined) return clamdScanner(scanner);
  return sandbox ? sandboxScanner : undefined;
};
