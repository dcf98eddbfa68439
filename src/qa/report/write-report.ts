import { settled } from '#content/diff/words/settled';
import { asHtml } from './as-html.ts';
import { asJunit } from './as-junit.ts';
import { asSarif } from './as-sarif.ts';
import { asText } from './as-text.ts';
import { type Format, type Lang, type ReportContent, countOf } from './report-content.ts';

/** Formats a result as text, JSON, SARIF 2.1.0, JUnit XML or HTML. */
export function writeReport(format: Format, found: ReportContent, lang: Lang = 'en'): string {
  const content = { ...found, problems: found.problems.map(settled) };
  switch (format) {
    case 'text':
      return asText(content, lang);
    case 'json':
      return asJson(content);
    case 'sarif':
      return asSarif(content, lang);
    case 'junit':
      return asJunit(content, lang);
    case 'html':
      return asHtml(content, lang);
  }
}

/** Formats a report as JSON in both languages. */
function asJson({ problems, documents, coverage, changes, more }: ReportContent): string {
  const counts = {
    errors: countOf(problems, 'error'),
    warnings: countOf(problems, 'warning'),
    notes: countOf(problems, 'note'),
  };
  return JSON.stringify(
    {
      documents: documents.length,
      ...counts,
      ...(coverage && { coverage }),
      ...(changes && { changes }),
      ...more,
      problems,
    },
    null,
    2,
  );
}
