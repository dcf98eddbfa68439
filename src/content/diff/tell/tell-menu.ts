import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import type { Fields } from '../shapes.ts';
import { both, joined, nameOf, quoted, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayAction } from '../words/say-action.ts';
import { sayCondition } from '../words/say-condition.ts';
import { byItem, isAt, listIn, pathOf, type About, type Told } from './about.ts';
import { clauseFor } from './tell-part.ts';

const languages: Readonly<Record<string, Words>> = { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } };

/** Items of a menu as the tree that visitors see. */
class Tree {
  readonly items: ReadonlyMap<string, Fields>;
  readonly #below = new Map<string, string[]>();

  constructor(body: Fields) {
    const items = listIn(body, 'items');
    this.items = new Map(items.map((item) => [nameOf(item['menuUid']), item]));
    for (const item of items) {
      const parent = this.parentOf(item);
      this.#below.set(parent, [...(this.#below.get(parent) ?? []), nameOf(item['menuUid'])]);
    }
  }

  parentOf(item: Fields | undefined): string {
    return item?.['menuLevel'] === 1 ? nameOf(item['parentsMenuUid']) : '';
  }

  below(parent: string): readonly string[] {
    return this.#below.get(parent) ?? [];
  }
}

/** Those who stand under the same parent on both sides, in the order of one. */
const sameOrder = (was: readonly string[], is: readonly string[]): boolean => {
  const kept = was.filter((uid) => is.includes(uid));
  return kept.join('\n') === is.filter((uid) => was.includes(uid)).join('\n');
};

function tellPlace(uid: string, was: Tree, is: Tree, name: (uid: string) => Words, subject: Words): Words {
  const [then, now] = [was.parentOf(was.items.get(uid)), is.parentOf(is.items.get(uid))];
  const [item, siblings] = [name(uid), is.below(now)];
  if (then !== now && now !== '') {
    const parent = name(now);
    return { ko: `${withParticle(item.ko, '을')} ${parent.ko} 아래로 옮겼어요`, en: `moved ${item.en} under ${parent.en}` };
  }
  if (then !== now) return { ko: `${withParticle(item.ko, '을')} 맨 위 메뉴로 올렸어요`, en: `${item.en} is a top menu now` };
  if (sameOrder(was.below(then), siblings)) return { ko: `${withParticle(item.ko, '이')} ${subject.ko} 문서의 다른 자리에 적혔어요(보이는 순서는 그대로예요)`, en: `${item.en} is written elsewhere in the ${subject.en}; the order that visitors see is the same` };
  const at = siblings.indexOf(uid);
  const [left, right] = [siblings[at - 1], siblings[at + 1]];
  if (left !== undefined) {
    const other = name(left);
    return { ko: `${withParticle(item.ko, '을')} ${other.ko} 뒤로 옮겼어요`, en: `moved ${item.en} after ${other.en}` };
  }
  const other = name(right ?? uid);
  return { ko: `${withParticle(item.ko, '을')} ${other.ko} 앞으로 옮겼어요`, en: `moved ${item.en} before ${other.en}` };
}

const targetOf = (item: Fields, names: Names): Words => {
  if (item['action'] !== undefined) return sayAction(item['action'], names);
  if (item['pageId'] !== undefined) {
    const page = names.page(item['pageId']);
    return { ko: `${page.ko} 페이지`, en: `the page ${page.en}` };
  }
  if (item['linkId'] === undefined) return { ko: '아무 데도 아님', en: 'nowhere' };
  const link = names.link(item['linkId']);
  return { ko: `${link.ko} 링크`, en: `the link ${link.en}` };
};

const hiddenOf = (item: Fields): readonly string[] => (Array.isArray(item['hiddenIn']) ? item['hiddenIn'].map(String) : []);

interface Clause {
  readonly kind: ChangeKind;
  readonly words: Words;
}

/** Both releases of one item. */
interface Two {
  readonly uid: string;
  readonly one: Fields;
  readonly two: Fields;
  readonly was: Tree;
  readonly is: Tree;
}

