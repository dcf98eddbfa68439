import { describe, expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { registerEditorsPick } from './routes.ts';

const post = (id: string, boardKindCd: string, more: object = {}) => ({
  type: 'board',
  id,
  v: 1,
  publctId: id.replaceAll(/\D/g, ''),
  publctTypeCd: '09',
  boardKindCd,
  order: 1,
  title: { ko: `${id} 글`, en: `Post ${id}` },
  ...more,
});
const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: { ko: codeId, en: codeId } })),
});
const documents = [
  list('COD_IAM_BOARD_KIND', 'PICK_1', 'PICK_2', 'EVENT'),
  list('COD_IAM_PICK_KIND', 'PICK_1', 'PICK_2'),
  post('pick-1', 'PICK_2'),
  post('pick-2', 'PICK_1'),
  post('second-2', 'PICK_2'),
  post('later-4', 'PICK_1', { from: '2027-01-01T00:00:00+09:00' }),
  post('event-1', 'EVENT'),
];
const server = accountServer({ documents, features: [registerEditorsPick] });

describe('contents/editorspick', () => {
  const pick = (contentId: string, body: object = {}) =>
    server.browser().post(`contents/editorspick/${contentId}`, body);

  it('gives contentKindCd and publctId of a content, by its id or its number in the first category [P-347] [P-616] [V-439]', async () => {
    expect((await pick('pick-1', { pageId: 'PGE_AME_00128', contentId: 'pick-1' })).json()).toMatchObject({
      data: { contentId: 'pick-1', contentKindCd: '2', publctId: '1' },
    });
    expect((await pick('2')).json()).toMatchObject({
      data: { contentId: 'pick-2', contentKindCd: '1', publctId: '2' },
    });
  });

  it.each(['nothing', 'later-4', 'event-1', '__proto__', "'%20or%201=1"])(
    'refuses %s, which is no pick of now, as a business error',
    async (contentId) => {
      const answer = await pick(contentId);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'CNT_01', errorMessage: expect.any(String), errorType: 'B' },
      ]);
    },
  );
});
