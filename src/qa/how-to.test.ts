import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { catalog } from '#widgets/catalog.gen';
import { interpretedDecodeOptions } from '../content/check/decode/interpret.ts';
import { SiteCheck } from '../content/check/site-check.ts';

interface Example {
  readonly type: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

const guides = globSync('docs/how-to/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Documents that a guide shows. */
const examplesIn = (text: string): readonly Example[] =>
  [...text.matchAll(/^ *```json\n([\s\S]*?)\n *```/gm)].flatMap(([, json = '']) => {
    const { $schema: _, ...body } = JSON.parse(json) as Example & { readonly $schema?: string };
    return typeof body.type === 'string' && typeof body.id === 'string' ? [body] : [];
  });
const examples = guides.flatMap(({ text }) => examplesIn(text));
const shipped = shippedDocuments as readonly Example[];

it('guides show documents whose ids are free', () => {
  expect(examples.length).toBeGreaterThan(3);
  expect(examples.filter(({ type, id }) => shipped.some((one) => one.type === type && one.id === id))).toEqual([]);
});

it('guides name no shipped document to be written over, and publish no drafts of others', () => {
  const written = guides.flatMap(({ text }) =>
    [...text.matchAll(/(?:-X PUT|PUT) +\S*\/drafts\/([\w-]+)\/([\w.-]+)/g)].map(([, type, id]) => ({ type, id })),
  );
  expect(written.filter(({ type, id }) => shipped.some((one) => one.type === type && one.id === id))).toEqual([]);
  expect(guides.filter(({ text }) => /"drafts" *: *"all"/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('the documents of the guides can be published together with the shipped site', async () => {
  const site = new SiteCheck({
    reading: interpretedDecodeOptions,
    catalog,
    clean: (texts) => Promise.resolve(texts.map(() => ({ nodes: [], removed: [], imageHosts: [] }))),
  });
  site.take({ documents: [...shipped, ...examples], removed: [] });
  const problems = await site.check(new Map());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('a release of a guide names each of its documents', () => {
  const releases = guides
    .map(({ text }) => ({
      named: [...text.matchAll(/\{"type":"([\w-]+)","id":"([\w.-]+)"\}/g)].map(([, type, id]) => `${type}/${id}`),
      shown: examplesIn(text).map(({ type, id }) => `${type}/${id}`),
    }))
    .filter(({ named }) => named.length > 0);
  expect(releases.map(({ named }) => named.toSorted())).toEqual(releases.map(({ shown }) => shown.toSorted()));
});
