import { describe, expect, it } from 'vitest';
import type { Persona } from '#schemas/calls/curation/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { registerCuration } from './routes.ts';

const kinds = {
  type: 'code-list',
  id: 'COD_IAM_PERSONA_TYPE',
  v: 1,
  items: [
    { codeId: '31', codeName: { ko: '짜릿한 우리 집', en: 'Thrilled family' } },
    { codeId: '12', codeName: { ko: '느긋한 탐험가', en: 'Slow explorer' } },
  ],
};
const server = accountServer({ documents: [kinds], features: [registerCuration] });

const loggedIn = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const persona = async (park = '09') =>
    (await browser.get(`curation/persona-type?parkKindCd=${park}`)).json<{ data: Persona }>().data;
  const answer = (companaion: string, playType: string, more: object = {}) =>
    browser.post('curation/persona-type-result', { parkKindCd: '09', visitType: '1', companaion, playType, ...more });
  return { member, browser, persona, answer };
};

describe('curation/persona-type', () => {
  it('answers 494 to whoever has taken no survey', async () => {
    const { persona } = await loggedIn();
    expect(await persona()).toEqual({ respnsCd: '494', respnsMsg: '', personaTypeCd: '', personaName: '' });
  });

  it('answers 000 and the name once the survey was taken, for its park alone [P-579] [P-580]', async () => {
    const { persona, answer } = await loggedIn();
    expect((await answer('3', '1')).json()).toMatchObject({
      code: '200',
      data: { respnsCd: '000', personaName: '짜릿한 우리 집' },
    });
    expect([await persona('09'), (await persona('01')).respnsCd]).toEqual([
      { respnsCd: '000', respnsMsg: '', personaTypeCd: '31', personaName: '짜릿한 우리 집' },
      '494',
    ]);
  });

  it('takes the latest survey', async () => {
    const { persona, answer } = await loggedIn();
    await answer('3', '1');
    await answer('1', '2');
    expect((await persona()).personaTypeCd).toBe('12');
  });

  it('answers 495 with words when the kind is there no more', async () => {
    const { member, persona } = await loggedIn();
    await server
      .store()
      .db.insertInto('personas')
      .values({ member: member.uid, park: '09', persona: '99', answers: '{}', at: server.now().toISOString() })
      .execute();
    expect(await persona()).toMatchObject({
      respnsCd: '495',
      respnsMsg: expect.stringMatching(/설문/),
      personaName: '',
    });
  });

  it.each([
    ['no kind', '9', '9', {}],
    ['no park', '3', '1', { parkKindCd: '77' }],
    ['a park in letters', '3', '1', { parkKindCd: 'EL' }],
    ['an unknown field', '3', '1', { persona: '12' }],
    ['an answer that is none', "3' or 1=1", '1', {}],
  ])('refuses answers that come to %s', async (_, companaion, playType, more) => {
    const { answer, persona } = await loggedIn();
    expect([(await answer(companaion, playType, more)).statusCode, (await persona()).respnsCd]).toEqual([400, '494']);
  });

  it('is the own one alone', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    await one.answer('3', '1');
    expect((await other.persona()).respnsCd).toBe('494');
    expect((await other.answer('3', '1', { membershipUid: one.member.uid })).statusCode).toBe(403);
    expect((await server.browser().get('curation/persona-type?parkKindCd=01')).json()).toMatchObject({
      errorType: 'S',
    });
  });
});
