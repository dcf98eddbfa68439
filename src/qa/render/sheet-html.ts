import type { Problem, Words } from '#content';
import { escapeAttribute, escapeText } from '../report/escape-xml.ts';
import { headline, pageOf } from '../report/html/page.ts';
import { both, field, findForm, noneFits, option } from '../report/html/parts.ts';
import type { Lang } from '../report/report-content.ts';
import { keyOf, type Cell, type Manifest, type Status } from './manifest.ts';
import type { OrderedPage } from './page-order.ts';
import { changeLabel, pageStateLabel, viewerLabel, instantLabel } from './sheet-labels.ts';

interface SheetParts {
  readonly manifest: Manifest;
  readonly pages: readonly OrderedPage[];
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  readonly status: ReadonlyMap<string, Status>;
  /** Cells of the compared sheet; undefined without a comparison. */
  readonly last: readonly Cell[] | undefined;
  readonly lang: Lang;
  /** Title of a page or venue. */
  nameOf(page: OrderedPage): Words;
  venueOf(code: string): Words;
}

const style = `
.row{display:flex;gap:12px;overflow-x:auto;padding:2px}.problem h3{margin:0;font:600 .9375rem/1.375rem var(--font)}
figure{margin:0;width:12.25rem;flex:none}.row,.shot{position:relative}.pair{width:auto}.pair>div{display:flex;gap:4px}.shot{display:block;width:12.25rem;height:21.25rem;border:1px solid var(--line);border-radius:8px;overflow:hidden;background:var(--sunken);color:var(--muted)}
.shot img{display:block;width:100%;height:100%;object-fit:cover;object-position:top}figure[data-state=refused] img{object-position:center}.none-drawn{display:grid;place-items:center;text-align:center;padding:8px}
.before img{opacity:.55}figcaption{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin-top:6px;font-size:.8125rem;line-height:1.125rem}
.mark{padding:0 8px;border:1px solid var(--line);border-radius:999px;font:600 .75rem/1.25rem var(--font)}.mark.new,.mark.changed{color:var(--accent-strong);background:var(--accent-soft);border-color:var(--accent)}.mark.gone,.mark.missing,.mark.problems{color:var(--bad);background:var(--bad-soft);border-color:var(--bad-line)}
.found{display:grid;gap:4px}.found li{color:var(--muted);font-size:.8125rem;line-height:1.125rem}.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{.row{flex-wrap:wrap;overflow:visible}figure{break-inside:avoid}}
`;

const mark = (kind: string): string =>
  `<span class="mark ${kind === 'unanswered' ? 'missing' : kind}">${both(changeLabel(kind))}</span>`;

/** A picture linked to its full size; `words` is its description. */
const shot = (picture: string, words: Words, kind = ''): string =>
  picture === ''
    ? ''
    : `<a class="shot ${kind}" href="pictures/${picture}.jpg"><img src="pictures/${picture}.jpg" loading="lazy" alt=""><span class="sr">${both(words)}</span></a>`;

function figure(cell: Cell, is: Status | undefined, before: Cell | undefined, name: Words): string {
  const who = viewerLabel(cell.viewer);
  const words: Words = { ko: `${name.ko}, ${who.ko}`, en: `${name.en}, ${who.en}` };
  const now =
    cell.picture === ''
      ? `<div class="shot none-drawn">${both(changeLabel(cell.state))}</div>`
      : shot(cell.picture, words);
  const old =
    is === 'changed' && before !== undefined && before.picture !== cell.picture
      ? shot(before.picture, { ko: `${words.ko}, 이전`, en: `${words.en}, before` }, 'before')
      : '';
  const { unanswered = [] } = cell;
  const marks = [
    ...(cell.state === 'page' ? [] : [cell.state]),
    ...(is === undefined || is === 'same' ? [] : [is]),
    ...(unanswered.length === 0 ? [] : ['unanswered']),
  ];
  const calls = unanswered.length === 0 ? '' : `<code>${escapeText(unanswered.join(', '))}</code>`;
  return `<figure class="${old === '' ? '' : 'pair'}" data-state="${cell.state}"><div>${old}${now}</div><figcaption><span>${old === '' ? '' : both({ ko: '이전, 지금: ', en: 'before, now: ' })}${both(who)}</span>${marks.map(mark).join('')}${calls}</figcaption></figure>`;
}

