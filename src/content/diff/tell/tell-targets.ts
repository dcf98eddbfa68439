import { isFields } from '../../check/is-fields.ts';
import type { Words } from '../../check/problem.ts';
import { withParticle } from '../words/particles.ts';
import { sentence, quoted, formerly, both, nameOf } from '../words/phrase.ts';
import { sayValue } from '../words/say-value.ts';
import { type About, type Teller, isAt, pathOf, type Told, fieldsIn } from './about.ts';

/** Names that lead somewhere, such as deep links and types of pushes: all that differs of one is told as where it leads. */
const targets =
  (
    table: string,
    verb: (name: string, to: Words) => Words,
    targetOf: (value: unknown, names: About['is']) => Words,
  ): Teller =>
  (deltas, { before, after, was, is, subject }) => {
    const groups = Map.groupBy(
      deltas.filter((delta) => isAt(delta, table, '*')),
      (delta) => String(pathOf(delta)[1]),
    );
    return [...groups].map(([name, some]): Told => {
      const [one, two] = [fieldsIn(before, table)[name], fieldsIn(after, table)[name]];
      const [then, now] = [
        one === undefined ? undefined : targetOf(one, was),
        two === undefined ? undefined : targetOf(two, is),
      ];
      const tell = (kind: Told['kind'], words: Words): Told => ({
        kind,
        deltas: some,
        text: sentence([{ ko: `${subject.ko}: ${words.ko}`, en: `${subject.en}: ${words.en}` }]),
      });
      if (now === undefined)
        return tell('removed', {
          ko: `${withParticle(quoted(name), '을')} 지웠어요${formerly(then ?? both('')).ko}`,
          en: `removed ${quoted(name)}${formerly(then ?? both('')).en}`,
        });
      const said = verb(quoted(name), now);
      if (then === undefined)
        return tell('added', {
          ko: `${withParticle(quoted(name), '을')} 추가했어요. ${said.ko}`,
          en: `added ${quoted(name)}; ${said.en}`,
        });
      const isSame = then.en === now.en && then.ko === now.ko;
      return tell(
        'redirected',
        isSame
          ? {
              ko: `${quoted(name)}의 세부 설정이 바뀌었어요. ${said.ko}`,
              en: `details of ${quoted(name)} changed; ${said.en}`,
            }
          : { ko: `${said.ko}${formerly(then).ko}`, en: `${said.en}${formerly(then).en}` },
      );
    });
  };

const mainPage: Words = { ko: '메인 페이지', en: 'the main page' };
const deepTarget = (value: unknown, names: About['is']): Words => {
  if (!isFields(value)) return mainPage;
  const { pageNm, follow } = value;
  if (follow !== undefined) return { ko: '함께 온 주소', en: 'the address that comes along' };
  return pageNm === undefined ? mainPage : sayValue({ action: 'move', ...value }, undefined, names);
};

export const tellDeepLinks = targets(
  'pages',
  (name, to) => ({
    ko: `${withParticle(name, '은')} 이제 ${withParticle(to.ko, '으로')} 가요`,
    en: `${name} now leads to ${to.en}`,
  }),
  deepTarget,
);

const pushTarget = (value: unknown): Words => {
  const { page, follow } = isFields(value) ? value : {};
  const place = quoted(nameOf(page));
  return follow === undefined
    ? { ko: `${place} 딥링크`, en: `the deep link ${place}` }
    : { ko: `함께 온 주소, 없으면 ${place} 딥링크`, en: `the address that comes along, else the deep link ${place}` };
};

export const tellPush = targets(
  'types',
  (name, to) => ({
    ko: `${name} 푸시는 이제 ${withParticle(to.ko, '을')} 열어요`,
    en: `pushes of the type ${name} now open ${to.en}`,
  }),
  pushTarget,
);

/** Pushes of types that have no line of their own. */
export const tellOtherPushes: Teller = (deltas, { subject }) =>
  deltas.flatMap((delta): Told[] => {
    if (!isAt(delta, 'other') || delta.kind !== 'changed') return [];
    const [then, now] = [pushTarget({ page: delta.before }), pushTarget({ page: delta.after })];
    return [
      {
        kind: 'redirected',
        deltas: [delta],
        text: sentence([
          {
            ko: `${subject.ko}: 그 밖의 푸시는 이제 ${withParticle(now.ko, '을')} 열어요${formerly(then).ko}`,
            en: `${subject.en}: other pushes now open ${now.en}${formerly(then).en}`,
          },
        ]),
      },
    ];
  });
