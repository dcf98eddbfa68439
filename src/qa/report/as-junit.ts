import type { Problem } from '#content';
import { escapeAttribute, escapeText } from './escape-xml.ts';
import { placeOf, type Lang, type ReportContent } from './report-content.ts';
import { reportTexts, describeSteps } from './report-texts.ts';

interface Case {
  readonly group: string;
  readonly name: string;
  readonly file: string | undefined;
  readonly problems: Problem[];
}

/** Formats a report as JUnit XML with one test case per document. An error fails the case; warnings and notes are its output. */
export function asJunit({ command, problems, documents }: ReportContent, lang: Lang): string {
  const cases = [...casesOf(documents, problems).values()];
  const failures = cases.filter(hasFailed).length;
  const sums = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="promenade" ${sums}>`,
    `  <testsuite name="qa ${escapeAttribute(command)}" ${sums}>`,
    ...cases.map((one) => asCase(one, command, lang)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function casesOf(documents: ReportContent['documents'], problems: readonly Problem[]): Map<string, Case> {
  const cases = new Map<string, Case>();
  for (const { type, id, source } of documents) {
    const key = `${type}/${id}`;
    if (!cases.has(key)) cases.set(key, { group: type, name: key, file: source?.file, problems: [] });
  }
  for (const problem of problems) {
    const { type, id, file } = problem.at;
    // An unreadable file is a case of its own.
    const name = type === '' ? (file ?? '') : `${type}/${id}`;
    const one = cases.get(name) ?? { group: type === '' ? 'file' : type, name, file, problems: [] };
    cases.set(name, one);
    one.problems.push(problem);
  }
  return cases;
}

const hasFailed = ({ problems }: Case): boolean => problems.some(({ severity }) => severity === 'error');

function asCase(one: Case, command: string, lang: Lang): string {
  const file = one.file === undefined ? '' : ` file="${escapeAttribute(one.file)}"`;
  const open = `    <testcase classname="${escapeAttribute(`${command}.${one.group}`)}" name="${escapeAttribute(one.name)}"${file} time="0"`;
  if (one.problems.length === 0) return `${open}/>`;
  const [first, ...errors] = one.problems.filter(({ severity }) => severity === 'error');
  const others = one.problems.filter(({ severity }) => severity !== 'error');
  // JUnit readers expect one failure per case: the first error, with the text of all.
  const failure =
    first === undefined
      ? []
      : [
          `      <failure type="${first.code}" message="${escapeAttribute(first.text[lang])}">${escapeText([first, ...errors].map((problem) => linesOf(problem, lang)).join('\n\n'))}</failure>`,
        ];
  const output =
    others.length === 0
      ? []
      : [`      <system-out>${escapeText(others.map((problem) => linesOf(problem, lang)).join('\n\n'))}</system-out>`];
  return [`${open}>`, ...failure, ...output, '    </testcase>'].join('\n');
}

function linesOf(problem: Problem, lang: Lang): string {
  const { code, severity, text, hint, way } = problem;
  const lines = [
    `${placeOf(problem)} ${code} (${reportTexts[severity][lang]}): ${text[lang]}`,
    hint[lang],
    ...(way === undefined ? [] : [`${reportTexts.toSeeIt[lang]}: ${describeSteps(way)[lang]}`]),
  ];
  return lines.join('\n');
}
