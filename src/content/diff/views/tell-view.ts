import type { CompiledNode, Snapshot } from '#engine';
import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields } from '../../check/is-fields.ts';
import { listIn } from '../tell/about.ts';
import { placementWords } from '../tell/placements.ts';
import { both, joined, quoted } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import type { FrameSight } from './frames.ts';
import type { Part, SaidTree } from './said.ts';
import type { Sight } from './sight.ts';

/** Names of both releases, and their snapshots. */
export interface Tellers {
  readonly was: Names;
  readonly is: Names;
  readonly one: Snapshot;
  readonly two: Snapshot;
}

/** View before and after, and the parts that differ. */
export interface ViewTold {
  readonly before: Words;
  readonly now: Words;
  readonly details: readonly Words[];
}

const most = 6;

/** A message in both languages: the one of these keys that was said. */
const keyOf = (text: string, keys: readonly string[], { messages }: Snapshot): string | undefined =>
  keys.find((key) => messages.ko[key] === text || messages.en[key] === text);

function noticeOf({ decision }: Sight, names: Names, snapshot: Snapshot): Words {
  const { outcome, notices } = decision;
  const [notice] = notices;
  const guard = outcome.kind === 'refused' ? snapshot.guards[outcome.guard] : undefined;
  const key = notice === undefined ? undefined : keyOf(notice.text, guard?.messageKeys ?? [], snapshot);
  return key === undefined ? both(quoted(notice?.text ?? '')) : names.said(key);
}

/** Outcome of a view. */
export function endWords(sight: Sight, names: Names, snapshot: Snapshot): Words {
  const { outcome, pageId, textValues: words } = sight.decision;
  switch (outcome.kind) {
    case 'page':
      return { ko: '페이지', en: 'the page' };
    case 'blocked': {
      const message = words['pageBlockContent'] ?? '';
      const page = snapshot.pages[pageId];
      const key =
        page === undefined
          ? undefined
          : keyOf(message, [page.blockContent, ...page.schedule.map(({ blockContent }) => blockContent)], snapshot);
      const said = key === undefined ? both(quoted(message)) : names.said(key);
      return message === ''
        ? { ko: '막힘', en: 'blocked' }
        : { ko: `막힘(${said.ko} 안내)`, en: `blocked, saying ${said.en}` };
    }
    case 'preparing':
      return { ko: '준비 중', en: 'in preparation' };
    case 'notFound':
      return { ko: '없는 페이지', en: 'nothing there' };
    case 'pending':
      return { ko: '확인을 기다림', en: 'waiting for an answer' };
    case 'redirect':
      return { ko: `${withParticle(outcome.to, '으로')} 이동`, en: `led to ${outcome.to}` };
    case 'refused': {
      const said = noticeOf(sight, names, snapshot);
      return sight.decision.notices.length === 0
        ? { ko: `${quoted(outcome.guard)} 가드가 되돌려 보냄`, en: `sent back by the guard ${quoted(outcome.guard)}` }
        : {
            ko: `${quoted(outcome.guard)} 가드가 막음(${said.ko} 안내)`,
            en: `stopped by the guard ${quoted(outcome.guard)} with ${said.en}`,
          };
    }
  }
}

/** A placement as it is called: as documents have it, else by its id. */
const nameOf = (names: Names, layout: string, { id, widget }: CompiledNode): Words => {
  const all = listIn(names.document('layout', layout) ?? {}, 'placements');
  return placementWords(all.find((one) => one['id'] === id) ?? { id, widget, settings: {} }, names, all);
};

/** Values of settings at a path; `*` stands for every item of a list. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isFields(value) ? valuesAt(value[step], rest) : [];
}

const textsOf = ({ settings, texts }: CompiledNode): readonly unknown[] =>
  texts.flatMap((path) => valuesAt(settings, path));

const wordsOf = (value: unknown, names: Names): Words | undefined => {
  if (typeof value === 'string') return names.text(value);
  if (!isFields(value) || typeof (value['ko'] ?? value['en']) !== 'string') return undefined;
  return { ko: String(value['ko'] ?? value['en']), en: String(value['en'] ?? value['ko']) };
};

/** A text as it was and is. Where it reads the same in one language, it is told in the other. */
const fromTo = (then: Words, now: Words): Words => {
  const [ko, en] = [`${quoted(then.ko)} → ${quoted(now.ko)}`, `${quoted(then.en)} → ${quoted(now.en)}`];
  return { ko: then.ko === now.ko ? en : ko, en: then.en === now.en ? ko : en };
};

