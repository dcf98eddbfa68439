import { describe, expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { page } from '#tests/sound-site.ts';
import { registerShares } from './routes.ts';

const server = accountServer({
  documents: [
    page(21, 'Ride', '/ride/{id}', { venue: 'TP' }),
    page(22, 'Shares', '/shares/{shareInfoId}', { whole: true }),
  ],
  features: [registerShares],
});

const path = 'behaviors/shares';
const ride = {
  moduleCode: 'IAM',
  title: 'The wooden coaster',
  description: 'Runs until nine.',
  imageUrl: '/share/resort/x/park.png',
  linkUrl: 'http://localhost:80/test-park/ride/7?day=1',
};
const make = (more: object = {}, browser = server.browser(), headers = {}) =>
  browser.post(path, { ...ride, ...more }, { headers });
const idOf = (answer: { json(): unknown }) =>
  (answer.json() as { data: { shareInformationId: string } }).data.shareInformationId;
const rows = async () => server.store().db.selectFrom('shares').selectAll().execute();

describe('a share', () => {
  it('is made by anybody of moduleCode, title, description, imageUrl and linkUrl, and gives its shareInformationId [P-618] [V-445] [V-334]', async () => {
    const answer = await make();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { code: '200', data: { shareInformationId: expect.stringMatching(/^[\w-]{22}$/) as string } },
    ]);
  });

  it('is read by its shareInfoId, with whole addresses of this site [P-350] [P-619] [V-446]', async () => {
    const id = idOf(await make());
    const answer = await server.browser().get(`${path}/${id}`);
    expect(answer.json()).toEqual({
      code: '200',
      data: { ...ride, shareInfoId: id, imageUrl: 'http://localhost:80/share/resort/x/park.png' },
    });
  });

  it('is the same for the same content, whoever shares it, and another for any other', async () => {
    const before = idOf(await make());
    const count = (await rows()).length;
    expect([idOf(await make({}, server.browser())), (await rows()).length]).toEqual([before, count]);
    expect(idOf(await make({ title: 'The wooden coaster.' }))).not.toBe(before);
  });

  it('is one when many make it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => make({ title: 'At once' })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await rows()).filter(({ title }) => title === 'At once')).toHaveLength(1);
  });

  it('tells nothing of who made it', async () => {
    await make({ title: 'Nobody' }, server.browser({ agent: 'Agent-of-somebody', address: '10.9.8.7' }));
    expect(JSON.stringify(await rows())).not.toMatch(/Agent-of-somebody|10\.9\.8\.7/);
  });

  it("takes the site's own picture where it brings none", async () => {
    const id = idOf(await make({ imageUrl: '' }));
    expect((await server.browser().get(`${path}/${id}`)).json()).toMatchObject({
      data: { imageUrl: expect.stringMatching(/^http:\/\/localhost:80\/share\/resort\/[\w-]+\/park\.png$/) as string },
    });
  });
});

describe('a share of an address that is no page of this site', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:80.evil.example/test-park/ride/7',
    'http://localhost:80@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    '/test-park/../../evil',
    '/test-park/ride/%2e%2e',
    '/api/v1/iam/logout',
    '/no/such/page',
    '/shares/abc',
    '/not-found',
    'test-park/ride/7',
    'tel:123',
    '/%zz',
  ])('is refused with CMN_01 in the words of the site: %s', async (linkUrl) => {
    const answer = await make({ linkUrl });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'CMN_01', errorType: 'B' }]);
  });

  it.each([
    'https://evil.example/x.png',
    'http://shop.example/x.png',
    '/api/v1/iam/logout',
    '/test-park/main',
    '//evil.example/x.png',
    'data:image/png;base64,AA',
    'javascript:1',
  ])('or with a picture from elsewhere: %s', async (imageUrl) => {
    expect((await make({ imageUrl })).json()).toMatchObject({ code: 'CMN_01' });
  });

  it('keeps nothing', async () => {
    const count = (await rows()).length;
    await make({ linkUrl: 'https://evil.example/' });
    expect(await rows()).toHaveLength(count);
  });
});

describe('what a share may be', () => {
  it.each([
    ['no title', { title: '' }],
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['a description that is too long', { description: 'x'.repeat(501) }],
    ['an address that is too long', { linkUrl: `/test-park/ride/${'7'.repeat(1000)}` }],
    ['something more', { member: '1' }],
    ['a title that is no text', { title: { toString: 1 } }],
    ['a module of its own making', { moduleCode: '<b>' }],
  ])('is not %s', async (_, more) => {
    expect((await make(more)).statusCode).toBe(400);
  });

  it('is a picture of an allowed host', async () => {
    const id = idOf(await make({ imageUrl: 'https://img.shop.example/a.png' }));
    expect((await server.browser().get(`${path}/${id}`)).json()).toMatchObject({
      data: { imageUrl: 'https://img.shop.example/a.png' },
    });
  });

  it('is text that looks like markup or like SQL, given back as it was', async () => {
    const title = `'); drop table shares;-- <script>alert(1)</script> ${'😀'} "x"`;
    const id = idOf(await make({ title }));
    expect((await server.browser().get(`${path}/${id}`)).json()).toMatchObject({ data: { title } });
  });
});

it.each(['nope', '../logout', "1' or 1=1", 'x'.repeat(200)])(
  'says 404 of a share that is not there: %s',
  async (id) => {
    expect((await server.browser().get(`${path}/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  },
);

it('is not made by a page of another site', async () => {
  const [origin, site, page] = await Promise.all([
    make({}, server.browser(), { origin: 'https://evil.example' }),
    make({}, server.browser(), { 'sec-fetch-site': 'cross-site' }),
    server.app().inject({ method: 'POST', url: `/api/v1/iam/${path}`, payload: ride }),
  ]);
  expect([origin, site, page].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

it('makes whoever shares without end wait, but not for what is shared already', async () => {
  const browser = server.browser();
  const answers: number[] = [];
  for (let at = 0; at < 60; at++) answers.push((await make({ title: `Share ${at}` }, browser)).statusCode);
  expect([answers.slice(0, 50).every((status) => status === 200), answers.includes(429)]).toEqual([true, true]);
  expect((await make({ title: 'Share 0' }, browser)).statusCode).toBe(200);
});
