import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import { isFields } from '../../check/is-fields.ts';
import { labelOf } from '../words/labels.ts';
import { both, formerly, nameOf, quoted, sayWindow, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayValue } from '../words/say-value.ts';
import { definitionOf, typeLabel } from '../../check/definition-of.ts';
import { inBoth, languages } from './tell-part.ts';
import { afterOf, beforeOf, fieldsIn, isAt, pathOf, type Teller, type Told } from './about.ts';

/** Colours of a theme, of light and dark surroundings. */
export const tellTheme: Teller = (deltas, { type, after, subject }) =>
  deltas.flatMap((delta): Told[] => {
    const [scheme] = pathOf(delta);
    if ((scheme !== 'light' && scheme !== 'dark') || delta.kind !== 'changed' || typeof delta.after !== 'string')
      return [];
    const label = labelOf({ type, body: after }, pathOf(delta));
    const where =
      scheme === 'light' ? { ko: '밝은 화면', en: 'on light screens' } : { ko: '어두운 화면', en: 'on dark screens' };
    const then = formerly(both(nameOf(delta.before)));
    return [
      {
        kind: 'recoloured',
        deltas: [delta],
        text: sentence([
          {
            ko: `${subject.ko}: ${where.ko}의 ${withParticle(label.ko, '을')} ${withParticle(delta.after, '으로')} 바꿨어요${then.ko}`,
            en: `${subject.en}: ${label.en} is now ${delta.after} ${where.en}${then.en}`,
          },
        ]),
      },
    ];
  });

/** Target of a link. */
export const tellLink: Teller = (deltas, { subject }) =>
  deltas.flatMap((delta): Told[] => {
    if (!isAt(delta, 'linkUrl') || delta.kind !== 'changed') return [];
    const [then, now] = [both(nameOf(delta.before)), nameOf(delta.after)];
    return [
      {
        kind: 'redirected',
        deltas: [delta],
        text: sentence([
          {
            ko: `${withParticle(subject.ko, '은')} 이제 ${withParticle(now, '으로')} 가요${formerly(then).ko}`,
            en: `${subject.en} now leads to ${now}${formerly(then).en}`,
          },
        ]),
      },
    ];
  });

/** When a content is shown. */
export const tellWindow: Teller = (all, { before, after, subject }) => {
  const deltas = all.filter((delta) => (isAt(delta, 'from') || isAt(delta, 'until')) && pathOf(delta).length === 1);
  if (deltas.length === 0) return [];
  const [then, now] = [sayWindow(before['from'], before['until']), sayWindow(after['from'], after['until'])];
  return [
    {
      kind: 'scheduled',
      deltas,
      text: sentence([
        {
          ko: `${withParticle(subject.ko, '은')} 이제 ${now.ko} 보여요${formerly(then).ko}`,
          en: `${subject.en} is now shown ${now.en}${formerly(then).en}`,
        },
      ]),
    },
  ];
};

/** Values by a name that operators know them by: settings of the system, codes. */
const named =
  (list: string, id: string, value: string): Teller =>
  (deltas, { before, after, was, is, subject }) =>
    deltas.flatMap((delta): Told[] => {
      const path = pathOf(delta);
      const [body, names] = delta.kind === 'removed' ? [before, was] : [after, is];
      const item: unknown =
        path[0] === list && typeof path[1] === 'number' && Array.isArray(body[list]) ? body[list][path[1]] : undefined;
      if (!isFields(item) || typeof item[id] !== 'string') return [];
      const [key, said] = [quoted(item[id]), sayValue(item[value], undefined, names)];
      const tell = (kind: Told['kind'], ko: string, en: string): Told[] => [
        { kind, deltas: [delta], text: sentence([{ ko: `${subject.ko}: ${ko}`, en: `${subject.en}: ${en}` }]) },
      ];
      const isItem = path.length === 2;
      if (isItem && delta.kind === 'added')
        return tell('added', `${key} 항목을 추가했어요(${said.ko})`, `added ${key} (${said.en})`);
      if (isItem && delta.kind === 'removed')
        return tell('removed', `${key} 항목을 지웠어요(${said.ko})`, `removed ${key} (${said.en})`);
      if (isItem && delta.kind === 'moved')
        return tell(
          'moved',
          `${withParticle(said.ko, '을')} ${(path[1] as number) + 1}번째로 옮겼어요`,
          `moved ${said.en} to place ${(path[1] as number) + 1}`,
        );
      if (path.length !== 3 || path[2] !== value || delta.kind !== 'changed') return [];
      const then = formerly(sayValue(delta.before, undefined, was));
      return tell(
        'changed',
        `${withParticle(key, '은')} 이제 ${withParticle(said.ko, '이에요')}${then.ko}`,
        `${key} is now ${said.en}${then.en}`,
      );
    });

export const tellCodes = named('items', 'codeId', 'codeName');
export const tellConfig = named('items', 'configId', 'configValue');

