import { codeDescriptions, type Problem, type Words } from '#content';
import { coverageRows } from './coverage-rows.ts';
import { escapeText } from './escape-xml.ts';
import { headline, pageOf } from './html/page.ts';
import { both, chip, field, findForm, noneFits, option, problemItem } from './html/parts.ts';
import { countOf, type Lang, type ReportContent } from './report-content.ts';
import { summaryOf } from './report-texts.ts';

const titles: Readonly<Record<string, Words>> = {
  validate: { ko: '문서 검사', en: 'Check of the documents' },
  simulate: { ko: '모든 화면 확인', en: 'Check of all views' },
  crawl: { ko: '브라우저로 둘러보기', en: 'Browser crawl of the site' },
};
const titleOf = (command: string): Words => titles[command] ?? { ko: command, en: command };

/** Formats a report as one self-contained file: both languages, filters, light, dark and print. */
export function asHtml(content: ReportContent, lang: Lang): string {
  const { command, input, problems } = content;
  const title = titleOf(command);
  const found =
    problems.length === 0
      ? clean(content)
      : `${filters(problems)}\n${listOf(problems)}\n${noneFits({ ko: '여기에 맞는 문제가 없어요', en: 'No matching problems' })}`;
  return pageOf({
    lang,
    title: `${title[lang]} · ${input}`,
    header: header(content, title),
    main: `${found}\n${tables(content)}`,
  });
}

function header({ command, problems, documents, input }: ReportContent, title: Words): string {
  const chips = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = countOf(problems, severity);
    return count === 0 ? [] : [chip(severity, countWords(severity, count))];
  });
  const verdict = problems.some(({ severity }) => severity !== 'note')
    ? []
    : [
        chip(
          'clean',
          command === 'crawl'
            ? { ko: '고칠 것이 없어요', en: 'Nothing to fix' }
            : { ko: '발행할 수 있어요', en: 'Ready to publish' },
        ),
      ];
  return `${headline(both(title))}
<p class="about"><code>${escapeText(input)}</code> · ${both(summaryOf(problems, documents.length, command))}</p>
<div class="verdict">${[...verdict, ...chips].join('')}</div>`;
}

const countWords = (severity: Problem['severity'], count: number): Words => {
  const plural = count === 1 ? '' : 's';
  switch (severity) {
    case 'error':
      return { ko: `오류 ${count}개`, en: `${count} error${plural}` };
    case 'warning':
      return { ko: `경고 ${count}개`, en: `${count} warning${plural}` };
    case 'note':
      return { ko: `참고 ${count}개`, en: `${count} note${plural}` };
  }
};

function filters(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const types = [...new Set(problems.map(({ at }) => at.type))].filter((type) => type !== '').sort();
  const kind = (severity: Problem['severity'], words: Words): string =>
    `<label><input type="checkbox" name="severity" value="${severity}" checked> ${both(words)}</label>`;
  return findForm(
    `<fieldset><legend>${both({ ko: '심각도', en: 'Severity' })}</legend><div class="kinds">${kind('error', { ko: '오류', en: 'Errors' })}${kind('warning', { ko: '경고', en: 'Warnings' })}${kind('note', { ko: '참고', en: 'Notes' })}</div></fieldset>
${field('code', { ko: '코드', en: 'Code' }, `<select id="code" name="code">${option('', { ko: '모든 코드', en: 'All codes' })}${codes.map((code) => option(code, { ko: `${code}: ${codeDescriptions[code].meaning.ko}`, en: `${code}: ${codeDescriptions[code].meaning.en}` })).join('')}</select>`)}
${field('type', { ko: '문서 유형', en: 'Document type' }, `<select id="type" name="type">${option('', { ko: '모든 문서', en: 'All documents' })}${types.map((type) => option(type, { ko: type, en: type })).join('')}</select>`)}`,
    { ko: '찾기 (F8: 다음 문제)', en: 'Find (F8: next problem)' },
  );
}

/** Groups problems by document, in order. */
function listOf(problems: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const name = problem.at.type === '' ? (problem.at.file ?? '') : `${problem.at.type}/${problem.at.id}`;
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(problem);
  }
  return [...groups]
    .map(
      ([name, group]) =>
        `<section class="card of-document"><h2><span>${escapeText(name)}</span>${group[0]?.at.file === name ? '' : `<small>${escapeText(group[0]?.at.file ?? '')}</small>`}</h2><ul>${group.map(problemItem).join('')}</ul></section>`,
    )
    .join('\n');
}

const clean = ({ documents }: ReportContent): string =>
  `<section class="card empty"><b>${both({ ko: '문제가 없어요', en: 'No problems' })}</b>${both({ ko: `문서 ${documents.length}개가 모두 괜찮아요.`, en: `All ${documents.length} documents are correct.` })}</section>`;

function tables({ coverage, looked = [], changes = [] }: ReportContent): string {
  const rows = [...(coverage === undefined ? [] : coverageRows(coverage)), ...looked];
  const walked =
    rows.length === 0
      ? ''
      : `<section class="card"><h2>${both({ ko: '얼마나 확인했나요', en: 'Coverage' })}</h2><table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${both(name)}</th><td>${both(value)}</td></tr>`).join('')}</tbody></table></section>`;
  const changed =
    changes.length === 0
      ? ''
      : `<section class="card"><h2>${both({ ko: '고친 것', en: 'Fixes applied' })}</h2><ul>${changes.map((words) => `<li class="mended">${both(words)}</li>`).join('')}</ul></section>`;
  return changed + walked;
}
