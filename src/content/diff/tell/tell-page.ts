import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Fields } from '../../check/is-fields.ts';
import { withParticle } from '../words/particles.ts';
import { both, formerly, listed, nameOf, plainText, quoted, quotedWords, sentence } from '../words/phrase.ts';
import { afterOf, beforeOf, fieldsIn, isAt, pathOf, type About, type Teller, type Told } from './about.ts';
import { flagWords } from './flag-words.ts';
import { summaryOf } from './tell-guard.ts';
import { tellPlans } from './tell-plans.ts';
import { doneWords, stateWords } from './state-words.ts';

const kindsOfState: Readonly<Record<string, ChangeKind>> = { B: 'blocked', D: 'preparing', N: 'opened' };

/** Page state and the replacement of a closed page. */
const tellState: Teller = (all, { before, after, is, was, subject }) => {
  const deltas = all.filter(
    (delta) => isAt(delta, 'pageInfo', 'pageStatusCode') || isAt(delta, 'pageInfo', 'pageBlockContent'),
  );
  if (deltas.length === 0) return [];
  const [one, two] = [fieldsIn(before, 'pageInfo'), fieldsIn(after, 'pageInfo')];
  const [then, now] = [one['pageStatusCode'], two['pageStatusCode']];
  if (then === now) {
    const [old, said] = [was.said(one['pageBlockContent']), is.said(two['pageBlockContent'])];
    const when: Words =
      now === 'B'
        ? { ko: '막힌 화면', en: 'its block message' }
        : { ko: '막을 때 보일 화면', en: 'its message for when it is blocked' };
    const noOld = one['pageBlockContent'] === '' || one['pageBlockContent'] === undefined;
    return [
      {
        kind: 'changed',
        deltas,
        text: sentence([
          {
            ko: `${subject.ko}: ${when.ko}에 이제 ${withParticle(said.ko, '이라고')} 나와요${noOld ? '' : formerly(old).ko}`,
            en: `${subject.en}: ${when.en} is now ${said.en}${noOld ? '' : formerly(old).en}`,
          },
        ]),
      },
    ];
  }
  const old = stateWords(then, one['pageBlockContent'], was);
  const done = doneWords(now, two['pageBlockContent'], subject, is);
  return [
    {
      kind: kindsOfState[plainText(now)] ?? 'changed',
      deltas,
      text: sentence([
        {
          ko: now === 'N' ? `${done.ko}${formerly(old).ko}` : done.ko,
          en: now === 'N' ? `${done.en}${formerly(old).en}` : done.en,
        },
      ]),
    },
  ];
};

const addressesOf = (body: Fields): readonly string[] =>
  Array.isArray(body['paths']) ? body['paths'].map(nameOf) : [];

/** Addresses, and the old ones that lead on. */
const tellPaths: Teller = (all, { before, after, was, is, subject }) => {
  const deltas = all.filter((delta) => isAt(delta, 'paths'));
  if (deltas.length === 0) return [];
  const full = (body: Fields, names: About['is']): readonly string[] =>
    addressesOf(body).map((_, index) => names.address(body, index));
  const [one, two] = [full(before, was), full(after, is)];
  const leads = all.filter((delta) => isAt(delta, 'redirects'));
  const redirects = Array.isArray(after['redirects']) ? after['redirects'].map(nameOf) : [];
  const gone = addressesOf(before).filter((path) => !addressesOf(after).includes(path));
  const isKept = gone.length > 0 && gone.every((path) => redirects.includes(path));
  const kept: readonly Words[] = isKept
    ? [{ ko: '이전 주소로 와도 새 주소로 이어져요', en: 'the old address leads there' }]
    : [];
  const [now, old] = [listed(two.map(both)), listed(one.map(both))];
  const text = sentence([
    {
      ko: `${subject.ko}의 주소를 바꿨어요: ${now.ko}${formerly(old).ko}`,
      en: `changed the address of ${subject.en} to ${now.en}${formerly(old).en}`,
    },
    ...kept,
  ]);
  return [{ kind: 'redirected', deltas: isKept ? [...deltas, ...leads] : deltas, text }];
};

/** Titles in header, browser and search; the same title in two places is told once. */
const tellTitles: Teller = (all, { before, after, was, is, subject }) => {
  const deltas = all.filter((delta) => isAt(delta, 'flags', 'title') || isAt(delta, 'seo', 'title'));
  const header = deltas.find((delta) => isAt(delta, 'flags', 'title') && delta.kind === 'changed');
  const search = deltas.find((delta) => isAt(delta, 'seo', 'title') && delta.kind === 'changed');
  const told: Told[] = [];
  if (header !== undefined) {
    const isBoth = search !== undefined && afterOf(search) === afterOf(header) && beforeOf(search) === beforeOf(header);
    const [then, now] = [
      quotedWords(was.text(beforeOf(header)) ?? both(nameOf(beforeOf(header)))),
      quotedWords(is.text(afterOf(header)) ?? both(nameOf(afterOf(header)))),
    ];
    const text = sentence([
      {
        ko: `${then.ko} 페이지의 이름을 ${withParticle(now.ko, '으로')} 바꿨어요`,
        en: `renamed the page ${then.en} to ${now.en}`,
      },
    ]);
    told.push({ kind: 'renamed', deltas: isBoth ? [header, search] : [header], text });
    if (isBoth) return told;
  }
  if (search !== undefined) {
    const [then, now] = [was.said(fieldsIn(before, 'seo')['title']), is.said(fieldsIn(after, 'seo')['title'])];
    told.push({
      kind: 'changed',
      deltas: [search],
      text: sentence([
        {
          ko: `${subject.ko}: 브라우저와 검색에 보이는 제목이 ${withParticle(now.ko, '으로')} 바뀌었어요${formerly(then).ko}`,
          en: `${subject.en}: its title in browser and search is now ${now.en}${formerly(then).en}`,
        },
      ]),
    });
  }
  return told;
};

