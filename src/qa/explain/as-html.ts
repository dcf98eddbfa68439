import type { Sentence } from '#content';
import { escapeText } from '../report/escape-xml.ts';
import { headline, pageOf } from '../report/html/page.ts';
import { both } from '../report/html/parts.ts';
import type { Lang } from '../report/report-content.ts';
import { chaptersOf, notesOf, type ExplainContent } from './content.ts';

/** Formats a visit as one self-contained page in Korean and English. */
export function explainHtml(content: ExplainContent, lang: Lang): string {
  const { address, visit, place } = content;
  const row = ({ text, at }: Sentence): string =>
    `<li class="problem"><p>${both(text)}</p>${at === undefined ? '' : `<p class="more"><code>${escapeText(place(at))}</code></p>`}</li>`;
  const chapters = chaptersOf(content).map(
    ({ name, sentences }) =>
      `<section class="card"><h2><span>${both(name)}</span></h2><ul>${sentences.map(row).join('')}</ul></section>`,
  );
  return pageOf({
    lang,
    title: `${lang === 'ko' ? '왜 이렇게 보이나요' : 'Why this is shown'} · ${address}`,
    header: `${headline(both({ ko: '왜 이렇게 보이나요', en: 'Why this is shown' }))}
<p class="about"><code>${escapeText(address)}</code> · ${both(visit.who)}</p><p class="sum">${both(visit.outcome.text)}</p>`,
    main: `${chapters.join('')}${notesOf(content)
      .map((note) => `<p>${both(note)}</p>`)
      .join('')}`,
  });
}
