import { describe, expect, it } from 'vitest';
import { bootOf, deliveryServer } from '#tests/delivery-server.ts';
import { layout, notice, page, soundSite, type Body } from '#tests/sound-site.ts';
import { hostile, deliveredDocuments, english } from '#tests/delivered-site.ts';

const server = deliveryServer(deliveredDocuments);

describe('the head of a page about one record', () => {
  const heads = {
    ...(soundSite().find(({ type }) => type === 'site') as Body),
    recordHeads: [{ need: 'notice', title: '{title}', description: '{summary}', image: 'imageNm' }],
  };
  const post = (id: string, more: object) =>
    ({ ...notice(id, '<p>x</p>'), title: { ko: '글', en: `"Wheel" ${hostile}` }, ...more }) as Body;
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  it("carries the record's own title, summary and picture, escaped, and the page's where it has none", async () => {
    await server.publish(
      heads,
      post('told', { summary: { ko: '요약', en: 'All <of> it' }, art: 'ride-wheel' }),
      post('bare', {}),
      layout('news', [{ id: 'one', widget: 'notice-detail', v: 1, settings: { texts: { empty: 'site.name' } } }]),
      page(28, 'Open', '/news/{publctTypeCd}/{publctId}', { venue: 'TP', layout: 'news' }),
    );
    const [told, bare] = await Promise.all(
      ['told', 'bare'].map(async (id) => (await server.get(`/test-park/news/09/${id}`, english)).body),
    );
    const title = '&quot;Wheel&quot; &lt;/script&gt;&lt;!-- &lt;img src=x onerror=alert(1)&gt; \u2028 \u2029 &amp;lt;';
    expect([
      /<title>(.*?)<\/title>/s.exec(told ?? '')?.[1],
      metaOf(told ?? '', 'og:title'),
      metaOf(told ?? '', 'description'),
      metaOf(told ?? '', 'og:description'),
    ]).toEqual([title, title, 'All &lt;of&gt; it', 'All &lt;of&gt; it']);
    expect(metaOf(told ?? '', 'og:image')).toMatch(/\/share\/resort\/[\w-]+\/ride-wheel\.png$/);
    expect([
      metaOf(bare ?? '', 'og:title'),
      metaOf(bare ?? '', 'description'),
      metaOf(bare ?? '', 'og:image')?.endsWith('/park.png'),
    ]).toEqual([title, 'Word name', true]);
  });
});

describe('what nobody may break out of', () => {
  it("texts stay data in the page's JSON and text in its markup", async () => {
    const answer = await server.get('/hostile', english);
    const inert = /<script type="application\/json" id="boot">(.*)<\/script><\/body>/s.exec(answer.body)?.[1] ?? '';
    expect(inert).not.toMatch(/[<\u2028\u2029]/);
    expect(bootOf(answer).messages['text.hostile']).toBe(hostile);
    expect([answer.body.match(/<script/g)?.length, /<img[^>]*onerror/.test(answer.body)]).toEqual([3, false]);
  });

  it('an address stays text, too', async () => {
    const answer = await server.get('/"><script>alert(1)</script>?x=</script><script>alert(2)</script>', english);
    expect([answer.statusCode, answer.body.match(/<script/g)?.length ?? 0, /<script>alert/.test(answer.body)]).toEqual([
      404,
      3,
      false,
    ]);
  });

  it.each([
    '/%00',
    '/%ff',
    '/%',
    '/%c0%ae%c0%ae/',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/.//evil.example/',
    '///evil.example//',
    '/%2f%2fevil.example/',
    '//evil.example/%2e%2e/',
    '/test-park//evil.example/',
    `/${'a'.repeat(6_000)}`,
    `/${'a/'.repeat(3_000)}`,
    '/?x=%ff&__proto__=1&constructor=2',
    '/__proto__',
    '/constructor/prototype',
    '/art/__proto__/x/park.svg',
    '/art/resort/__proto__/constructor.svg',
    '/art/resort/x/..%2f..%2fsite.json',
    '/slices/__proto__.json',
    '/themes/%00',
    '/fonts/..%2f..%2fpromenade.db',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/icons/',
    '/test-park/notice/%ff/%00',
  ])('%s gives no fault of the server and leads nowhere else', async (url) => {
    const { statusCode, headers } = await server.get(url);
    expect(statusCode).toBeLessThan(500);
    expect(String(headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/);
  });
});
