import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Words } from '#content';
import type { ReportContent } from '../report/report-content.ts';
import { applyFixes } from './apply-fixes.ts';

// Each round applies at least one fix; more rounds than this mean a fault in the fixes.
const ROUNDS = 50;

/** Applies the unique fixes of an input to its files, in rounds while fixes overlap. */
export async function fixFiles(find: () => Promise<ReportContent>): Promise<ReportContent> {
  const changes: Words[] = [];
  let content = await find();
  for (let round = 0; round < ROUNDS; round++) {
    const { texts } = content;
    const mended = applyFixes(content.problems, { documents: content.documents, texts: texts ?? new Map() });
    if (mended.texts.size === 0) break;
    for (const [file, text] of mended.texts) await replaceFile(file, texts?.get(file) ?? '', text);
    changes.push(...mended.changes);
    content = await find();
  }
  return { ...content, changes };
}

/** Replaces the file atomically. Rejects when it changed since it was read. */
async function replaceFile(named: string, before: string, after: string): Promise<void> {
  // Keep symbolic links.
  const file = await realpath(named);
  const now = await readFile(file, 'utf8');
  // Keep the byte order mark.
  const mark = now.startsWith('\uFEFF') ? '\uFEFF' : '';
  if (now !== mark + before)
    throw new Error(
      `'${named}' changed while it was being checked; no more fixes were applied. Run the command again.`,
    );
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, mark + after, { flush: true });
    await chmod(part, (await stat(file)).mode);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