/** Texts of a widget that read otherwise, at most two. */
function rewordings({ node: one }: Part, { node: two }: Part, { was, is }: Tellers): readonly Words[] {
  const [before, after] = [textsOf(one), textsOf(two)];
  if (before.length !== after.length) return [];
  return before
    .flatMap((value, index) => {
      const [then, now] = [wordsOf(value, was), wordsOf(after[index], is)];
      return then === undefined || now === undefined || (then.ko === now.ko && then.en === now.en)
        ? []
        : [fromTo(then, now)];
    })
    .slice(0, 2);
}

/** Added, removed and changed nodes between two trees. */
export function tellTree(
  one: SaidTree,
  two: SaidTree,
  layouts: { readonly one: string; readonly two: string },
  tellers: Tellers,
): readonly Words[] {
  if (one.key === two.key) return [];
  const { was, is } = tellers;
  const [before, after] = [
    new Map(one.parts.map((part) => [part.id, part])),
    new Map(two.parts.map((part) => [part.id, part])),
  ];
  const gone = one.parts.filter(({ id }) => !after.has(id)).map(({ node }) => nameOf(was, layouts.one, node));
  const come = two.parts.filter(({ id }) => !before.has(id)).map(({ node }) => nameOf(is, layouts.two, node));
  const changed = two.parts.flatMap((part): Words[] => {
    const then = before.get(part.id);
    if (then === undefined || then.all === part.all) return [];
    const name = nameOf(is, layouts.two, part.node);
    const texts = rewordings(then, part, tellers);
    return [
      texts.length === 0
        ? { ko: `${withParticle(name.ko, '이')} 달라져요`, en: `something is different in ${name.en}` }
        : { ko: `${name.ko}: ${joined(texts).ko}`, en: `${name.en}: ${joined(texts).en}` },
    ];
  });
  const order = (parts: readonly Part[], other: ReadonlyMap<string, Part>): string =>
    parts
      .filter(({ id }) => other.has(id))
      .map(({ id }) => id)
      .join(' ');
  const isMoved = order(one.parts, after) !== order(two.parts, before);
  return [
    ...come.map((name) => ({ ko: `${withParticle(name.ko, '이')} 나타나요`, en: `now with ${name.en}` })),
    ...gone.map((name) => ({ ko: `${withParticle(name.ko, '이')} 사라져요`, en: `now without ${name.en}` })),
    ...changed,
    ...(isMoved ? [{ ko: '놓인 순서가 달라져요', en: 'the order is different' }] : []),
  ];
}

const limited = (details: readonly Words[]): readonly Words[] =>
  details.length <= most
    ? details
    : [
        ...details.slice(0, most),
        { ko: `그 밖에 ${details.length - most}가지`, en: `and ${details.length - most} more` },
      ];

const aroundWords: { readonly [Name in keyof Sight['around']]: Words } = {
  head: {
    ko: '브라우저와 검색에 보이는 제목·설명이 달라져요',
    en: 'title or description in browser and search is different',
  },
  title: { ko: '제목이나 안내 글이 달라져요', en: 'its title or message is different' },
  options: { ko: '머리말·바닥글의 버튼 구성이 달라져요', en: 'header, footer or their buttons are different' },
  services: { ko: '여닫는 데이터 서비스가 달라져요', en: 'other data services are open' },
  frame: { ko: '프레임이나 테마가 달라져요', en: 'it stands in another frame or theme' },
  main: { ko: '메인 페이지로 가는 곳이 달라져요', en: 'its ways to the main page lead elsewhere' },
};

/** Widgets that show other content, because their calls are answered otherwise. */
const tellCalls = (calls: readonly CompiledNode[], layout: string, names: Names): readonly Words[] =>
  calls.map((node) => {
    const name = nameOf(names, layout, node);
    return { ko: `${name.ko}에 나오는 내용이 달라져요`, en: `other content in ${name.en}` };
  });

