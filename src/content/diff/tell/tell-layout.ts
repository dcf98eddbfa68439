import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { both, joined, nameOf, quoted, sentence, plainText } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayCondition } from '../words/say-condition.ts';
import { byItem, isAt, listIn, pathOf, type About, type Told } from './about.ts';
import { clauseFor } from './tell-part.ts';

const widgets: Readonly<Record<string, Words>> = {
  accordion: { ko: '펼침 목록', en: 'accordion' }, 'all-menu': { ko: '전체 메뉴', en: 'all-menu' }, banner: { ko: '배너', en: 'banner' }, 'bottom-bar': { ko: '하단 바', en: 'bottom bar' }, 'card-grid': { ko: '카드', en: 'cards' }, carousel: { ko: '캐러셀', en: 'carousel' },
  'data-table': { ko: '표', en: 'table' }, 'floating-menu': { ko: '플로팅 메뉴', en: 'floating menu' }, footer: { ko: '꼬리말', en: 'footer' }, form: { ko: '양식', en: 'form' }, header: { ko: '머리말', en: 'header' }, hero: { ko: '대표 화면', en: 'hero' }, 'key-value': { ko: '정보', en: 'facts' },
  'link-list': { ko: '링크 목록', en: 'links' }, 'member-card': { ko: '회원 카드', en: 'member card' }, 'member-facts': { ko: '회원 정보', en: 'member facts' }, 'notice-bar': { ko: '공지 줄', en: 'notice bar' }, 'notice-detail': { ko: '공지 본문', en: 'notice' }, 'notice-list': { ko: '공지 목록', en: 'notices' },
  outlet: { ko: '페이지 자리', en: 'place of the page' }, 'page-links': { ko: '페이지 링크', en: 'page links' }, pager: { ko: '앞뒤 글', en: 'pager' }, picture: { ko: '그림', en: 'picture' }, 'post-detail': { ko: '게시글 본문', en: 'post' }, 'post-list': { ko: '게시글 목록', en: 'posts' },
  'quick-menu': { ko: '빠른 메뉴', en: 'quick menu' }, 'rich-text': { ko: '글', en: 'text' }, section: { ko: '구역', en: 'section' }, 'site-search': { ko: '검색', en: 'search' }, 'state-panel': { ko: '안내판', en: 'panel' }, tabs: { ko: '탭', en: 'tabs' }, 'venue-list': { ko: '장소 목록', en: 'venues' },
};

/** A placement as an operator sees it: what kind of thing it is and what it says, its id beside. */
export function placementWords(placement: Fields, names: Names): Words {
  const settings = isFields(placement['settings']) ? placement['settings'] : {};
  const widget = placement['widget'];
  const kind = typeof widget === 'string' ? (widgets[widget] ?? both(widget)) : { ko: '배치', en: 'placement' };
  const title = names.text(settings['title']) ?? names.text(settings['label']) ?? names.text(settings['text']);
  const id = quoted(nameOf(placement['id'] ?? ''));
  return title === undefined ? { ko: `${kind.ko} ${id}`, en: `the ${kind.en} ${id}` } : { ko: `${kind.ko} ${quoted(title.ko)}`, en: `the ${kind.en} ${quoted(title.en)}` };
}

const holderOf = (placement: Fields | undefined): string => (typeof placement?.['in'] === 'string' ? placement['in'] : '');

function tellPlace(id: string, was: readonly Fields[], is: readonly Fields[], name: (id: string) => Words): Words {
  const find = (list: readonly Fields[]): Fields | undefined => list.find((one) => one['id'] === id);
  const [then, now] = [holderOf(find(was)), holderOf(find(is))];
  const item = name(id);
  const siblings = is.filter((one) => holderOf(one) === now).map((one) => plainText(one['id']));
  const before = was.filter((one) => holderOf(one) === then).map((one) => plainText(one['id']));
  if (then !== now) {
    const holder = now === '' ? { ko: '맨 바깥', en: 'the outermost level' } : name(now);
    return { ko: `${withParticle(item.ko, '이')} 이제 ${holder.ko} 안에 있어요`, en: `${item.en} stands in ${holder.en} now` };
  }
  const stay = (list: readonly string[], other: readonly string[]): string => list.filter((one) => other.includes(one)).join('\n');
  if (stay(before, siblings) === stay(siblings, before)) return { ko: `${withParticle(item.ko, '이')} 문서의 다른 자리에 적혔어요(보이는 순서는 그대로예요)`, en: `${item.en} is written elsewhere; the order that visitors see is the same` };
  const at = siblings.indexOf(id);
  const [next, last] = [siblings[at + 1], siblings[at - 1]];
  const other = name(next ?? last ?? id);
  return next === undefined ? { ko: `${withParticle(item.ko, '이')} 이제 ${other.ko} 뒤에 있어요`, en: `${item.en} stands after ${other.en} now` } : { ko: `${withParticle(item.ko, '이')} 이제 ${other.ko} 앞에 있어요`, en: `${item.en} stands before ${other.en} now` };
}

