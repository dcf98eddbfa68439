import { beforeAll, expect, it } from 'vitest';
import { check, prepare, type Prepared, type RawDocument } from '#content';
import { shippedDocuments } from '#tests/shipped-documents.ts';

const raws: readonly RawDocument[] = shippedDocuments.map((body) => ({ type: body.type, id: body.id, body }));
const banner = raws.find(({ type }) => type === 'banner') ?? {
  type: 'banner',
  id: '',
  body: { type: 'banner', id: '' },
};
let shipped: Prepared;
beforeAll(async () => {
  shipped = await prepare(raws);
});

/** Problems of the shipped site when a banner leads to a facility. */
async function problemsOfLink(
  faciltCateKindCd: string,
  facilityId: string,
): Promise<readonly (readonly [place: string, text: string])[]> {
  const action = {
    action: 'move',
    pageNm: 'FacilitiesDetail',
    params: { parkKindCd: '01', faciltCateKindCd, facilityId },
  };
  const changed = raws.map((raw) => (raw === banner ? { ...raw, body: { ...raw.body, action } } : raw));
  return check(await prepare(changed, shipped.kept)).map(({ at, text }) => [
    `${at.type}/${at.id}${at.pointer}`,
    text.en,
  ]);
}

it.each([
  ['01', '101', []],
  ['01', '11', []],
  ['01', '1O1', [[`banner/${banner.id}/action/params/facilityId`, "There is no facility '1O1'."]]],
  ['02', '101', [[`banner/${banner.id}/action/params/facilityId`, "There is no facility '101'."]]],
] as const)(
  'checks the facility of a link by park, category and number, also a former one (%s/%s)',
  async (category, id, problems) => {
    expect(await problemsOfLink(category, id)).toEqual(problems);
  },
);
