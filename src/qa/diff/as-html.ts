import type { Words } from '#content';
import { escapeAttribute, escapeText } from '../report/escape-xml.ts';
import { headline, pageOf } from '../report/html/page.ts';
import { both, findForm, noneFits } from '../report/html/parts.ts';
import type { Lang } from '../report/report-content.ts';
import {
  areasOf,
  countWords,
  documentsOf,
  pagesWords,
  proofWords,
  resultWords,
  sumWords,
  whenWords,
  type DiffContent,
} from './content.ts';

/** Number of changes from which a search field helps. */
const many = 20;

const card = (title: string, rows: readonly string[], small = ''): string =>
  `<section class="card of-document"><h2><span>${title}</span>${small}</h2><ul>${rows.join('')}</ul></section>`;
const row = (what: Words, more: Words): string =>
  `<li class="problem" tabindex="-1" data-words="${escapeAttribute([what.ko, what.en, more.ko, more.en].join(' ').toLowerCase())}"><p>${both(what)}</p><p class="more">${both(more)}</p></li>`;

const same = `<section class="card empty"><b>${both({ ko: '바뀐 것이 없어요', en: 'Nothing changed' })}</b>${both({ ko: '양쪽 문서가 모두 같아요.', en: 'All documents are the same on both sides.' })}</section>`;

/** Formats the changes as one self-contained page in Korean and English. */
export function diffHtml(content: DiffContent, lang: Lang): string {
  const { from, to, views, withoutViews } = content;
  const [now = 0] = views?.instants ?? [];
  const areas = areasOf(content).map(({ name, documents }) =>
    card(
      both(name),
      documents.flatMap((one) => one.changes.map((change) => row(change.text, documentsOf(change)))),
      `<small>${both(countWords(documents.reduce((sum, one) => sum + one.changes.length, 0)))}</small>`,
    ),
  );
  const changed = (views?.changes ?? []).map((change) => {
    const when = whenWords(change, now);
    return row(resultWords(change), {
      ko: [pagesWords(change).ko, change.who.ko, when.ko].filter(Boolean).join(' · '),
      en: [pagesWords(change).en, change.who.en, when.en].filter(Boolean).join(' · '),
    });
  });
  const rows = content.changes.length + changed.length;
  return pageOf({
    lang,
    title: `${lang === 'ko' ? '바뀐 내용' : 'What changed'} · ${from} → ${to}`,
    header: `${headline(both({ ko: '바뀐 내용', en: 'What changed' }))}
<p class="about"><code>${escapeText(from)}</code> → <code>${escapeText(to)}</code></p><p class="sum">${both(sumWords(content))}</p>${views === undefined ? '' : `<p>${both(proofWords(views))}</p>`}${withoutViews === undefined ? '' : `<p>${both(withoutViews)}</p>`}`,
    main: `${rows > many ? findForm('', { ko: '찾기 (F8: 다음)', en: 'Find (F8: next)' }) : ''}${content.changes.length === 0 ? same : ''}${areas.join('')}${changed.length === 0 ? '' : card(both({ ko: '바뀌는 화면', en: 'Views that change' }), changed)}${noneFits({ ko: '여기에 맞는 것이 없어요', en: 'Nothing fits this' })}`,
  });
}
