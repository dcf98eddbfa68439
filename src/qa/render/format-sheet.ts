import { join } from 'node:path';
import type { Report } from '../report/report.ts';
import type { Status } from './manifest.ts';

interface Sum {
  readonly out: string;
  readonly pages: number;
  readonly views: number;
  /** Number of new pictures. */
  readonly drawn: number;
  /** Difference of each view from the last sheet; undefined without a last sheet. */
  readonly status: readonly Status[] | undefined;
  readonly quiet: boolean;
}

/** Formats the sheet and its differences, which are findings. Quiet prints only the differences. */
export function formatSheet({ out, pages, views, drawn, status, quiet }: Sum): Report {
  const looked = `${pages} pages, ${views} views, ${drawn} ${drawn === 1 ? 'picture' : 'pictures'} drawn: ${join(out, 'index.html')}`;
  if (status === undefined) return { code: 0, text: quiet ? '' : looked };
  const count = (what: Status): number => status.filter((one) => one === what).length;
  const since = `Since the last sheet: ${(['new', 'changed', 'gone'] as const).map((what) => `${count(what)} ${what}`).join(', ')}, ${count('same')} the same.`;
  const code = status.some((one) => one !== 'same') ? 1 : 0;
  return { code, text: quiet ? (code === 0 ? '' : since) : `${looked}\n${since}` };
}