function clausesOf(deltas: readonly Delta[], { uid, one, two, was, is }: Two, about: About, name: (uid: string) => Words): readonly Clause[] {
  const clauses: Clause[] = [];
  const touches = (...fields: readonly string[]) => deltas.some((delta) => fields.some((field) => isAt(delta, 'items', '*', field)));
  const moves = touches('parentsMenuUid', 'menuLevel') || deltas.some((delta) => pathOf(delta).length === 2);
  if (moves) clauses.push({ kind: 'moved', words: tellPlace(uid, was, is, name, about.subject) });
  if (touches('menuName')) {
    const [then, now] = [about.was.said(one['menuName']), about.is.said(two['menuName'])];
    clauses.push({ kind: 'renamed', words: { ko: `${then.ko}의 이름이 ${withParticle(now.ko, '으로')} 바뀌었어요`, en: `${then.en} is called ${now.en} now` } });
  }
  const [hid, hides] = [hiddenOf(one), hiddenOf(two)];
  const naming = (list: readonly string[]): Words => joined(list.map((locale) => languages[locale] ?? both(locale)));
  const subject: Words = clauses.length === 0 ? name(uid) : { ko: '', en: '' };
  const lead = (words: Words): Words => (clauses.length === 0 ? { ko: `${subject.ko}: ${words.ko}`, en: `${subject.en} is ${words.en}` } : words);
  const [gone, come] = [hides.filter((locale) => !hid.includes(locale)), hid.filter((locale) => !hides.includes(locale))];
  if (gone.length > 0) clauses.push({ kind: 'hidden', words: lead({ ko: `이제 ${naming(gone).ko} 화면에서 숨겨요`, en: `now hidden in ${naming(gone).en}` }) });
  if (come.length > 0) clauses.push({ kind: 'shown', words: lead({ ko: `이제 ${naming(come).ko} 화면에 보여요`, en: `now shown in ${naming(come).en}` }) });
  if (touches('when')) {
    const who = sayCondition(two['when'], about.is);
    const isOpen = two['when'] === undefined;
    clauses.push({ kind: isOpen ? 'shown' : 'hidden', words: lead(isOpen ? { ko: '이제 모든 방문자에게 보여요', en: 'now shown to everybody' } : { ko: `이제 다음 방문자에게만 보여요: ${who.ko}`, en: `now shown only to: ${who.en}` }) });
  }
  if (touches('pageId', 'linkId', 'action')) {
    const [then, now] = [targetOf(one, about.was), targetOf(two, about.is)];
    const item = name(uid);
    clauses.push({ kind: 'redirected', words: { ko: `${clauses.length === 0 ? `${item.ko}: ` : ''}이제 ${withParticle(now.ko, '으로')} 가요 (이전: ${then.ko})`, en: `${clauses.length === 0 ? `${item.en} ` : 'now '}leads to ${now.en} (was ${then.en})` } });
  }
  const known = ['parentsMenuUid', 'menuLevel', 'menuName', 'hiddenIn', 'when', 'pageId', 'linkId', 'action'];
  for (const delta of deltas) {
    const path = pathOf(delta);
    if (path.length === 2 || known.includes(String(path[2]))) continue;
    const item = name(uid);
    const clause = clauseFor(delta, about, 2);
    clauses.push({ kind: 'changed', words: clauses.length === 0 ? { ko: `${item.ko}: ${clause.ko}`, en: `${item.en}: ${clause.en}` } : clause });
  }
  // Such as a language that is named twice.
  return clauses.length > 0 ? clauses : [{ kind: 'changed', words: { ko: `${name(uid).ko}: 적는 방법만 바뀌었고 보이는 것은 그대로예요`, en: `${name(uid).en} is written differently; what visitors see is the same` } }];
}

/** Items that moved with their parent say nothing of their own. */
function movedAlong(uid: string, deltas: readonly Delta[], groups: ReadonlyMap<string, readonly Delta[]>, was: Tree, is: Tree): string | undefined {
  const [then, now] = [was.parentOf(was.items.get(uid)), is.parentOf(is.items.get(uid))];
  const isMove = (one: Delta): boolean => one.kind === 'moved' && pathOf(one).length === 2;
  return then === now && now !== '' && deltas.every(isMove) && groups.get(now)?.some(isMove) === true && sameOrder(was.below(now), is.below(now)) ? now : undefined;
}

/** What happened to the items of a menu, one sentence each. */
export function tellMenu(deltas: readonly Delta[], about: About): readonly Told[] {
  const [was, is] = [new Tree(about.before), new Tree(about.after)];
  const items = { before: listIn(about.before, 'items'), after: listIn(about.after, 'items') };
  const groups = byItem(deltas, 'items', (side, index) => nameOf(items[side][index]?.['menuUid']));
  const name = (uid: string): Words => {
    const item = is.items.get(uid) ?? was.items.get(uid);
    return item === undefined ? both(quoted(uid)) : is.items.has(uid) ? about.is.said(item['menuName']) : about.was.said(item['menuName']);
  };
  const told = new Map<string, Told>();
  const along = new Map<string, Delta[]>();
  for (const [uid, some] of groups) {
    const leader = movedAlong(uid, some, groups, was, is);
    if (leader !== undefined) {
      along.set(leader, [...(along.get(leader) ?? []), ...some]);
      continue;
    }
    const [one, two] = [was.items.get(uid), is.items.get(uid)];
    const item = name(uid);
    if (one === undefined && two !== undefined) {
      const [parent, target] = [is.parentOf(two), targetOf(two, about.is)];
      told.set(uid, { kind: 'added', deltas: some, text: sentence([{ ko: `새 메뉴 ${item.ko}(${uid})${parent === '' ? '' : `, ${name(parent).ko} 아래`}: ${withParticle(target.ko, '으로')} 가요`, en: `new menu item ${item.en} (${uid})${parent === '' ? '' : ` under ${name(parent).en}`}; it leads to ${target.en}` }]) });
    } else if (two === undefined) told.set(uid, { kind: 'removed', deltas: some, text: sentence([{ ko: `메뉴 ${withParticle(`${item.ko}(${uid})`, '을')} 지웠어요`, en: `the menu item ${item.en} (${uid}) is gone` }]) });
    else if (one !== undefined) {
      const clauses = clausesOf(some, { uid, one, two, was, is }, about, name);
      told.set(uid, { kind: clauses[0]?.kind ?? 'changed', deltas: some, text: sentence(clauses.map(({ words }) => words)) });
    }
  }
  return [...told].map(([uid, one]) => {
    const more = along.get(uid) ?? [];
    if (more.length === 0) return one;
    return { ...one, deltas: [...one.deltas, ...more], text: { ko: one.text.ko.replace(/\.$/, ` (아래 메뉴 ${more.length}개와 함께).`), en: one.text.en.replace(/\.$/, ` (with ${more.length} items below it).`) } };
  });
}