/** Title of content, in one or both languages. */
export const tellTitle: Teller = (all, { type, before, after }) => {
  const field = definitionOf(type)?.title;
  if (field === undefined) return [];
  const deltas = all.filter(
    (delta) => isAt(delta, field, '*') && pathOf(delta).length === 2 && delta.kind === 'changed',
  );
  const [one, two] = [fieldsIn(before, field), fieldsIn(after, field)];
  const [first] = deltas;
  if (first === undefined) return [];
  const isBoth = deltas.length > 1;
  const only = String(pathOf(first)[1]);
  const said = (body: typeof one, language: string): string => quoted(nameOf(body[isBoth ? language : only]));
  const [kind, what] = [typeLabel(type), field === 'name' ? '이름을' : '제목을'];
  const where = isBoth ? inBoth : (languages[only] ?? both(''));
  return [
    {
      kind: 'renamed',
      deltas,
      text: sentence([
        {
          ko: `${said(one, 'ko')} ${kind.ko}의 ${what} ${withParticle(said(two, 'ko'), '으로')} 바꿨어요${where.ko}`,
          en: `renamed the ${kind.en} ${said(one, 'en')} to ${said(two, 'en')}${where.en}`,
        },
      ]),
    },
  ];
};

/** Documents named by a text that others may share. */
export const tellName: Teller = (deltas, { type, was, is }) => {
  const field = definitionOf(type)?.title;
  return deltas.flatMap((delta): Told[] => {
    if (field === undefined || !isAt(delta, field) || delta.kind !== 'changed' || typeof delta.after !== 'string')
      return [];
    const [then, now, kind] = [was.said(delta.before), is.said(delta.after), typeLabel(type)];
    if (then.ko === now.ko && then.en === now.en) return [];
    return [
      {
        kind: 'renamed',
        deltas: [delta],
        text: sentence([
          {
            ko: `${then.ko} ${kind.ko}의 이름을 ${withParticle(now.ko, '으로')} 바꿨어요`,
            en: `renamed the ${kind.en} ${then.en} to ${now.en}`,
          },
        ]),
      },
    ];
  });
};

/** The value of a switch, as what somebody may do. */
const switches: Readonly<Record<string, readonly [on: Words, off: Words]>> = {
  cmsCallable: [
    { ko: '이제 콘텐츠의 버튼에서 부를 수 있어요', en: 'may now be called by buttons in content' },
    { ko: '이제 콘텐츠의 버튼에서 부를 수 없어요', en: 'may no longer be called by buttons in content' },
  ],
  formCallable: [
    { ko: '이제 양식에서 부를 수 있어요', en: 'may now be called by forms' },
    { ko: '이제 양식에서 부를 수 없어요', en: 'may no longer be called by forms' },
  ],
  newWindow: [
    { ko: '이제 새 창에서 열려요', en: 'now opens in a new window' },
    { ko: '이제 같은 창에서 열려요', en: 'now opens in the same window' },
  ],
  decorative: [
    { ko: '이제 꾸밈일 뿐이라 화면 낭독기가 건너뛰어요', en: 'is now only decoration, which screen readers pass over' },
    { ko: '이제 꾸밈이 아니에요', en: 'is no longer only decoration' },
  ],
  'seo/noindex': [
    { ko: '이제 검색 엔진에 나오지 않아요', en: 'is now left out of search engines' },
    { ko: '이제 검색 엔진에 나올 수 있어요', en: 'may now be found by search engines' },
  ],
  notSearched: [
    { ko: '이제 사이트 검색에 나오지 않아요', en: 'is now left out of the site search' },
    { ko: '이제 사이트 검색에 나와요', en: 'is now found by the site search' },
  ],
  spare: [
    { ko: '이제 나중에 쓸 것으로 남겨 둬요', en: 'is now kept for later' },
    { ko: '이제 나중에 쓸 것이 아니에요', en: 'is no longer kept for later' },
  ],
  refusalIsMeant: [
    { ko: '이제 거절하는 것이 맞는 답이에요', en: 'now refuses on purpose' },
    { ko: '이제 거절하면 문제로 알려요', en: 'no longer refuses on purpose' },
  ],
  reservation: [
    { ko: '이제 예약 링크예요', en: 'is now a booking link' },
    { ko: '이제 예약 링크가 아니에요', en: 'is no longer a booking link' },
  ],
  personal: [
    { ko: '이제 회원마다 다르게 답해요', en: 'now answers each member with what is their own' },
    { ko: '이제 누구에게나 같게 답해요', en: 'now answers everybody the same' },
  ],
  pinned: [
    { ko: '이제 목록 맨 위에 고정돼요', en: 'is now pinned to the top of its list' },
    { ko: '이제 목록 맨 위에 고정되지 않아요', en: 'is no longer pinned to the top of its list' },
  ],
};

export const tellSwitches: Teller = (deltas, { subject }) =>
  deltas.flatMap((delta): Told[] => {
    const name = pathOf(delta).join('/');
    const words = Object.hasOwn(switches, name) ? switches[name] : undefined;
    const [then, now] = [beforeOf(delta) === true, afterOf(delta) === true];
    if (words === undefined || then === now) return [];
    const said = words[now ? 0 : 1];
    return [
      {
        kind: 'changed',
        deltas: [delta],
        text: sentence([{ ko: `${withParticle(subject.ko, '은')} ${said.ko}`, en: `${subject.en} ${said.en}` }]),
      },
    ];
  });

/** The first of these that know a part tells it. */
export const inTurn =
  (...tellers: readonly Teller[]): Teller =>
  (deltas, about) => {
    const told: Told[] = [];
    const known = new Set<Delta>();
    for (const tell of tellers) {
      for (const one of tell(
        deltas.filter((delta) => !known.has(delta)),
        about,
      )) {
        told.push(one);
        for (const delta of one.deltas) known.add(delta);
      }
    }
    return told;
  };
