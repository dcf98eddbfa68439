import { expect, it } from 'vitest';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { check, prepare, type CheckOptions } from './index.ts';

const hash = 'a'.repeat(32);
const picture = { type: 'picture', id: 'pic-one', v: 1, name: 'wheel.jpg', hash, width: 800, height: 600, widths: [320, 640], formats: ['avif', 'webp', 'jpg'], focus: { x: 0.5, y: 0.5 }, alt: { ko: '바퀴', en: 'A wheel' } };
const { alt, ...silent } = picture;
const showing = (art: string): readonly Body[] => soundSite().map((body) => (body.type === 'notice' ? { ...body, art } : body));

const problemsOf = async (bodies: readonly Body[], options: CheckOptions = {}): Promise<readonly string[]> =>
  check(await prepare(bodies.map((body) => ({ type: body.type, id: body.id, body })), new Map()), options).filter(({ severity }) => severity === 'error').map(({ code, at }) => `${code} ${at.type}/${at.id} ${at.pointer}`);

it('takes a picture wherever a drawing may stand, without asking for its bytes where nobody holds any', async () => {
  expect(await problemsOf([...showing('pic-one'), picture])).toEqual([]);
});

it.each([
  ['that is not there', [...showing('pic-two'), picture], ['dangling-reference notice/n1 /art']],
  ['that says nothing', [...soundSite(), silent], ['picture-without-text picture/pic-one /alt']],
  ['that speaks one language', [...soundSite(), { ...picture, alt: { ko: alt.ko } }], ['missing-translation picture/pic-one /alt']],
  ['that only decorates', [...soundSite(), { ...silent, decorative: true }], []],
  ['whose name is no name of a picture', [...soundSite(), { ...picture, id: 'park' }], ['schema-error picture/park /id']],
  ['whose focus is outside of it', [...soundSite(), { ...picture, focus: { x: 1.2, y: 0 } }], ['schema-error picture/pic-one /focus/x']],
] as const)('judges a picture %s', async (_, bodies, problems) => {
  expect(await problemsOf(bodies as readonly Body[])).toEqual(problems);
});

it('asks for the bytes where it is known what is held', async () => {
  const site = [...soundSite(), picture];
  const held = (widths: number[]) => ({ pictures: new Map([[hash, { widths, formats: ['avif' as const, 'webp' as const, 'jpg' as const] }]]) });
  expect(await problemsOf(site, held([320, 640]))).toEqual([]);
  expect(await problemsOf(site, held([320]))).toEqual(['dangling-reference picture/pic-one /hash']);
  expect(await problemsOf(site, { pictures: new Map() })).toEqual(['dangling-reference picture/pic-one /hash']);
});
