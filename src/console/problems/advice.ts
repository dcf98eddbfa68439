import { fieldsIn, fieldsOf, textsIn } from '../../content/check/is-fields.ts';
import { withParticle } from '../../content/diff/words/particles.ts';
import { guardAgainst } from '../content/page-settings/language-guards.ts';
import { entriesTo, hideEntriesTo } from '../removal/hide-page.ts';
import type { Body } from '../api/client.ts';
import { keyOf, type Doc, type Docs } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';
import { addressesOf, answers, redirectTo, type FindBody } from './addresses.ts';
import type { ConsoleProblem } from './console-problem.ts';

type Locale = 'ko' | 'en';

const both: readonly Locale[] = ['ko', 'en'];

const finderIn =
  (docs: Docs): FindBody =>
  (key) =>
    docs.get(key)?.body;

/** Finds effects of drafts on visitors of the live site. They never block a release, and one click fixes each. */
export const adviceOn = (docs: Docs): readonly ConsoleProblem[] =>
  [...docs.values()].flatMap((doc) => {
    const { type, live, body } = doc;
    if (live === undefined || body === undefined || live === body) return [];
    if (type === 'page') return [...movedPaths(docs, doc, live, body), ...closedEntries(docs, live, body)];
    return type === 'venue' ? movedSlug(docs, live, body) : [];
  });

/** Finds live addresses that no page answers any more. */
const movedPaths = (docs: Docs, { key }: Doc, live: Body, body: Body): readonly ConsoleProblem[] => {
  // A changed venue slug moves all its pages: report it once, at the slug.
  const [before, now] = [addressesOf(finderIn(docs), live), addressesOf(finderIn(docs), body)];
  const lost = before.filter((address) => !now.includes(address) && !isAnswered(docs, key, address));
  const [fresh = ''] = textsIn(body['paths']);
  return lost.length === 0 || !/^\/[^\s?#]*$/.test(fresh)
    ? []
    : lost.map((address): ConsoleProblem => ({
        code: 'path-moved',
        severity: 'warning',
        at: { type: 'page', id: body.id, pointer: '/paths/0' },
        text: {
          ko: `${withParticle(address, '으로')} 오던 링크와 북마크는 갈 곳이 없어져요.`,
          en: `Old links and bookmarks to ${address} will end at nothing.`,
        },
        hint: { ko: '', en: '' },
        quickFix: {
          label: { ko: `${address}에서 이곳으로 보내기`, en: `Redirect ${address} here` },
          touches: [{ type: 'page', id: body.id }],
          changes: (all) => redirectTo(finderIn(all), all.get(key)?.body ?? body, [address]),
        },
      }));
};

const isAnswered = (docs: Docs, key: string, address: string): boolean =>
  bodiesOf(docs, 'page').some((page) => keyOf(page) !== key && answers(finderIn(docs), page, address)) ||
  bodiesOf(docs, 'site').some((site) => fieldsIn(site['redirects']).some(({ from }) => from === address));

/** Finds venues whose slug changed, which moves all their pages. */
const movedSlug = (docs: Docs, live: Body, body: Body): readonly ConsoleProblem[] => {
  const [from, to] = [live['slug'], body['slug']];
  const site = docs.get('site/site')?.body;
  if (typeof from !== 'string' || typeof to !== 'string' || from === to || site === undefined) return [];
  const redirects = fieldsIn(site['redirects']);
  if (
    redirects.some((one) => one['from'] === `/${from}/{rest*}`) ||
    bodiesOf(docs, 'venue').some(({ slug }) => slug === from)
  )
    return [];
  return [
    {
      code: 'slug-moved',
      severity: 'warning',
      at: { type: 'venue', id: body.id, pointer: '/slug' },
      text: {
        ko: `/${from} 아래의 모든 링크와 북마크는 갈 곳이 없어져요.`,
        en: `Old links and bookmarks to everything below /${from} will end at nothing.`,
      },
      hint: { ko: '', en: '' },
      quickFix: {
        label: { ko: `/${from}에서 /${withParticle(to, '으로')} 보내기`, en: `Redirect /${from} to /${to}` },
        touches: [{ type: 'site', id: 'site' }],
        changes: (all) => {
          const now = all.get('site/site')?.body ?? site;
          return {
            'site/site': {
              ...now,
              redirects: [
                ...fieldsIn(now['redirects']),
                { from: `/${from}`, to: `/${to}` },
                { from: `/${from}/{rest*}`, to: `/${to}/{rest*}` },
              ],
            },
          };
        },
      },
    },
  ];
};

const stateOf = (body: Body): unknown => fieldsOf(body['pageInfo'])['pageStatusCode'];

/** Finds menu entries that link to a page that this change closes. */
const closedEntries = (docs: Docs, live: Body, body: Body): readonly ConsoleProblem[] => {
  const told = (locales: readonly Locale[], pointer: string): readonly ConsoleProblem[] => {
    const entries = entriesTo(bodiesOf(docs, 'menu'), body.id, locales);
    const count = entries.reduce((sum, { uids }) => sum + uids.length, 0);
    if (count === 0) return [];
    const where =
      locales.length === 2
        ? { ko: '', en: '' }
        : locales[0] === 'ko'
          ? { ko: ' 한국어에서', en: ' in Korean' }
          : { ko: ' 영어에서', en: ' in English' };
    return [
      {
        code: 'entry-to-closed',
        severity: 'warning',
        at: { type: 'page', id: body.id, pointer },
        text: {
          ko: `메뉴 ${count}개가${where.ko} 닫힌 문으로 이어져요.`,
          en: `${count === 1 ? 'One menu entry leads' : `${count} menu entries lead`} visitors to a closed door${where.en}.`,
        },
        hint: { ko: '', en: '' },
        quickFix: {
          label:
            count === 1
              ? { ko: '그동안 메뉴 숨기기', en: `Hide the entry${where.en} meanwhile` }
              : { ko: `그동안 메뉴 ${count}개 숨기기`, en: `Hide the ${count} entries${where.en} meanwhile` },
          touches: entries.map(({ menu: { type, id } }) => ({ type, id })),
          changes: (all) => hideEntriesTo(bodiesOf(all, 'menu'), body.id, locales),
        },
      },
    ];
  };
  if (stateOf(live) === 'N' && stateOf(body) !== 'N') return told(both, '/pageInfo/pageStatusCode');
  const guards = (one: Body): readonly string[] => textsIn(one['guards']);
  return both.flatMap((locale) => {
    const guard = guardAgainst(bodiesOf(docs, 'guard'), locale);
    return guard !== undefined && guards(body).includes(guard) && !guards(live).includes(guard)
      ? told([locale], '/guards')
      : [];
  });
};
