import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Report } from './report.ts';
import { formats, hasFindings, type Format, type Lang, type ReportContent } from './report-content.ts';
import { summaryOf } from './report-texts.ts';
import { writeReport } from './write-report.ts';

/** Report options of every command; spread them into the options of `parseArgs`. */
export const reportOptions = {
  format: { type: 'string', default: 'text' },
  out: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  quiet: { type: 'boolean', default: false },
} as const;

export const REPORT_USAGE = '[--format text|json|sarif|junit|html] [--out file] [--lang en|ko] [--quiet]';

interface Given {
  readonly format: string;
  readonly out?: string | undefined;
  readonly lang: string;
  readonly quiet: boolean;
}

export interface ReportOptions {
  readonly format: Format;
  readonly out: string | undefined;
  readonly lang: Lang;
  readonly quiet: boolean;
}

/** Validates report options before any work starts. Throws with the reason. */
export function readReportOptions({ format, out, lang, quiet }: Given): ReportOptions {
  const known = formats.find((one) => one === format);
  if (known === undefined) throw new Error(`--format must be one of ${formats.join(', ')}, not '${format}'.`);
  if (lang !== 'en' && lang !== 'ko') throw new Error(`--lang must be en or ko, not '${lang}'.`);
  return { format: known, out, lang, quiet };
}

/** Returns the report, or writes it to the given file and returns only the summary. */
export async function finishReport(
  content: ReportContent,
  { format, out, lang, quiet }: ReportOptions,
): Promise<Report> {
  const code = hasFindings(content.problems) ? 1 : 0;
  const text = writeReport(format, { ...content, quiet }, lang);
  if (out === undefined) return { code, text };
  await writeWhole(out, `${text}\n`);
  return {
    code,
    text:
      quiet && code === 0
        ? ''
        : `${summaryOf(content.problems, content.documents.length, content.command)[lang]} → ${out}`,
  };
}

/** Replaces the file atomically. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, text);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
