import { expect, it } from 'vitest';
import { readDocuments } from './read-documents.ts';
import { catalog } from '#widgets/catalog.gen';
import { decodeDocument } from './check/decode/decode-document.ts';
import { interpretedReading } from './check/decode/interpret.ts';
import { serverReading } from './reading.ts';

/** The same numbers each time. */
const dice = (start: number) => {
  let seed = start;
  return (sides: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return seed % sides;
  };
};

type Holder = Record<string, unknown>;

const placesIn = (value: unknown): readonly (readonly [Holder, string])[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).flatMap((key) => [[value as Holder, key] as const, ...placesIn((value as Holder)[key])]) : [];

const strange = [null, '', 5, -1, 1.5, true, [], {}, 'x'.repeat(4000), ['a', 'a'], { a: 1 }, 'PGE_AME_1', 'a/b~c', [[]], [null], { action: 5 }, { action: 'moev' }];

const breakages = [
  (holder: Holder, key: string) => void delete holder[key],
  (holder: Holder, key: string, roll: (sides: number) => number) => void (holder[key] = strange[roll(strange.length)]),
  (holder: Holder, key: string) => {
    holder[`${key}x`] = holder[key];
    delete holder[key];
  },
  (holder: Holder, key: string) => void (holder[key] = `${String(holder[key])}!`),
] as const;

it('finds word for word the same in a document without validators made beforehand as with them, however it is broken', async () => {
  const { documents } = await readDocuments('config');
  const roll = dice(7);
  const told = documents.map(({ type, id, body: sound }) => {
    const body = structuredClone(sound) as Holder;
    const places = placesIn(body);
    for (let times = roll(3); times >= 0; times--) {
      const [holder, key] = places[roll(places.length)] ?? [body, 'id'];
      breakages[roll(breakages.length)]?.(holder, key, roll);
    }
    return [serverReading, interpretedReading].map((reading) => {
      const { document, problems } = decodeDocument({ type, id, body }, { reading, catalog });
      return `${type}/${id} ${document === undefined ? 'gone' : 'kept'} ${JSON.stringify(problems)}`;
    });
  });
  expect(told.filter(([server = '']) => !server.endsWith('[]')).length).toBeGreaterThan(documents.length / 2);
  expect(told.filter(([server, browser]) => server !== browser)).toEqual([]);
});
