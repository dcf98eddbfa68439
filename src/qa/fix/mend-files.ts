import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Words } from '#content';
import type { ReportContent } from '../report/report-content.ts';
import { mend } from './mend.ts';

// Each round makes at least one remedy; what needs more is no slip of a person any more.
const ROUNDS = 50;

/** Makes the one remedies of an input's problems in its files, one round after the other while some lie in the letters of others. */
export async function mendFiles(find: () => Promise<ReportContent>): Promise<ReportContent> {
  const changes: Words[] = [];
  let content = await find();
  for (let round = 0; round < ROUNDS; round++) {
    const { texts } = content;
    const mended = mend(content.problems, { documents: content.documents, texts: texts ?? new Map() });
    if (mended.texts.size === 0) break;
    for (const [file, text] of mended.texts) await replaceFile(file, texts?.get(file) ?? '', text);
    changes.push(...mended.changes);
    content = await find();
  }
  return { ...content, changes };
}

/** The file is there as a whole or as it was. Rejects when somebody else has written it since it was read. */
async function replaceFile(named: string, before: string, after: string): Promise<void> {
  // A link stays a link.
  const file = await realpath(named);
  const now = await readFile(file, 'utf8');
  // The mark at the beginning is none of the text, and stays.
  const mark = now.startsWith('\uFEFF') ? '\uFEFF' : '';
  if (now !== mark + before) throw new Error(`'${named}' was changed while it was looked at; nothing more was mended. Run it again.`);
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, mark + after, { flush: true });
    await chmod(part, (await stat(file)).mode);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
