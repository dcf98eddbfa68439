import { countOf, type ReportContent } from './report-content.ts';

/** Formats a report as JSON in both languages. */
export function asJson({ problems, documents, coverage, changes, more }: ReportContent): string {
  const counts = { errors: countOf(problems, 'error'), warnings: countOf(problems, 'warning'), notes: countOf(problems, 'note') };
  return JSON.stringify({ documents: documents.length, ...counts, ...(coverage && { coverage }), ...(changes && { changes }), ...more, problems }, null, 2);
}
