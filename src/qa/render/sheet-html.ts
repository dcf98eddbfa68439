import type { Problem } from '#content';
import { keyOf, type Cell, type Manifest, type Status } from './manifest.ts';
import type { OrderedPage } from './page-order.ts';

interface SheetParts {
  readonly manifest: Manifest;
  readonly pages: readonly OrderedPage[];
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  readonly status: ReadonlyMap<string, Status>;
  readonly gone: readonly Cell[];
  /** Whether there was a sheet to compare with. */
  readonly compared: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);

const css = `
:root{color-scheme:light dark;font:14px/1.45 system-ui,"Noto Sans KR",sans-serif}body{margin:0 16px 48px}header{position:sticky;top:0;background:Canvas;padding:12px 0;border-bottom:1px solid GrayText;display:flex;gap:12px;flex-wrap:wrap;align-items:center;z-index:1}
h1{font-size:18px;margin:0}h2{margin:28px 0 8px;font-size:16px}section[data-page]{border-top:1px solid color-mix(in srgb,GrayText 40%,transparent);padding:12px 0}h3{font-size:14px;margin:0 0 6px}h3 code{font-weight:400}
.row{display:flex;gap:12px;overflow-x:auto}figure{margin:0;width:196px;flex:none}figure img,figure .none{display:block;width:196px;height:340px;object-fit:cover;object-position:top;border:1px solid GrayText;border-radius:6px;box-sizing:border-box}
figure[data-state=refused] img{object-position:center}figure .none{display:grid;place-items:center;color:GrayText}figcaption{font-size:12px;overflow-wrap:anywhere}.mark{border-radius:4px;padding:0 5px;color:#fff;background:#555}.new{background:#1763b6}.changed{background:#a34a00}.gone{background:#8b1a1a}.error{color:#c22}ul{margin:4px 0 8px;padding-left:18px}[hidden]{display:none!important}`;

const script = `
const filter=document.querySelector('#filter'),only=document.querySelector('#only'),sum=document.querySelector('#sum');
const apply=()=>{const words=filter.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
for(const one of document.querySelectorAll('section[data-page]')){const text=one.dataset.text;const fits=words.every((word)=>text.includes(word))&&(only.value===''||one.dataset.marks.split(' ').includes(only.value));one.hidden=!fits;if(fits)shown++;}
for(const one of document.querySelectorAll('h2')){let next=one.nextElementSibling,any=false;while(next&&next.tagName==='SECTION'){if(!next.hidden)any=true;next=next.nextElementSibling;}one.hidden=!any;}
sum.textContent=shown+' pages';};
filter.addEventListener('input',apply);only.addEventListener('change',apply);apply();`;

const missing = ({ unanswered = [] }: Cell): string => (unanswered.length === 0 ? '' : `<br><span class="error">not answered: ${escape(unanswered.join(', '))}</span>`);

/** The sheet as one document; its pictures lie in the folder beside it. */
export function sheetHtml({ manifest, pages, problems, status, gone, compared }: SheetParts): string {
  const cells = new Map(manifest.cells.map((cell) => [keyOf(cell), cell]));
  const figure = (cell: Cell, is: Status | undefined): string => {
    const mark = compared && is !== undefined && is !== 'same' ? ` <span class="mark ${is}">${is}</span>` : '';
    const file = `pictures/${cell.picture}.jpg`;
    const picture = cell.picture === '' ? '<div class="none">leads out</div>' : `<a href="${file}"><img src="${file}" loading="lazy" alt="${escape(`${cell.page} as ${cell.viewer}`)}"></a>`;
    return `<figure data-state="${cell.state}">${picture}<figcaption>${escape(cell.viewer)} · ${cell.state}${mark}${missing(cell)}</figcaption></figure>`;
  };
  const section = ({ page }: OrderedPage): string => {
    const own = manifest.viewers.flatMap((viewer) => cells.get(keyOf({ page: page.id, viewer })) ?? []);
    const found = problems.get(page.id) ?? [];
    const states = own.map((cell) => status.get(keyOf(cell)) ?? 'same');
    const marks = [...new Set([...(compared ? states : []), ...own.map(({ state }) => state), ...(found.length > 0 ? ['problems'] : []), ...(own.some(({ unanswered = [] }) => unanswered.length > 0) ? ['unanswered'] : [])])].join(' ');
    const text = [page.id, page.screen, page.path, page.title, page.state, marks, ...found.map(({ code }) => code)].join(' ').toLowerCase();
    const list = found.map(({ code, severity, text: { en }, hint }) => `<li class="${severity}"><b>${code}</b> ${escape(en)} ${escape(hint.en)}</li>`).join('');
    return `<section data-page data-text="${escape(text)}" data-marks="${escape(marks)}"><h3>${page.id} ${escape(page.screen)} <code>${escape(own[0]?.path ?? page.path)}</code> state ${page.state}</h3>${list === '' ? '' : `<ul>${list}</ul>`}<div class="row">${own.map((cell) => figure(cell, status.get(keyOf(cell)))).join('')}</div></section>`;
  };
  const venues = [...new Set(pages.map(({ venue }) => venue))];
  const body = venues.map((venue) => `<h2>${venue === '' ? 'Site' : venue}</h2>${pages.filter((one) => one.venue === venue).map(section).join('\n')}`).join('\n');
  const past = gone.length === 0 ? '' : `<h2>Gone</h2><section data-page data-text="gone" data-marks="gone"><div class="row">${gone.map((cell) => figure({ ...cell, picture: '' }, 'gone').replace('leads out', escape(cell.page))).join('')}</div></section>`;
  const options = [...(compared ? ['new', 'changed', 'gone', 'same'] : []), 'problems', 'unanswered', 'page', 'refused', 'redirect', 'blocked', 'preparing', 'notFound', 'pending', 'outside'].map((one) => `<option>${one}</option>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contact sheet</title><style>${css}</style>
<header><h1>Contact sheet</h1><span>${new Date(manifest.at).toISOString()}</span><label>Filter <input id="filter" type="search" placeholder="id, path, screen, code"></label><label>Only <select id="only"><option value="">all</option>${options}</select></label><output id="sum"></output></header>
${body}${past}<script>${script}</script></html>`;
}
