import type { Problem, Words } from '#content';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { placeOf } from '../report-content.ts';
import { describeFix, reportTexts, describeSteps } from '../report-texts.ts';

/** Text in both languages; the page shows one. */
export const both = ({ ko, en }: Words): string =>
  ko === en ? escapeText(ko) : `<span lang="ko">${escapeText(ko)}</span><span lang="en">${escapeText(en)}</span>`;

const marks: Readonly<Record<Problem['severity'] | 'clean', string>> = {
  error: '<circle cx="12" cy="12" r="9"/><path d="M12 8v4m0 4h.01"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4m0 3h.01"/>',
  note: '<circle cx="12" cy="12" r="9"/><path d="M12 8h.01M12 11v5"/>',
  clean: '<circle cx="12" cy="12" r="9"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
};

export const chip = (kind: Problem['severity'] | 'clean', words: Words): string =>
  `<span class="chip ${kind}"><svg viewBox="0 0 24 24" aria-hidden="true">${marks[kind]}</svg><span>${both(words)}</span></span>`;

/** One problem; data attributes hold the searchable fields. */
export function problemItem(problem: Problem): string {
  const { code, severity, at, text, hint, fix, way } = problem;
  const place = placeOf(problem);
  const words = [place, code, text.ko, text.en, hint.ko, hint.en].join(' ').toLowerCase();
  const data = `data-severity="${severity}" data-code="${code}" data-type="${escapeAttribute(at.type)}" data-words="${escapeAttribute(words)}"`;
  return [
    `<li class="problem" tabindex="-1" ${data}>`,
    `<div class="line">${chip(severity, reportTexts[severity])}<span class="code">${code}</span><code>${escapeText(place)}</code></div>`,
    `<p class="what">${both(text)}</p><p class="do">${both(hint)}</p>`,
    ...(fix === undefined
      ? []
      : [
          `<p class="fix">${both({ ko: `고치는 방법: ${describeFix(fix).ko}`, en: `One remedy: ${describeFix(fix).en}` })}</p>`,
        ]),
    ...(way === undefined
      ? []
      : [
          `<p class="more">${both({ ko: `${reportTexts.toSeeIt.ko}: ${describeSteps(way).ko}`, en: `${reportTexts.toSeeIt.en}: ${describeSteps(way).en}` })}</p>`,
        ]),
    ...(at.file !== undefined && at.type !== ''
      ? [`<p class="more"><code>${escapeText(`${at.type}/${at.id}#${at.pointer}`)}</code></p>`]
      : []),
    '</li>',
  ].join('');
}

/** A select of the report's toolbar. */
export const option = (value: string, words: Words): string =>
  `<option value="${escapeAttribute(value)}" data-ko="${escapeAttribute(words.ko)}" data-en="${escapeAttribute(words.en)}">${escapeText(words.en)}</option>`;

/** A labelled control of the toolbar. */
export const field = (id: string, label: Words, inner: string): string =>
  `<div class="field grow"><label for="${id}">${both(label)}</label>${inner}</div>`;

/** Toolbar that filters the list; `more` adds controls. */
export const findForm = (more: string, label: Words): string => `<form class="filters" hidden>
${more}
${field('words', label, '<input id="words" name="words" type="search" autocomplete="off" spellcheck="false">')}
<button type="reset" class="btn">${both({ ko: '모두 보기', en: 'Show all' })}</button>
<p class="about shown" role="status" data-ko="${escapeAttribute('{of}개 가운데 {n}개')}" data-en="{n} of {of}"></p>
</form>`;

/** Message shown when no entry matches. */
export const noneFits = (words: Words): string =>
  `<p class="empty none card" hidden><b>${both(words)}</b>${both({ ko: '조건을 지우면 모두 다시 보여요.', en: 'Clear the filters to see all of them again.' })}</p>`;
