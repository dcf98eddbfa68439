import { rename, rm } from 'node:fs/promises';

/** Lets `write` make the file under another name first: one that has its name is whole. */
export async function writeWhole<Result>(file: string, write: (part: string) => Promise<Result>): Promise<Result> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const result = await write(part);
    await rename(part, file);
    return result;
  } finally {
    await rm(part, { force: true });
  }
}
