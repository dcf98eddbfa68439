import { describe, expect, it } from 'vitest';
import type { Persona, SurveyAnswer } from '#schemas/calls/curation/answers';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { registerCuration } from './routes.ts';

const text = (ko: string, en = ko) => ({ ko, en });
const codes = ['11', '12', '13', '21', '22', '23', '31', '32', '33', '41', '42', '43'];
const kinds = {
  type: 'code-list',
  id: 'COD_IAM_PERSONA_TYPE',
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: text(`유형 ${codeId}`, `Persona ${codeId}`) })),
};
const yesNo = [
  { id: 'yes', label: text('네', 'Yes') },
  { id: 'no', label: text('아니요', 'No') },
];
const survey = {
  type: 'survey',
  id: 'park',
  v: 1,
  title: text('설문', 'Survey'),
  parks: ['09'],
  againDays: 1,
  reward: { som: 200, everyDays: 90 },
  opening: {
    visitType: { text: text('방문', 'Visit'), choices: [text('처음'), text('가끔'), text('자주')] },
    companaion: { text: text('누구와', 'With'), choices: [text('혼자'), text('둘'), text('가족'), text('여럿')] },
    playType: { text: text('무엇', 'What'), choices: [text('놀이'), text('쉼'), text('공연')] },
  },
  questions: [
    { id: 'early', text: text('일찍 와요?', 'Early?'), choices: yesNo },
    { id: 'baby', text: text('아기와 와요?', 'A baby?'), choices: yesNo, on: { companaion: ['3'] } },
  ],
  rules: [{ persona: '32', on: { companaion: ['3'] }, answers: [{ question: 'baby', choices: ['yes'] }] }],
  results: [{ persona: '32', text: text('천천히 걸어요', 'You walk slowly') }],
};
const day = 24 * 60 * minute;
const server = accountServer({ documents: [kinds, survey], features: [registerCuration] });

const loggedIn = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const persona = async (park = '09') =>
    (await browser.get(`curation/persona-type?parkKindCd=${park}`)).json<{ data: Persona }>().data;
  const read = async (path = '') =>
    (await browser.get(`curation/survey?parkKindCd=09${path}`)).json<{ code: string; data?: SurveyAnswer }>();
  const answer = (companaion: string, answers: Readonly<Record<string, string>>, more: object = {}) =>
    browser.post('curation/persona-type-result', {
      parkKindCd: '09',
      visitType: '1',
      companaion,
      playType: '1',
      answerList: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
      ...more,
    });
  const som = async () =>
    (
      await server
        .store()
        .db.selectFrom('ledger_postings')
        .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
        .select('ledger_postings.amount')
        .where('ledger_transfers.source', '=', 'SURVEY')
        .where('ledger_transfers.ref', 'like', `${member.uid} %`)
        .where('ledger_postings.amount', '>', 0)
        .execute()
    ).map(({ amount }) => Number(amount));
  const wait = async (ms: number) => {
    server.wait(ms);
    await browser.login(member, PASSWORD);
  };
  return { member, browser, persona, read, answer, som, wait };
};
const family = { early: 'no', baby: 'yes' };

