import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { check, compileSite, prepare, type RawDocument } from '#content';
import { documentTypes } from '#schemas/documents';
import { soundSite } from '#tests/sound-site.ts';

const raw = (body: object): RawDocument =>
  ({ type: 'words', id: 'x', ...body, body: body as RawDocument['body'] }) as RawDocument;
const sound = soundSite().map((body) => ({ type: body.type, id: body.id, body }));
const nested = (levels: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
};

it.each([
  [
    'a key __proto__',
    '{"type": "messages", "id": "m", "v": 1, "locale": "ko", "texts": {"__proto__": "x"}}',
    '/texts/__proto__',
  ],
  [
    'a key constructor',
    '{"type": "messages", "id": "m", "v": 1, "locale": "ko", "texts": {"constructor": "x"}}',
    '/texts/constructor',
  ],
])('refuses %s', async (_what, text, pointer) => {
  const { documents, problems } = await prepare([raw(JSON.parse(text) as object)]);
  expect(problems).toMatchObject([{ code: 'schema-error', at: { pointer } }]);
  expect(documents.messages.size).toBe(0);
});

it('refuses nesting without end, however deep, without running out of stack', async () => {
  const problems = check(await prepare([raw({ type: 'words', id: 'x', v: 1, words: nested(50_000) })]));
  expect(problems.map(({ code }) => code)).toEqual([
    'schema-error',
    'missing-site',
    'missing-document',
    'missing-document',
  ]);
});

it('answers whatever stands in any document with problems, never with an exception', async () => {
  const body = fc.dictionary(
    fc.constantFrom(
      'id',
      'v',
      'items',
      'texts',
      'placements',
      'rules',
      'pageInfo',
      'flags',
      'paths',
      'screen',
      'title',
      'body',
      '__proto__',
      'toString',
    ),
    fc.anything({ maxDepth: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documentTypes, 'toString', '__proto__'), body, async (type, held) => {
      const given = JSON.parse(
        JSON.stringify({ ...held, type, id: 'x' }, (_key, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      ) as RawDocument['body'];
      const prepared = await prepare([...sound, { type, id: 'x', body: given }]);
      expect(check(prepared).every(({ text, at }) => text.en !== '' && at.pointer !== undefined)).toBe(true);
    }),
    { numRuns: 300 },
  );
}, 30_000);

it('answers any part of a sound site replaced by anything with problems, and a snapshot can still be made', async () => {
  const targets = soundSite();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.nat(),
      fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', [], {}, 'javascript:alert(1)', '{x}', '../..', '/{a*}/b')),
      async (which, field, value) => {
        const site = soundSite();
        const target = site[1 + (which % (targets.length - 1))] ?? {};
        const names = Object.keys(target).filter((name) => name !== 'type' && name !== 'id');
        Object.assign(target, { [names[field % names.length] ?? 'v']: value });
        const prepared = await prepare(
          site.map((body) => ({
            type: body.type,
            id: body.id,
            body: JSON.parse(JSON.stringify(body)) as RawDocument['body'],
          })),
        );
        check(prepared);
        expect(compileSite(prepared, { number: 1, hash: 'x' }, { sandbox: true }).release.number).toBe(1);
      },
    ),
    { numRuns: 300 },
  );
}, 30_000);
