import type { Problem } from '#content';
import { coverageRows } from './coverage-rows.ts';
import { excerpt } from './excerpt.ts';
import { placeOf, type Lang, type ReportContent } from './report-content.ts';
import { describeFix, reportTexts, summaryOf, describeSteps } from './report-texts.ts';

// Codes whose fault is a single character, shown with an excerpt.
const ofCharacters: ReadonlySet<Problem['code']> = new Set(['json-syntax', 'wrong-encoding', 'duplicate-key']);

/** Formats a report for a terminal: location, code and text, the fix below, a summary at the end. */
export function asText(
  { command, problems, documents, texts, coverage, looked = [], changes = [], quiet = false }: ReportContent,
  lang: Lang,
): string {
  const lines = [
    ...changes.map((words) => words[lang]),
    ...problems.map((problem) => asLines(problem, texts, lang)),
    ...(quiet ? [] : [summaryOf(problems, documents.length, command)[lang]]),
    ...(quiet
      ? []
      : [...(coverage === undefined ? [] : coverageRows(coverage)), ...looked].map(
          ([name, value]) => `  ${padded(name[lang])}${value[lang]}`,
        )),
  ];
  return lines.join('\n');
}

function asLines(problem: Problem, texts: ReportContent['texts'], lang: Lang): string {
  const { code, severity, at, text, hint, way, fix } = problem;
  const file = ofCharacters.has(code) && at.file !== undefined ? texts?.get(at.file) : undefined;
  const shown = file === undefined ? undefined : excerpt(file, at.line ?? 1, at.column ?? 1);
  return [
    `${placeOf(problem)}  ${code}${severity === 'error' ? '' : ` (${reportTexts[severity][lang]})`}  ${text[lang]}`,
    ...(shown === undefined ? [] : shown.split('\n').map((line) => `    ${line}`)),
    `    ${hint[lang]}`,
    ...(way === undefined ? [] : [`    ${reportTexts.toSeeIt[lang]}: ${describeSteps(way)[lang]}`]),
    ...(fix === undefined || at.file === undefined
      ? []
      : [`    ${reportTexts.oneRemedy[lang]}: ${describeFix(fix)[lang]}`]),
  ].join('\n');
}

const width = 18;
const padded = (name: string): string =>
  name +
  ' '.repeat(Math.max(1, width - Array.from(name).reduce((sum, letter) => sum + (letter > '\u1100' ? 2 : 1), 0)));
