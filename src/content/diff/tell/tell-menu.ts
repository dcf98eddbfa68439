import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import type { Fields } from '../../check/is-fields.ts';
import { both, formerly, joined, nameOf, quoted, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { linkTo, pageTo, sayAction } from '../words/say-action.ts';
import { sayShown } from '../words/say-condition.ts';
import { byItem, isAt, listIn, pathOf, type About, type Told } from './about.ts';
import { audienceClause, clause, type Clause } from './audience.ts';
import { sameOrder, Tree } from './menu-tree.ts';
import { clauseFor } from './tell-part.ts';

const languages: Readonly<Record<string, Words>> = {
  ko: { ko: '한국어', en: 'Korean' },
  en: { ko: '영어', en: 'English' },
};

/** Target of an item. */
export const targetOf = (item: Fields, names: Names): Words => {
  if (item['action'] !== undefined) return sayAction(item['action'], names);
  if (item['pageId'] !== undefined) return pageTo(item['pageId'], names);
  return item['linkId'] === undefined ? { ko: '아무 데도', en: 'nowhere' } : linkTo(item['linkId'], names);
};

const hiddenOf = (item: Fields): readonly string[] =>
  Array.isArray(item['hiddenIn']) ? item['hiddenIn'].map(String) : [];
const inLanguages = (list: readonly string[]): Words => joined(list.map((locale) => languages[locale] ?? both(locale)));

/** Both releases of one item, and what all of the menu are called. */
interface Two {
  readonly uid: string;
  readonly one: Fields;
  readonly two: Fields;
  readonly was: Tree;
  readonly is: Tree;
  readonly name: (uid: string) => Words;
}

function placeClause({ uid, was, is, name }: Two, item: Words, subject: Words): Clause {
  const [then, now] = [was.parentOf(was.items.get(uid)), is.parentOf(is.items.get(uid))];
  const moved = (ko: string, en: string): Clause =>
    clause('moved', item, { ko, en }, { ko: `${withParticle(item.ko, '을')} ${ko}`, en: `moved ${item.en} ${en}` });
  if (then !== now) {
    const old =
      then === ''
        ? { ko: '맨 위 메뉴', en: 'a top menu' }
        : { ko: `${name(then).ko} 아래`, en: `under ${name(then).en}` };
    if (now === '') return moved(`맨 위로 올렸어요${formerly(old).ko}`, `to the top level${formerly(old).en}`);
    const parent = name(now);
    return moved(`${parent.ko} 아래로 옮겼어요${formerly(old).ko}`, `under ${parent.en}${formerly(old).en}`);
  }
  const siblings = is.below(now);
  if (sameOrder(was.below(then), siblings)) {
    const same: Words = {
      ko: `${subject.ko} 문서의 다른 자리에 적혔어요. 보이는 순서는 그대로예요`,
      en: `is written elsewhere in ${subject.en}; the order that visitors see is the same`,
    };
    return clause('moved', item, same, {
      ko: `${withParticle(item.ko, '은')} ${same.ko}`,
      en: `${item.en} ${same.en}`,
    });
  }
  const at = siblings.indexOf(uid);
  const isUp = at < was.below(then).indexOf(uid);
  const [left, right] = [siblings[at - 1], siblings[at + 1]];
  if (left !== undefined)
    return moved(
      `${name(left).ko} ${isUp ? '다음으로 올렸어요' : '다음으로 내렸어요'}`,
      `${isUp ? 'up' : 'down'} to after ${name(left).en}`,
    );
  return moved(`${name(right ?? uid).ko} 앞으로 올렸어요`, `up to before ${name(right ?? uid).en}`);
}

function seenClauses({ one, two }: Two, item: Words, deltas: readonly Delta[], { was, is }: About): readonly Clause[] {
  const clauses: Clause[] = [];
  const [hid, hides] = [hiddenOf(one), hiddenOf(two)];
  const [gone, come] = [
    hides.filter((locale) => !hid.includes(locale)),
    hid.filter((locale) => !hides.includes(locale)),
  ];
  if (gone.length > 0)
    clauses.push(
      clause('hidden', item, {
        ko: `이제 ${inLanguages(gone).ko} 화면에서는 보이지 않아요`,
        en: `now hidden in ${inLanguages(gone).en}`,
      }),
    );
  if (come.length > 0)
    clauses.push(
      clause('shown', item, {
        ko: `이제 ${inLanguages(come).ko} 화면에도 보여요`,
        en: `now shown in ${inLanguages(come).en} too`,
      }),
    );
  if (deltas.some((delta) => isAt(delta, 'items', '*', 'when')))
    clauses.push(audienceClause(item, { then: one['when'], now: two['when'] }, was, is));
  return clauses;
}

function clausesOf(deltas: readonly Delta[], pair: Two, about: About): readonly Clause[] {
  const { uid, one, two, name } = pair;
  const item = { ko: `메뉴 ${name(uid).ko}`, en: `the menu item ${name(uid).en}` };
  const touches = (...fields: readonly string[]) =>
    deltas.some((delta) => fields.some((field) => isAt(delta, 'items', '*', field)));
  const clauses: Clause[] = [];
  if (touches('menuName')) {
    const [then, now] = [about.was.said(one['menuName']), about.is.said(two['menuName'])];
    const whole = {
      ko: `메뉴 ${then.ko}의 이름을 ${withParticle(now.ko, '으로')} 바꿨어요`,
      en: `renamed the menu item ${then.en} to ${now.en}`,
    };
    clauses.push(clause('renamed', item, whole, whole));
  }
  if (touches('parentsMenuUid', 'menuLevel') || deltas.some((delta) => pathOf(delta).length === 2))
    clauses.push(placeClause(pair, item, about.subject));
  clauses.push(...seenClauses(pair, item, deltas, about));
  if (touches('pageId', 'linkId', 'action')) {
    const [then, now] = [targetOf(one, about.was), targetOf(two, about.is)];
    const short = {
      ko: `이제 ${withParticle(now.ko, '으로')} 가요${formerly(then).ko}`,
      en: `it now leads to ${now.en} instead of ${then.en}`,
    };
    const same = {
      ko: `${withParticle(now.ko, '으로')} 가는 것은 같고 세부 내용만 바뀌었어요`,
      en: `it leads to ${now.en} as before, with other details`,
    };
    if (then.ko === now.ko && then.en === now.en)
      clauses.push(
        clause('changed', item, same, {
          ko: `${withParticle(item.ko, '은')} ${same.ko}`,
          en: `${item.en} leads to ${now.en} as before, with other details`,
        }),
      );
    else
      clauses.push(
        clause('redirected', item, short, {
          ko: `${withParticle(item.ko, '은')} ${short.ko}`,
          en: `${item.en} now leads to ${now.en} instead of ${then.en}`,
        }),
      );
  }
  const known = ['parentsMenuUid', 'menuLevel', 'menuName', 'hiddenIn', 'when', 'pageId', 'linkId', 'action'];
  for (const delta of deltas) {
    const path = pathOf(delta);
    if (path.length === 2 || known.includes(String(path[2]))) continue;
    const words = clauseFor(delta, about, 2);
    clauses.push(clause('changed', item, words, { ko: `${item.ko}: ${words.ko}`, en: `${item.en}: ${words.en}` }));
  }
  // Such as a language that is named twice.
  return clauses.length > 0
    ? clauses
    : [
        clause('changed', item, both(''), {
          ko: `${withParticle(item.ko, '은')} 적는 방법만 바뀌었고 보이는 것은 그대로예요`,
          en: `${item.en} is written differently; what visitors see is the same`,
        }),
      ];
}

/** Items that moved with their parent say nothing of their own. */
function movedAlong(
  uid: string,
  deltas: readonly Delta[],
  groups: ReadonlyMap<string, readonly Delta[]>,
  was: Tree,
  is: Tree,
): string | undefined {
  const [then, now] = [was.parentOf(was.items.get(uid)), is.parentOf(is.items.get(uid))];
  const isMove = (one: Delta): boolean => one.kind === 'moved' && pathOf(one).length === 2;
  return then === now &&
    now !== '' &&
    deltas.every(isMove) &&
    groups.get(now)?.some(isMove) === true &&
    sameOrder(was.below(now), is.below(now))
    ? now
    : undefined;
}

/** What stands below an item that came or went, came and went with it. */
function goneAlong(uid: string, was: Tree, is: Tree): string | undefined {
  const [one, two] = [was.items.get(uid), is.items.get(uid)];
  const parent = one === undefined ? is.parentOf(two) : two === undefined ? was.parentOf(one) : '';
  const isSame =
    one === undefined ? !was.items.has(parent) && is.items.has(parent) : !is.items.has(parent) && was.items.has(parent);
  return parent !== '' && isSame ? parent : undefined;
}

function tellNew(
  uid: string,
  two: Fields,
  deltas: readonly Delta[],
  is: Tree,
  { is: names }: About,
  name: (uid: string) => Words,
): Told {
  const [item, parent, target] = [name(uid), is.parentOf(two), targetOf(two, names)];
  const place =
    parent === '' ? { ko: '', en: '' } : { ko: `${name(parent).ko} 아래에 `, en: ` under ${name(parent).en}` };
  const hidden = hiddenOf(two);
  const more: readonly Words[] = [
    ...(two['pageId'] === undefined && two['linkId'] === undefined && two['action'] === undefined
      ? []
      : [{ ko: `${withParticle(target.ko, '으로')} 가요`, en: `it leads to ${target.en}` }]),
    ...(hidden.length === 0
      ? []
      : [{ ko: `${inLanguages(hidden).ko} 화면에서는 보이지 않아요`, en: `hidden in ${inLanguages(hidden).en}` }]),
    ...(two['when'] === undefined ? [] : [sayShown(two['when'], names)]),
  ];
  return {
    kind: 'added',
    deltas,
    text: sentence([
      {
        ko: `${place.ko}메뉴 ${withParticle(item.ko, '을')} 추가했어요`,
        en: `added the menu item ${item.en}${place.en}`,
      },
      ...more,
    ]),
  };
}

/** What happened to the items of a menu, one text each. */
export function tellMenu(deltas: readonly Delta[], about: About): readonly Told[] {
  const [was, is] = [new Tree(about.before), new Tree(about.after)];
  const items = { before: listIn(about.before, 'items'), after: listIn(about.after, 'items') };
  const groups = byItem(deltas, 'items', (side, index) => nameOf(items[side][index]?.['menuUid']));
  const name = (uid: string): Words => {
    const item = is.items.get(uid) ?? was.items.get(uid);
    return item === undefined
      ? both(quoted(uid))
      : is.items.has(uid)
        ? about.is.said(item['menuName'])
        : about.was.said(item['menuName']);
  };
  const told = new Map<string, Told>();
  const along = new Map<string, Delta[]>();
  for (const [uid, some] of groups) {
    const leader = movedAlong(uid, some, groups, was, is) ?? goneAlong(uid, was, is);
    if (leader !== undefined && groups.has(leader)) {
      along.set(leader, [...(along.get(leader) ?? []), ...some]);
      continue;
    }
    const [one, two] = [was.items.get(uid), is.items.get(uid)];
    const item = name(uid);
    if (one === undefined && two !== undefined) told.set(uid, tellNew(uid, two, some, is, about, name));
    else if (two === undefined)
      told.set(uid, {
        kind: 'removed',
        deltas: some,
        text: sentence([
          { ko: `메뉴 ${withParticle(item.ko, '을')} 지웠어요`, en: `removed the menu item ${item.en}` },
        ]),
      });
    else if (one !== undefined) {
      const [first, ...more] = clausesOf(some, { uid, one, two, was, is, name }, about);
      if (first !== undefined)
        told.set(uid, {
          kind: first.kind,
          deltas: some,
          text: sentence([first.whole, ...more.map(({ short }) => short)]),
        });
    }
  }
  return [...told].map(([uid, one]) => {
    const more = along.get(uid) ?? [];
    if (more.length === 0) return one;
    return {
      ...one,
      deltas: [...one.deltas, ...more],
      text: {
        ko: one.text.ko.replace(/\.$/, `(아래 메뉴 ${more.length}개와 함께).`),
        en: one.text.en.replace(
          /\.$/,
          more.length === 1 ? ' (with the item below it).' : ` (with the ${more.length} items below it).`,
        ),
      },
    };
  });
}
