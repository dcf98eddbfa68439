import { describe, expect, it, vi } from 'vitest';
import { broken, decisionWith, good, nodeOf } from '#tests/broken-page.ts';
import { snapshotWith } from '#tests/engine-builders.ts';
import { makeTexts, renderPage, type PageInput } from './entry-server.tsx';

const snapshot = snapshotWith();
const input = (more: Pick<PageInput, 'decision'> & Partial<PageInput>): PageInput => ({
  texts: makeTexts('en', snapshot.messages.en),
  site: snapshot.site,
  assets: { themes: '/themes/x.css', iconSprite: '/icons/x.svg', art: {} },
  data: {},
  ...more,
});
const headings = (html: string) => [...html.matchAll(/<h[2-6][^>]*>([^<]*)</g)].map(([, text]) => text);
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const noticeNeed = { node: 'bad', name: 'notices', key: '/api/v1/iam/contents/notices', essential: false };
const notices = nodeOf('bad', 'notice-list', {
  variant: 'plain',
  count: 3,
  texts: { empty: 'None' },
  detail: { kind: 'main' },
});

describe('a page rendered on the server', () => {
  it.each(broken)('survives %s', async (_, { nodes, ids }) => {
    const { html, fallen } = await renderPage(input({ decision: decisionWith(nodes) }));
    expect([...fallen].sort()).toEqual([...ids].sort());
    expect(headings(html)).toEqual(expect.arrayContaining(['Good first', 'Good last']));
    expect(html).not.toContain('Bad');
  });

  it('keeps the good ones between, around and beside the broken', async () => {
    const { html } = await renderPage(
      input({
        decision: decisionWith(
          broken.flatMap(([, one], at) => one.nodes.map((node) => ({ ...node, id: `${node.id}-${at}` }))),
        ),
      }),
    );
    expect(headings(html)).toEqual(['Good first', 'Good between', 'Good around', 'Good beside', 'Good last']);
  });

  it('leaves no trace of how faults are found where there are none', async () => {
    const { html, fallen } = await renderPage(input({ decision: decisionWith([good('middle')]) }));
    expect([fallen, html.match(/<template|<!--[$!/]|class="place"| hidden/g)]).toEqual([[], null]);
  });

  it('is as it would be without the broken one, but for an empty place', async () => {
    const { html } = await renderPage(input({ decision: decisionWith([nodeOf('bad', 'key-value', null)]) }));
    const { html: healthy } = await renderPage(input({ decision: decisionWith([]) }));
    expect(html.replace('<div class="place"></div>', '')).toBe(healthy);
  });

  it('keeps page and frame apart when a part of the frame falls', async () => {
    const { html, fallen } = await renderPage(
      input({ decision: decisionWith([], [], [nodeOf('first', 'header', null)]) }),
    );
    expect([fallen, headings(html)]).toEqual([['frame/first'], ['Good first', 'Good last']]);
  });

  it.each([
    ['failed', null],
    ['are a number', 5],
    ['are a text', 'no'],
    ['are an empty object', {}],
    ['hold a list of nothing', { list: [null, 7, 'x'] }],
    ['hold a list of wrong entries', { list: [{ publctId: {}, title: { ko: 1 } }], totalCnt: 'many', ctgryList: 4 }],
  ])('survives data that %s', async (_, data) => {
    const decision = decisionWith([notices], [noticeNeed]);
    const { html } = await renderPage(input({ decision, data: { [noticeNeed.key]: data } }));
    expect(headings(html)).toEqual(expect.arrayContaining(['Good first', 'Good last']));
  });
});
