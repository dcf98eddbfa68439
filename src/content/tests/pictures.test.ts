import { expect, it } from 'vitest';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { compileRichText, createActionScope } from '#engine';
import { check, compileSite, prepare, type CheckOptions } from '../index.ts';
import { usersOf } from '../used-by/tell-users.ts';

const hash = 'a'.repeat(32);
const picture = {
  type: 'picture',
  id: 'pic-one',
  v: 1,
  name: 'wheel.jpg',
  hash,
  width: 800,
  height: 600,
  widths: [320, 640],
  formats: ['avif', 'webp', 'jpg'],
  focus: { x: 0.5, y: 0.5 },
  alt: { ko: '바퀴', en: 'A wheel' },
};
const { alt, ...silent } = picture;
const showing = (art: string): readonly Body[] =>
  soundSite().map((body) => (body.type === 'notice' ? { ...body, art } : body));

const problemsOf = async (bodies: readonly Body[], options: CheckOptions = {}): Promise<readonly string[]> =>
  check(
    await prepare(
      bodies.map((body) => ({ type: body.type, id: body.id, body })),
      new Map(),
    ),
    options,
  )
    .filter(({ severity }) => severity === 'error')
    .map(({ code, at }) => `${code} ${at.type}/${at.id} ${at.pointer}`);

it('takes a picture wherever a drawing may stand, without asking for its bytes where nobody holds any', async () => {
  expect(await problemsOf([...showing('pic-one'), picture])).toEqual([]);
});

it.each([
  ['that is not there', [...showing('pic-two'), picture], ['dangling-reference notice/n1 /art']],
  ['that says nothing', [...soundSite(), silent], ['picture-without-text picture/pic-one /alt']],
  [
    'that speaks one language',
    [...soundSite(), { ...picture, alt: { ko: alt.ko } }],
    ['missing-translation picture/pic-one /alt'],
  ],
  ['that only decorates', [...soundSite(), { ...silent, decorative: true }], []],
  [
    'whose name is no name of a picture',
    [...soundSite(), { ...picture, id: 'park' }],
    ['schema-error picture/park /id'],
  ],
  [
    'whose focus is outside of it',
    [...soundSite(), { ...picture, focus: { x: 1.2, y: 0 } }],
    ['schema-error picture/pic-one /focus/x'],
  ],
] as const)('judges a picture %s', async (_, bodies, problems) => {
  expect(await problemsOf(bodies as readonly Body[])).toEqual(problems);
});

it('asks for the bytes where it is known what is held', async () => {
  const site = [...soundSite(), picture];
  const held = (widths: number[]) => ({
    pictures: new Map([[hash, { widths, formats: ['avif' as const, 'webp' as const, 'jpg' as const] }]]),
  });
  expect(await problemsOf(site, held([320, 640]))).toEqual([]);
  expect(await problemsOf(site, held([320]))).toEqual(['dangling-reference picture/pic-one /hash']);
  expect(await problemsOf(site, { pictures: new Map() })).toEqual(['dangling-reference picture/pic-one /hash']);
});

const text = '<p>가</p><img src="/art/any/text/pic-one.svg" alt="바퀴">';
const telling = (body: string): readonly Body[] =>
  soundSite().map((one) =>
    one.type === 'notice'
      ? { ...one, body: { ko: body, en: body.replace('가', 'A').replace('바퀴', 'A wheel') } }
      : one,
  );

it('finds a picture that a text shows, and stands it there once a release is compiled', async () => {
  expect(await problemsOf([...telling(text), picture])).toEqual([]);
  expect(await problemsOf([...telling(text.replace('pic-one', 'pic-two')), picture])).toContain(
    'dangling-reference notice/n1 /body/ko',
  );
  const prepared = await prepare(
    [...telling(text), picture].map((body) => ({ type: body.type, id: body.id, body })),
    new Map(),
  );
  const snapshot = compileSite(prepared, { number: 1, hash: '' }, { sandbox: false });
  const scope = createActionScope(prepared.documents, {
    screens: snapshot.screens,
    landing: '/',
    allowedHosts: [],
    sandbox: false,
  });
  expect(compileRichText(prepared.rich.get(text) ?? [], scope).at(-1)).toMatchObject({
    tag: 'img',
    attributes: { alt: '바퀴', src: expect.stringMatching(new RegExp(`^/pictures/${hash}/640\\.jpg#`)) as string },
  });
  expect(
    usersOf(
      [...telling(text), picture].map((body) => ({ type: body.type, id: body.id, body })),
      { type: 'picture', id: 'pic-one' },
    ).map(({ type, pointer }) => `${type} ${pointer}`),
  ).toEqual(['notice /body/ko', 'notice /body/en']);
});

it('says of a picture that a text names by the address of its screen how it is named there', async () => {
  const prepared = await prepare(
    [...telling('<p>가</p><img src="/media/pic-one" alt="바퀴">'), picture].map((body) => ({
      type: body.type,
      id: body.id,
      body,
    })),
    new Map(),
  );
  expect(
    check(prepared)
      .filter(({ severity }) => severity === 'error')
      .map(({ at, hint }) => [at.pointer, hint.en]),
  ).toEqual([
    ['/body/ko', "Write '/art/any/text/pic-one.svg' for the uploaded photo."],
    ['/body/en', "Write '/art/any/text/pic-one.svg' for the uploaded photo."],
  ]);
});

it('resolves a picture in every place that a visitor meets: settings, heads, venues', async () => {
  const all: readonly Body[] = [...soundSite(), picture];
  const bodies = all.map((body) =>
    body.type === 'venue'
      ? { ...body, art: 'pic-one' }
      : body.type === 'site'
        ? { ...body, head: { ...(body['head'] as object), image: 'pic-one' } }
        : body,
  );
  const prepared = await prepare(
    bodies.map((body) => ({ type: body.type, id: body.id, body })),
    new Map(),
  );
  const snapshot = compileSite(prepared, { number: 1, hash: '' }, { sandbox: false });
  expect(Object.values(snapshot.venues).every(({ art }) => art.startsWith(`/pictures/${hash}/`))).toBe(true);
  expect(snapshot.site.head.image).toContain(`/pictures/${hash}/`);
});