describe('the survey of a park', () => {
  it('asks three questions, which decide the others [P-223]', async () => {
    const { read } = await loggedIn();
    const asked = async (path = '') => (await read(path)).data?.questionList.map(({ questionId }) => questionId);
    expect(await asked()).toEqual(['visitType', 'companaion', 'playType']);
    expect(await asked('&visitType=1&companaion=1&playType=3')).toEqual(['early']);
    expect(await asked('&visitType=1&companaion=3&playType=3')).toEqual(['early', 'baby']);
    expect((await read('&visitType=1&companaion=5&playType=3')).code).toBe('NOT_FOUND');
    expect((await read('&visitType=1')).code).toBe('NOT_FOUND');
  });

  it('answers 494 to whoever has taken none', async () => {
    const { persona } = await loggedIn();
    expect(await persona()).toEqual({ respnsCd: '494', respnsMsg: '', personaTypeCd: '', personaName: '' });
  });

  it('leads to the persona of the first rule that fits, else of the companions and the way to play [P-579] [P-580]', async () => {
    const [family1, alone] = [await loggedIn(), await loggedIn()];
    expect((await family1.answer('3', family)).json()).toMatchObject({
      code: '200',
      data: { respnsCd: '000', personaName: '유형 32', rewardAmt: 200 },
    });
    expect(await family1.persona()).toMatchObject({ personaTypeCd: '32', personaTxt: '천천히 걸어요' });
    await alone.answer('1', { early: 'yes' });
    expect([(await alone.persona()).personaTypeCd, (await alone.persona('01')).respnsCd]).toEqual(['11', '494']);
  });

  it('can be taken again after a day, and gives its reward once in 90 days', async () => {
    const { answer, read, som, persona, wait } = await loggedIn();
    const rewards = async () => (await read()).data?.rewardAmt;
    expect(await rewards()).toBe(200);
    await answer('3', family);
    expect((await answer('1', { early: 'no' })).json()).toMatchObject({ code: 'SVY_01' });
    expect((await read()).data).toMatchObject({ openYn: 'N', rewardAmt: 0 });
    await wait(day);
    expect((await answer('1', { early: 'no' })).json()).toMatchObject({ data: { rewardAmt: 0 } });
    expect([await som(), (await persona()).personaTypeCd]).toEqual([[200], '11']);
    await wait(89 * day);
    expect(await rewards()).toBe(200);
    await answer('3', family);
    expect(await som()).toEqual([200, 200]);
  });

  it('gives simple members their persona, and no Som', async () => {
    const { answer, som, read } = await loggedIn({ kind: '1' });
    expect((await read()).data?.rewardAmt).toBe(0);
    await answer('3', family);
    expect(await som()).toEqual([]);
  });

  it('is a counted fact', async () => {
    const { answer, member } = await loggedIn();
    await answer('3', family);
    const facts = await server
      .store()
      .db.selectFrom('member_facts')
      .select(['fact', 'kind', 'park'])
      .where('member', '=', member.uid)
      .orderBy('fact')
      .execute();
    expect(facts).toEqual([
      { fact: 'SOM_EARNED', kind: 'SURVEY', park: 'TP' },
      { fact: 'SURVEY', kind: 'park', park: 'TP' },
    ]);
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
    ['a park without a survey', '1', { early: 'yes' }, { parkKindCd: '77' }, 'REQ_INVALID'],
    ['a park in letters', '1', { early: 'yes' }, { parkKindCd: 'EL' }, 'REQ_INVALID'],
    ['an unknown field', '1', { early: 'yes' }, { persona: '12' }, 'REQ_INVALID'],
    ['a path that is none', "3' or 1=1", { early: 'yes' }, {}, 'REQ_INVALID'],
    ['companions that are none', '9', { early: 'yes' }, {}, 'REQ_INVALID'],
    ['a question that is missing', '3', { early: 'yes' }, {}, 'SVY_02'],
    ['a question of another path', '1', family, {}, 'SVY_02'],
    ['a choice that is none', '1', { early: 'perhaps' }, {}, 'SVY_02'],
  ])('refuses %s', async (_, companaion, answers, more, code) => {
    const { answer, persona } = await loggedIn();
    expect([
      (await answer(companaion, answers, more)).json<{ code: string }>().code,
      (await persona()).respnsCd,
    ]).toEqual([code, '494']);
  });

  it('is the own one alone', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    await one.answer('3', family);
    expect((await other.persona()).respnsCd).toBe('494');
    expect((await other.answer('3', family, { membershipUid: one.member.uid })).statusCode).toBe(403);
    expect((await server.browser().get('curation/persona-type?parkKindCd=01')).json()).toMatchObject({
      errorType: 'S',
    });
  });
});