/** Switches of a page, in the words that they have for operators. */
const tellFlags: Teller = (all, { subject }) =>
  all.flatMap((delta): Told[] => {
    const [holder, name] = pathOf(delta);
    const words = holder === 'flags' && typeof name === 'string' ? flagWords(name) : undefined;
    const [then, now] = [beforeOf(delta), afterOf(delta)];
    if (
      words === undefined ||
      pathOf(delta).length !== 2 ||
      ![then, now].every((value) => value === undefined || typeof value === 'boolean')
    )
      return [];
    const { ko, en } = now === true ? words.on : words.off;
    // Off, whether it is said or not.
    if (then !== true && now !== true)
      return [
        {
          kind: 'changed',
          deltas: [delta],
          text: sentence([
            {
              ko: `${subject.ko}: 적는 방법만 바뀌었고 보이는 것은 그대로예요`,
              en: `${subject.en} is written differently; what visitors see is the same`,
            },
          ]),
        },
      ];
    return [
      {
        kind: 'changed',
        deltas: [delta],
        text: sentence([{ ko: `${withParticle(subject.ko, '은')} ${ko}`, en: `${subject.en} ${en}` }]),
      },
    ];
  });

/** Gates before the page: which it asks, and in which order. */
const tellGuards: Teller = (all, { before, after, is, subject }) => {
  const deltas = all.filter((delta) => isAt(delta, 'guards', '*'));
  const told = deltas
    .filter(({ kind }) => kind !== 'moved')
    .map((delta): Told => {
      const isGone = delta.kind === 'removed';
      const id = isGone ? delta.before : delta.after;
      const guard = quoted(nameOf(id));
      if (isGone)
        return {
          kind: 'changed',
          deltas: [delta],
          text: sentence([
            {
              ko: `${withParticle(subject.ko, '은')} 이제 ${guard} 가드를 거치지 않아요`,
              en: `${subject.en} no longer asks the guard ${guard}`,
            },
          ]),
        };
      return {
        kind: 'changed',
        deltas: [delta],
        text: sentence([
          {
            ko: `${withParticle(subject.ko, '은')} 이제 ${guard} 가드를 거쳐요`,
            en: `${subject.en} now asks the guard ${guard}`,
          },
          ...summaryOf(id, is),
        ]),
      };
    });
  const moved = deltas.filter(({ kind }) => kind === 'moved');
  if (moved.length === 0) return told;
  const order = (body: Fields): string =>
    Array.isArray(body['guards']) ? body['guards'].map((id) => quoted(nameOf(id))).join(', ') : '';
  const [then, now] = [both(order(before)), both(order(after))];
  return [
    ...told,
    {
      kind: 'moved',
      deltas: moved,
      text: sentence([
        {
          ko: `${withParticle(subject.ko, '은')} 이제 가드를 다음 순서로 거쳐요: ${now.ko}${formerly(then).ko}`,
          en: `${subject.en} now asks its guards in this order: ${now.en}${formerly(then).en}`,
        },
      ]),
    },
  ];
};

const stateOfService: Readonly<Record<string, Words>> = {
  N: { ko: '다시 답해요', en: 'answers again' },
  D: { ko: '개발 중이라 답하지 않아요', en: 'is now in development and does not answer' },
  B: { ko: '막혀서 답하지 않아요', en: 'is now blocked and does not answer' },
  '-1': { ko: '권한이 없어 답하지 않아요', en: 'no longer answers, for lack of authority' },
};

/** Data services that a page may call. */
const tellServices: Teller = (all, { before, after, was, is, subject }) =>
  all.flatMap((delta): Told[] => {
    const path = pathOf(delta);
    if (path[0] !== 'dataServiceList' || typeof path[1] !== 'number') return [];
    const [body, names] = delta.kind === 'removed' ? [before, was] : [after, is];
    const entry = (Array.isArray(body['dataServiceList']) ? body['dataServiceList'][path[1]] : undefined) as
      | Fields
      | undefined;
    const service = names.service(entry?.['dataServiceId']);
    if (path.length === 2 && delta.kind === 'added')
      return [
        {
          kind: 'added',
          deltas: [delta],
          text: sentence([
            {
              ko: `${withParticle(subject.ko, '은')} 이제 ${service} 데이터 서비스를 쓸 수 있어요`,
              en: `${subject.en} may now use the data service ${service}`,
            },
          ]),
        },
      ];
    if (path.length === 2 && delta.kind === 'removed')
      return [
        {
          kind: 'removed',
          deltas: [delta],
          text: sentence([
            {
              ko: `${withParticle(subject.ko, '은')} 이제 ${service} 데이터 서비스를 쓸 수 없어요`,
              en: `${subject.en} may no longer use the data service ${service}`,
            },
          ]),
        },
      ];
    const state =
      path[2] === 'dataServiceStateCode' && delta.kind === 'changed'
        ? stateOfService[plainText(delta.after)]
        : undefined;
    return state === undefined
      ? []
      : [
          {
            kind: 'changed',
            deltas: [delta],
            text: sentence([
              {
                ko: `${subject.ko}에서 ${service} 데이터 서비스가 이제 ${state.ko}`,
                en: `on ${subject.en} the data service ${service} ${state.en}`,
              },
            ]),
          },
        ];
  });

/** State, plans, addresses, titles, switches, gates and services of a page. */
export const tellPage: Teller = (deltas, about) =>
  [tellState, tellPlans, tellPaths, tellTitles, tellFlags, tellGuards, tellServices].flatMap((tell) =>
    tell(deltas, about),
  );