/** Formats the sheet as one document with pictures in the same folder. */
export function sheetHtml({ manifest, pages, problems, status, last, lang, nameOf, venueOf }: SheetParts): string {
  const cells = new Map(manifest.cells.map((cell) => [keyOf(cell), cell]));
  const before = new Map((last ?? []).map((cell) => [keyOf(cell), cell]));
  const statusOf = (cell: Cell): Status | undefined => (last === undefined ? undefined : status.get(keyOf(cell)));
  const item = (one: OrderedPage): string => {
    const { page } = one;
    const name = nameOf(one);
    const own = manifest.viewers.flatMap((viewer) => cells.get(keyOf({ page: page.id, viewer })) ?? []);
    const found = problems.get(page.id) ?? [];
    const marks = [
      ...new Set([
        ...own.flatMap((cell) => statusOf(cell) ?? []),
        ...own.map(({ state }) => state),
        ...(found.length > 0 ? ['problems'] : []),
        ...(own.some(({ unanswered = [] }) => unanswered.length > 0) ? ['unanswered'] : []),
      ]),
    ];
    const words = [page.id, page.screen, page.path, name.ko, name.en, ...found.map(({ code }) => code)]
      .join(' ')
      .toLowerCase();
    const state = page.state === 'N' ? '' : `<span class="mark">${both(pageStateLabel(page.state))}</span>`;
    const list = found
      .map(({ code, text, hint }) => `<li><b class="code">${code}</b> ${both(text)} ${both(hint)}</li>`)
      .join('');
    return `<li class="problem" tabindex="-1" data-code="${escapeAttribute(marks.join(' '))}" data-words="${escapeAttribute(words)}"><div class="line"><h3>${both(name)}</h3><code>${escapeText(own[0]?.path ?? page.path)}</code>${state}${found.length > 0 ? mark('problems') : ''}<span class="code">${page.id} ${escapeText(page.screen)}</span></div>${list === '' ? '' : `<ul class="found">${list}</ul>`}<div class="row">${own.map((cell) => figure(cell, statusOf(cell), before.get(keyOf(cell)), name)).join('')}</div></li>`;
  };
  const card = (title: Words, items: readonly string[]): string =>
    `<section class="card of-document"><h2><span>${both(title)}</span><small>${both({ ko: `${items.length}쪽`, en: `${items.length} page${items.length === 1 ? '' : 's'}` })}</small></h2><ul>${items.join('\n')}</ul></section>`;
  const cards = [...new Set(pages.map(({ venue }) => venue))].map((venue) =>
    card(
      venue === '' ? { ko: '사이트', en: 'Site' } : venueOf(venue),
      pages.filter((one) => one.venue === venue).map(item),
    ),
  );
  const gone = (last ?? []).filter((cell) => status.get(keyOf(cell)) === 'gone');
  const past =
    gone.length === 0
      ? []
      : [
          card({ ko: '없어진 것', en: 'Gone' }, [
            `<li class="problem" tabindex="-1" data-code="gone" data-words="${escapeAttribute(
              gone
                .map(({ page, path }) => `${page} ${path}`)
                .join(' ')
                .toLowerCase(),
            )}"><div class="row">${gone.map((cell) => figure(cell, 'gone', undefined, { ko: cell.path, en: cell.path })).join('')}</div></li>`,
          ]),
        ];
  const kinds = [
    ...(last === undefined ? [] : ['new', 'changed', 'gone', 'same']),
    'problems',
    'unanswered',
    'page',
    'refused',
    'redirect',
    'blocked',
    'preparing',
    'notFound',
    'pending',
    'outside',
  ];
  const count = (kind: Status): number => [...status.values()].filter((one) => one === kind).length;
  const since =
    last === undefined
      ? ''
      : `<div class="verdict">${(['new', 'changed', 'gone', 'same'] as const).map((kind) => `<span class="mark ${kind}">${both(changeLabel(kind))} ${count(kind)}</span>`).join('')}</div>`;
  const title: Words = { ko: '모든 화면 보기', en: 'Contact sheet' };
  return pageOf({
    lang,
    title: title[lang],
    pictureStyle: style,
    header: `${headline(both(title))}<p class="about">${both(instantLabel(manifest, pages.length))}</p>${since}`,
    main: `${findForm(field('code', { ko: '이런 화면만', en: 'Only' }, `<select id="code" name="code">${option('', { ko: '모든 화면', en: 'All views' })}${kinds.map((kind) => option(kind, changeLabel(kind))).join('')}</select>`), { ko: '찾기: 이름, 주소, ID, 화면 (F8: 다음)', en: 'Find: name, address, id, screen (F8: next)' })}
${[...cards, ...past].join('\n')}
${noneFits({ ko: '여기에 맞는 화면이 없어요', en: 'No matching views' })}`,
  });
}