/** The layout and the pages that show it. */
export function layoutWords(id: string, names: Names): Words {
  const pages = names.pagesOf(id);
  const named = pages.slice(0, 2).map((page) => names.page(page['id']));
  const rest = pages.length - named.length;
  if (named.length === 0) return { ko: `레이아웃 ${quoted(id)}에서`, en: `in the layout ${quoted(id)}` };
  const said = joined(named);
  return { ko: `레이아웃 ${quoted(id)}(${said.ko}${rest > 0 ? ` 외 ${rest}개` : ''} 페이지)에서`, en: `in the layout ${quoted(id)} (of ${said.en}${rest > 0 ? ` and ${rest} more` : ''})` };
}

/** What happened to the placements of a layout: position and audience of each in one sentence, each setting in one. */
export function tellLayout(deltas: readonly Delta[], about: About): readonly Told[] {
  const lists = { before: listIn(about.before, 'placements'), after: listIn(about.after, 'placements') };
  const groups = byItem(deltas, 'placements', (side, index) => nameOf(lists[side][index]?.['id']));
  const find = (id: string): { readonly one: Fields | undefined; readonly two: Fields | undefined } => ({ one: lists.before.find((each) => each['id'] === id), two: lists.after.find((each) => each['id'] === id) });
  const name = (id: string): Words => {
    const { one, two } = find(id);
    return two !== undefined ? placementWords(two, about.is) : one !== undefined ? placementWords(one, about.was) : both(quoted(id));
  };
  const where = layoutWords(about.id, about.is);
  const tell = (clauses: readonly Words[]): Words => {
    const { ko, en } = joined(clauses, '; ');
    return sentence([{ ko: `${where.ko} ${ko}`, en: `${where.en} ${en}` }]);
  };
  return [...groups].flatMap(([id, some]): Told[] => {
    const { one, two } = find(id);
    const item = name(id);
    if (one === undefined) {
      const at = lists.after.findIndex((each) => each['id'] === id);
      const last = lists.after[at - 1];
      const place = last === undefined ? { ko: '맨 앞', en: 'at the beginning' } : { ko: `${placementWords(last, about.is).ko} 뒤`, en: `after ${placementWords(last, about.is).en}` };
      return [{ kind: 'added', deltas: some, text: tell([{ ko: `${withParticle(item.ko, '을')} 새로 추가했어요(${place.ko})`, en: `${item.en} is new, ${place.en}` }]) }];
    }
    if (two === undefined) return [{ kind: 'removed', deltas: some, text: tell([{ ko: `${withParticle(item.ko, '을')} 지웠어요`, en: `${item.en} is gone` }]) }];
    const told: Told[] = [];
    const place = some.filter((delta) => pathOf(delta).length === 2 || isAt(delta, 'placements', '*', 'in'));
    const when = some.filter((delta) => isAt(delta, 'placements', '*', 'when'));
    if (place.length > 0) told.push({ kind: 'moved', deltas: place, text: tell([tellPlace(id, lists.before, lists.after, name)]) });
    if (when.length > 0) {
      const who = sayCondition(two['when'], about.is);
      const isOpen = two['when'] === undefined;
      told.push({ kind: isOpen ? 'shown' : 'hidden', deltas: when, text: tell([isOpen ? { ko: `${withParticle(item.ko, '이')} 이제 모든 방문자에게 보여요`, en: `${item.en} is shown to everybody now` } : { ko: `${withParticle(item.ko, '이')} 이제 다음 방문자에게만 보여요: ${who.ko}`, en: `${item.en} is now shown only to: ${who.en}` }]) });
    }
    for (const delta of some) {
      if (place.includes(delta) || when.includes(delta)) continue;
      const clause = clauseFor(delta, about, 2);
      told.push({ kind: delta.kind, deltas: [delta], text: tell([{ ko: `${item.ko}: ${clause.ko}`, en: `${item.en}: ${clause.en}` }]) });
    }
    return told;
  });
}