/** One view as it was and as it is. `calls`: what placements show whose calls are answered otherwise. */
export function tellView(one: Sight, two: Sight, tellers: Tellers, calls: readonly CompiledNode[]): ViewTold {
  const { was, is } = tellers;
  const [before, now] = [endWords(one, was, tellers.one), endWords(two, is, tellers.two)];
  const isSameEnd = one.decision.outcome.kind === two.decision.outcome.kind;
  if (!isSameEnd) return { before, now, details: [] };
  const [then, title] = [was.document('page', one.decision.pageId), is.document('page', two.decision.pageId)];
  const titles =
    then === undefined || title === undefined ? undefined : { then: was.pageTitle(then), now: is.pageTitle(title) };
  const isRenamed = titles !== undefined && (titles.then.ko !== titles.now.ko || titles.then.en !== titles.now.en);
  const around = (Object.keys(aroundWords) as (keyof Sight['around'])[]).filter(
    (name) => one.around[name] !== two.around[name],
  );
  const told = around.map((name): Words =>
    name === 'title' && isRenamed
      ? {
          ko: `제목 ${quoted(titles.then.ko)} → ${quoted(titles.now.ko)}`,
          en: `title ${quoted(titles.then.en)} → ${quoted(titles.now.en)}`,
        }
      : aroundWords[name],
  );
  const details = limited([
    ...told,
    ...tellTree(one.tree, two.tree, { one: one.layout, two: two.layout }, tellers),
    ...tellCalls(calls, two.layout, is),
  ]);
  return {
    before,
    now,
    details:
      details.length > 0 || before.en !== now.en
        ? details
        : [{ ko: '동작이 달라져요', en: 'what follows is different' }],
  };
}

const renamed = (then: Words, now: Words): Words => {
  const [ko, en] = [`${then.ko} → ${now.ko}`, `${then.en} → ${now.en}`];
  return { ko: `메뉴 ${then.ko === now.ko ? en : ko}`, en: `the menu item ${then.en === now.en ? ko : en}` };
};

/** A frame as it was and as it is: what of its menu and its widgets came, went or changed. */
export function tellFrame(
  one: FrameSight,
  two: FrameSight,
  menus: { readonly one: string; readonly two: string },
  tellers: Tellers,
  calls: readonly CompiledNode[],
): readonly Words[] {
  const { was, is } = tellers;
  const item = (names: Names, menu: string, id: string, said: string): Words => {
    const body = names.document('menu', menu);
    return body === undefined ? both(quoted(said)) : names.menuItem(body, id);
  };
  const details: Words[] = [];
  for (const [id, now] of two.menu) {
    const then = one.menu.get(id);
    const name = item(is, menus.two, id, now.name);
    if (then === undefined)
      details.push({ ko: `메뉴 ${withParticle(name.ko, '이')} 나타나요`, en: `the menu item ${name.en} appears` });
    else if (then.name !== now.name) details.push(renamed(item(was, menus.one, id, then.name), name));
    else if (then.leads !== now.leads)
      details.push({
        ko: `메뉴 ${withParticle(name.ko, '이')} 다른 곳으로 가요`,
        en: `the menu item ${name.en} leads elsewhere`,
      });
    else if (then.under !== now.under && one.menu.has(id))
      details.push({
        ko: `메뉴 ${withParticle(name.ko, '이')} 다른 메뉴 아래로 옮겨져요`,
        en: `the menu item ${name.en} stands under another menu`,
      });
  }
  for (const [id, then] of one.menu)
    if (!two.menu.has(id))
      details.push({
        ko: `메뉴 ${withParticle(item(was, menus.one, id, then.name).ko, '이')} 사라져요`,
        en: `the menu item ${item(was, menus.one, id, then.name).en} vanishes`,
      });
  const kept = (sight: FrameSight, other: FrameSight): string =>
    [...sight.menu.keys()].filter((id) => other.menu.has(id)).join('\n');
  if (kept(one, two) !== kept(two, one))
    details.push({ ko: '메뉴 순서가 달라져요', en: 'the order of the menu is different' });
  details.push(...tellTree(one.tree, two.tree, { one: one.layout, two: two.layout }, tellers));
  if (one.colours !== two.colours) details.push({ ko: '색이 달라져요', en: 'the colours are different' });
  if (one.cards !== two.cards)
    details.push({
      ko: '장소 소개나 전화번호가 달라져요',
      en: 'what it says of the venues, or the phone number, is different',
    });
  return limited([...details, ...tellCalls(calls, two.layout, is)]);
}
