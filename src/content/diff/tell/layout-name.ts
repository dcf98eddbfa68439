import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { both, joined } from '../words/phrase.ts';
import { headOf } from './placements.ts';

const states: Readonly<Record<string, Words>> = {
  B: { ko: '막힌 페이지', en: 'Blocked pages' },
  D: { ko: '준비 중인 페이지', en: 'Pages in preparation' },
  pending: { ko: '기다리는 화면', en: 'While waiting' },
};
const ofPage: Readonly<Record<string, Words>> = {
  B: { ko: ' (막혔을 때)', en: ', when blocked' },
  D: { ko: ' (준비 중일 때)', en: ', in preparation' },
};

const stateIn = (layouts: unknown, id: string): string | undefined =>
  Object.entries(isFields(layouts) ? layouts : {}).find(([, layout]) => layout === id)?.[0];

/** Name of a layout in lists: its frame, the pages that use it, or the first text of an unused one; else its ID. */
export function layoutName(id: string, body: Fields, names: Names): Words {
  const site = names.document('site', 'site') ?? {};
  const around = [...names.all('venue')].filter(([, { frame }]) => frame === id).map(([code]) => names.venue(code));
  if (site['frame'] === id) around.push({ ko: '사이트', en: 'The site' });
  if (around.length > 0) return kindBeside(joined(around), { ko: '프레임', en: 'frame' });
  const state = states[stateIn(site['states'], id) ?? ''];
  if (state !== undefined) return kindBeside(state);
  const [first, ...others] = names.pagesOf(id);
  if (first === undefined) {
    const head = headOf(body, names);
    return head === undefined ? both(id) : kindBeside({ ko: `${head.ko} (${id})`, en: `${head.en} (${id})` });
  }
  const name = names.pageName(first);
  const when = (first['layout'] === id ? undefined : ofPage[stateIn(first['stateLayouts'], id) ?? '']) ?? both('');
  const more = others.length === 0 ? both('') : { ko: ` 외 ${others.length}개`, en: ` and ${others.length} more` };
  return kindBeside(joined([name, when, more], ''));
}

/** The name comes first, so that lists are in the order of what is looked for. */
const kindBeside = (name: Words, kind: Words = { ko: '레이아웃', en: 'layout' }): Words => joined([name, kind], ' · ');
