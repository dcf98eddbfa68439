import { describe, expect, it } from 'vitest';
import { faultyServer } from '#tests/faulty-server.ts';
import { keepShare, shareId, type NewShare } from './shares-store.ts';

const hostile: NewShare = {
  module: 'IAM',
  locale: 'en',
  title: '"><script>alert(1)</script>&amp;',
  description: `' onload="x" --> </style>`,
  image: 'https://img.shop.example/a.png?b=1&c="',
  link: '/test-park/main?a=1&b=2',
};
const shared = async (share: NewShare = hostile) => {
  const server = await faultyServer();
  const id = shareId(share);
  await keepShare(server.app.store.db, id, share, server.app.clock.now());
  return { ...server, id };
};
const og = (html: string, name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the page of a share', () => {
  it('says what was shared to readers without script, in its own words and picture', async () => {
    const { open, id } = await shared({
      ...hostile,
      title: 'The wooden coaster',
      description: 'Until nine.',
      image: '/share/resort/x/park.png',
    });
    const { statusCode, body } = await open(`/shares/${id}`, { host: 'site.example', 'accept-language': 'ko' });
    expect(statusCode).toBe(200);
    expect(['title', 'description', 'image', 'url', 'locale'].map((name) => og(body, name))).toEqual([
      'The wooden coaster',
      'Until nine.',
      'http://site.example/share/resort/x/park.png',
      `http://site.example/shares/${id}`,
      'en_US',
    ]);
  });

  it('leads people on to the content at once, and by a link [P-270]', async () => {
    const { open, id } = await shared();
    const { body } = await open(`/shares/${id}`);
    expect([
      /http-equiv="refresh" content="([^"]*)"/.exec(body)?.[1],
      /<a class="btn btn--main" href="([^"]*)"/.exec(body)?.[1],
    ]).toEqual(['0; url=/test-park/main?a=1&amp;b=2', '/test-park/main?a=1&amp;b=2']);
  });

  it('draws hostile words as words, under a policy that runs nothing', async () => {
    const { open, id } = await shared();
    const { body, headers } = await open(`/shares/${id}`);
    expect([og(body, 'title'), og(body, 'image')]).toEqual([
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;',
      'https://img.shop.example/a.png?b=1&amp;c=&quot;',
    ]);
    expect([body.includes('<script'), headers['content-security-policy']]).toEqual([
      false,
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    ]);
  });

  it("carries the site's own picture where the share has none", async () => {
    const { open, id } = await shared({ ...hostile, image: '' });
    expect(og((await open(`/shares/${id}`, { host: 'site.example' })).body, 'image')).toMatch(
      /^http:\/\/site\.example\/share\/resort\/[\w-]+\/park\.png$/,
    );
  });
});

it('redirects from another spelling of its address to the canonical one', async () => {
  const { open, id } = await shared();
  const { statusCode, headers } = await open(`/%73hares/${id}?a=1`);
  expect([statusCode, headers.location]).toEqual([302, `/shares/${id}?a=1`]);
});

it.each(['/shares/nope', '/shares/%3Cb%3E', `/shares/${'x'.repeat(300)}`])(
  'answers %s with 404 and the screen for what is not found',
  async (path) => {
    const { open } = await shared();
    const { statusCode, body } = await open(path);
    expect([statusCode, body.includes('"screen":"NotFound"')]).toEqual([404, true]);
  },
);

it('keeps the pictures of older shares: one of another release leads to the present one', async () => {
  const { open } = await shared();
  const old = await open('/share/resort/longAgo/park-poster.png');
  expect([old.statusCode, old.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/share\/resort\/[\w-]+\/park-poster\.png$/),
  ]);
  expect((await open(old.headers.location as string)).headers['content-type']).toBe('image/png');
  expect((await open('/share/resort/longAgo/nothing.png')).statusCode).toBe(404);
});
