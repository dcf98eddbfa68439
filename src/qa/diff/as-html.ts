import { escapeText } from '../report/escape-xml.ts';
import { both } from '../report/html/parts.ts';
import { script } from '../report/html/script.ts';
import { style } from '../report/html/style.ts';
import type { Lang } from '../report/report-content.ts';
import { areasOf, countWords, documentsOf, pagesWords, proofWords, resultWords, sumWords, whenWords, type DiffContent } from './content.ts';

const card = (title: string, rows: readonly string[], small = ''): string => `<section class="card"><h2><span>${title}</span>${small}</h2><ul>${rows.join('')}</ul></section>`;
const row = (what: string, more: string): string => `<li class="problem"><p>${what}</p>${more === '' ? '' : `<p class="more">${more}</p>`}</li>`;

/** What changed, as one page that needs nothing else; Korean and English. */
export function diffHtml(content: DiffContent, lang: Lang): string {
  const { from, to, views, withoutViews } = content;
  const [now = 0] = views?.instants ?? [];
  const areas = areasOf(content).map(({ name, documents }) =>
    card(both(name), documents.flatMap((one) => one.changes.map((change) => row(both(change.text), both(documentsOf(change))))), `<small>${both(countWords(documents.reduce((sum, one) => sum + one.changes.length, 0)))}</small>`),
  );
  const changed = (views?.changes ?? []).map((change) => {
    const when = whenWords(change, now);
    return row(both(resultWords(change)), both({ ko: [pagesWords(change).ko, change.who.ko, when.ko].filter(Boolean).join(' · '), en: [pagesWords(change).en, change.who.en, when.en].filter(Boolean).join(' · ') }));
  });
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Promenade · diff</title><style>${style}</style></head>
<body><header class="top"><div><div class="title"><h1>${both({ ko: '바뀐 내용', en: 'What changed' })}</h1><button type="button" class="btn language own-language" data-ko="한국어" data-en="English" hidden></button></div>
<p class="about"><code>${escapeText(from)}</code> → <code>${escapeText(to)}</code></p><p>${both(sumWords(content))}</p>${views === undefined ? '' : `<p>${both(proofWords(views))}</p>`}${withoutViews === undefined ? '' : `<p>${both(withoutViews)}</p>`}</div></header>
<main>${areas.join('')}${changed.length === 0 ? '' : card(both({ ko: '바뀌는 화면', en: 'Views that change' }), changed)}</main>
<script>${script}</script></body></html>`;
}
