import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { both, joined, listed, nameOf, plainText, quoted } from '../words/phrase.ts';
import { widgetLabel } from '../words/widget-label.ts';

/** Title of a placement, else its first text. */
function titleOf({ settings }: Fields, names: Names): Words | undefined {
  if (!isFields(settings)) return undefined;
  const own = ['title', 'label', 'text'].map((name) => names.text(settings[name])).find((text) => text !== undefined);
  if (own !== undefined) return own;
  const [first] = Array.isArray(settings['items']) ? settings['items'].filter(isFields) : [];
  return first === undefined
    ? undefined
    : ['title', 'label', 'text'].map((name) => names.text(first[name])).find((text) => text !== undefined);
}

/**
 * A placement as an operator sees it: what kind of thing it is and what it says. One that says nothing is known by what holds it, or by being the
 * only one of its kind among the placements `all` of its layout; else by its id.
 */
export function placementWords(placement: Fields, names: Names, all: readonly Fields[] = []): Words {
  const { widget, id } = placement;
  const kind = widgetLabel(widget);
  const title = titleOf(placement, names);
  if (title !== undefined) return { ko: `${quoted(title.ko)} ${kind.ko}`, en: `the ${kind.en} ${quoted(title.en)}` };
  const inside = all.find((one) => one['id'] === holderOf(placement));
  const outer = inside === undefined ? undefined : titleOf(inside, names);
  const alike = all.filter((one) => one['widget'] === widget && holderOf(one) === holderOf(placement));
  if (outer !== undefined && alike.length === 1)
    return { ko: `${quoted(outer.ko)} 안의 ${kind.ko}`, en: `the ${kind.en} in ${quoted(outer.en)}` };
  if (inside === undefined && alike.length === 1) return { ko: kind.ko, en: `the ${kind.en}` };
  const name = quoted(nameOf(id ?? ''));
  return { ko: `${name} ${kind.ko}`, en: `the ${kind.en} ${name}` };
}

/** Id of the placement that holds another; empty on the outermost level. */
export const holderOf = (placement: Fields | undefined): string =>
  typeof placement?.['in'] === 'string' ? placement['in'] : '';

/** The first words that visitors read of a layout. */
export const headOf = (layout: Fields, names: Names): Words | undefined =>
  (Array.isArray(layout['placements']) ? layout['placements'].filter(isFields) : [])
    .map((placement) => titleOf(placement, names))
    .find((title) => title !== undefined);

const states: Readonly<Record<string, Words>> = {
  B: { ko: '막힌 페이지', en: 'on blocked pages' },
  D: { ko: '준비 중인 페이지', en: 'on pages in preparation' },
  pending: { ko: '기다리는 화면', en: 'on the screen for waiting' },
};

/** Places where visitors see a layout: its pages, the frame of a venue, or instead of a closed page. */
export function whereWords(id: string, names: Names): Words {
  const site = names.document('site', 'site') ?? {};
  const framed = [...names.all('venue')].filter(([, { frame }]) => frame === id).map(([code]) => names.venue(code));
  if (site['frame'] === id) framed.push({ ko: '사이트', en: 'the site' });
  if (framed.length > 0) return { ko: `${listed(framed).ko} 프레임`, en: `in the frame of ${listed(framed).en}` };
  const state = Object.entries(isFields(site['states']) ? site['states'] : {}).find(([, layout]) => layout === id)?.[0];
  if (state !== undefined) return states[state] ?? both(quoted(state));
  const pages = names.pagesOf(id);
  const [first, second] = pages.map((page) => names.page(page['id']));
  if (first === undefined) return { ko: `${quoted(id)} 레이아웃`, en: `in the layout ${quoted(id)}` };
  if (second === undefined) return { ko: `${first.ko} 페이지`, en: `on the page ${first.en}` };
  const rest = pages.length - 2;
  const two = joined([first, second]);
  return rest === 0
    ? { ko: `${two.ko} 페이지`, en: `on the pages ${first.en} and ${second.en}` }
    : { ko: `${two.ko} 외 ${rest}개 페이지`, en: `on the pages ${two.en} and ${rest} more` };
}

/** Ids of placements that stand in the same holder, in order. */
export const siblingsIn = (list: readonly Fields[], holder: string): readonly string[] =>
  list.filter((one) => holderOf(one) === holder).map((one) => plainText(one['id']));
