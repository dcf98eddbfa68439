import { expect, it } from 'vitest';
import { answer } from '#content/answers/index';
import { compileRichText, createActionScope, decide, type Decision } from '#engine';
import type { Page } from '#schemas/documents/page/schema';
import type { Viewer } from '#schemas/viewer';
import { makeTexts, renderPage, type Texts } from '../../src/visitor/entry-server.tsx';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const guest: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: false,
  tester: false,
};
const member: Viewer = {
  ...guest,
  platform: 'APP',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true },
};
const viewers: readonly (readonly [name: string, viewer: Viewer])[] = [
  ['guest', guest],
  ['member', member],
  ['listed tester', { ...member, tester: true, listed: true }],
];

/** Faults of the headings of a page: the number of its h1, and every heading more than one level below the one before it. */
const headingFaults = (html: string): readonly string[] => {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const titles = levels.filter((level) => level === 1).length;
  const skips = levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 1) + 1 ? [`h${levels[index - 1] ?? 1} is followed by h${level}`] : [],
  );
  return [...(titles === 1 ? [] : [`${titles} h1`]), ...new Set(skips)];
};

const split = (key: string): readonly [path: string, query: Readonly<Record<string, string>>] => {
  const [path = '', search = ''] = key.split('?');
  return [path, Object.fromEntries(new URLSearchParams(search))];
};

it('every page of the shipped site has one h1 and skips no heading level', async () => {
  const { prepared, snapshot } = await shippedRelease();
  const { screens, site } = snapshot;
  const scope = createActionScope(prepared.documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });
  const texts: Texts = makeTexts('ko', snapshot.messages.ko);
  const textsOf = (id: string): Texts => {
    const own = snapshot.pages[id]?.pageTexts.ko ?? {};
    return Object.keys(own).length === 0 ? texts : makeTexts('ko', { ...snapshot.messages.ko, ...own });
  };

  const addressOf = ({ venue: code = '', paths: [path = ''], layout }: Page): string => {
    const venue = prepared.documents.venue.get(code);
    const post = prepared.documents.layout.get(layout)?.placements.find(({ widget }) => widget === 'post-detail');
    const codes: Readonly<Record<string, unknown>> = {
      publctTypeCd: venue?.publctTypeCd,
      parkKindCd: venue?.parkKindCd,
      park: venue?.parkKindCd,
      bnftClassCd: post?.settings['class'],
      bnftKindCd: '01',
    };
    return `${venue === undefined ? '' : `/${venue.slug}`}${path}`.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      typeof codes[name] === 'string' ? codes[name] : '1',
    );
  };
  const dataOf = (decision: Decision, viewer: Viewer): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      decision.needs
        .filter(({ personal, whenMenuOpen }) => !personal && !whenMenuOpen)
        .map(({ key }) => {
          const given = answer(
            {
              documents: prepared.documents,
              snapshot,
              viewer,
              now,
              page: decision.pageId,
              rich: (html) => compileRichText(prepared.rich.get(html) ?? [], scope),
              art: (name) => name,
            },
            ...split(key),
          );
          return [key, given.ok ? given.data : null];
        }),
    );

  let count = 0;
  const faults: string[] = [];
  for (const page of prepared.documents.page.values()) {
    for (const [name, viewer] of viewers) {
      const [path, query] = split(addressOf(page));
      const decision = decide(snapshot, { path, query, how: 'load', viewer, now });
      if (decision.outcome.kind === 'redirect') continue;
      count += 1;
      const { html } = await renderPage({
        decision,
        texts: textsOf(decision.pageId),
        site,
        platform: viewer.platform,
        assets: { themes: '', iconSprite: '', art: {} },
        data: dataOf(decision, viewer),
      });
      faults.push(...headingFaults(html).map((fault) => `${page.screen} (${path}) for a ${name}: ${fault}`));
    }
  }
  expect(count).toBeGreaterThan(prepared.documents.page.size);
  expect(faults).toEqual([]);
}, 120_000);
