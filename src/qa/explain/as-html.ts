import type { Sentence } from '#content';
import { escapeText } from '../report/escape-xml.ts';
import { both } from '../report/html/parts.ts';
import { script } from '../report/html/script.ts';
import { style } from '../report/html/style.ts';
import type { Lang } from '../report/report-content.ts';
import { chaptersOf, notesOf, type ExplainContent } from './content.ts';

/** A visit as one page that needs nothing else; Korean and English. */
export function explainHtml(content: ExplainContent, lang: Lang): string {
  const { address, visit, place } = content;
  const row = ({ text, at }: Sentence): string => `<li class="problem"><p>${both(text)}</p>${at === undefined ? '' : `<p class="more"><code>${escapeText(place(at))}</code></p>`}</li>`;
  const chapters = chaptersOf(content).map(({ name, sentences }) => `<section class="card"><h2><span>${both(name)}</span></h2><ul>${sentences.map(row).join('')}</ul></section>`);
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Promenade · explain</title><style>${style}</style></head>
<body><header class="top"><div><div class="title"><h1>${both({ ko: '왜 이렇게 보이나요', en: 'Why this is shown' })}</h1><button type="button" class="btn language own-language" data-ko="한국어" data-en="English" hidden></button></div>
<p class="about"><code>${escapeText(address)}</code> · ${both(visit.who)}</p><p>${both(visit.outcome.text)}</p></div></header>
<main>${chapters.join('')}${notesOf(content).map((note) => `<p>${both(note)}</p>`).join('')}</main>
<script>${script}</script></body></html>`;
}
