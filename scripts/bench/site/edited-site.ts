import { readDocuments, type RawDocument } from '#content';

type Fields = Readonly<Record<string, unknown>>;
const listIn = (body: Fields, name: string): readonly unknown[] => (Array.isArray(body[name]) ? body[name] : []);

/** Visible edits of each document type. */
const edits: Readonly<Record<string, (body: Fields) => Fields>> = {
  page: (body) => ({
    ...body,
    flags: { ...(body['flags'] as Fields), shareBtn: (body['flags'] as Fields)['shareBtn'] !== true },
  }),
  layout: (body) => ({
    ...body,
    placements: [
      ...listIn(body, 'placements'),
      {
        id: 'edited',
        widget: 'section',
        v: 1,
        settings: { title: 'MSG_TXT_NOTICES' },
        when: [[{ fact: 'login', is: [true] }]],
      },
    ],
  }),
  board: (body) => ({ ...body, title: { ko: '고친 제목', en: 'An edited title' } }),
};

/** The documents that ship, and the same with some of them edited: pages and layouts first. */
export async function editedSite(
  count: number,
): Promise<{ readonly before: readonly RawDocument[]; readonly after: readonly RawDocument[] }> {
  const { documents: before } = await readDocuments('config');
  const types = Object.keys(edits);
  // Frames change what stands around every page; here it is the pages themselves.
  const fit = before.filter(({ type, body }) => types.includes(type) && body['use'] !== 'frame');
  const chosen = new Set(
    [
      ...fit.filter(({ type }) => type === 'layout'),
      ...fit.filter(({ type }) => type === 'page').slice(0, count / 2),
      ...fit.filter(({ type }) => type === 'board'),
    ].slice(0, count),
  );
  if (chosen.size !== count) throw new Error(`There are ${chosen.size} documents to edit, not ${count}.`);
  return {
    before,
    after: before.map(({ type, id, body, ...more }) =>
      chosen.has(before.find((one) => one.type === type && one.id === id) as RawDocument)
        ? { type, id, body: edits[type]?.(body) ?? body }
        : { type, id, body, ...more },
    ),
  };
}
