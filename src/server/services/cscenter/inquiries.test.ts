import { describe, expect, it } from 'vitest';
import type { InquiryDetail, InquiryItem } from '#schemas/calls/cscenter/answers';
import { accountServer, day, hour, PASSWORD } from '#tests/account-server.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { drawn } from '#tests/picture-files.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature as operators } from '../operators/feature.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { dueAfter } from './due.ts';
import { feature } from './feature.ts';
import { InquiryCloser } from './inquiry-closer.ts';
import { cscenterMemberData } from './member-data.ts';

const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: { ko: `${codeId} 이름`, en: `${codeId} name` } })),
});
const documents = [
  list('COD_IAM_VOC_CATEGORY', 'USE', 'LOST'),
  list('COD_IAM_VOC_ANSWER', 'THANKS'),
  {
    type: 'message-template',
    id: 'inquiry-answered',
    v: 1,
    event: 'INQUIRY_ANSWERED',
    purpose: 'service',
    topic: 'cscenter',
    title: 'MSG_VOC_ANSWERED',
    body: 'MSG_VOC_ANSWERED',
    link: '/mypage/my-question/{{vocId}}',
    channels: ['NOTIFICATION', 'PUSH', 'EMAIL', 'SMS'],
  },
  ...(['ko', 'en'] as const).map((locale) => ({
    type: 'messages',
    id: `voc-${locale}`,
    v: 1,
    locale,
    texts: { MSG_VOC_ANSWERED: `${locale} answered` },
  })),
];
const server = accountServer({ documents, features: [feature, operators, registerFiles] });
const db = () => server.store().db;
const path = 'cscenter/questions';

const asking = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember({
    name: '김하늘',
    email: 'sky@resort.example',
    mobile: '01012345678',
    ...parts,
  });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  let turn = 0;
  const post = async (address: string, body: object) =>
    (await browser.post(address, body, { headers: { 'idempotency-key': `voc-${turn++}` } })).json<{
      code: string;
      data?: { vocId: string; statusCd: string };
    }>();
  const ask = (body: object = {}) =>
    post(path, { parkType: 'TP', categoryCd: 'USE', title: '제목', text: '내용', ...body });
  const asked = async (body: object = {}) => (await ask(body)).data?.vocId ?? '';
  const read = async (id: string) => (await browser.get(`${path}/${id}`)).json<{ code: string; data: InquiryDetail }>();
  const own = async (query = '') =>
    (await browser.get(`${path}?${query}`)).json<{ data: { list: InquiryItem[]; totalCnt: number } }>().data;
  return { uid: member.uid, browser, post, ask, asked, read, own };
};
const agentOf = (role: 'agent' | 'agent-lead' = 'agent', venues: 'all' | string[] = ['TP']) =>
  operatorWith({ app: server.app(), publishing: server.app().publishing } as never, [{ ...all(role), venues }]);
const upload = async ({ browser }: Awaited<ReturnType<typeof asking>>, purpose = 'INQUIRY'): Promise<string> =>
  (
    await browser.post('common/file/s3-upload', await drawn(40, 30).jpeg().toBuffer(), {
      headers: { 'content-type': 'image/jpeg', 'x-file-purpose': purpose },
    })
  ).json<{ data: { fileId: string } }>().data.fileId;
const close = async (): Promise<void> => {
  const faults: unknown[] = [];
  const closer = new InquiryCloser(server.app().context, (error) => faults.push(error));
  await closer.tick();
  await closer.close();
  expect(faults).toEqual([]);
};

describe('an inquiry', () => {
  it('is listed and read by its member only, with its files [P-211, P-212]', async () => {
    const [me, other] = [await asking(), await asking()];
    const fileId = await upload(me);
    const id = await me.asked({ fileIds: [fileId], replyChannels: ['EMAIL'] });
    expect(await me.own()).toMatchObject({
      totalCnt: 1,
      list: [{ vocId: id, categoryNm: 'USE 이름', title: '제목', statusCd: 'RECEIVED', replyTxt: '', fileCnt: 1 }],
    });
    expect((await me.read(id)).data).toMatchObject({
      text: '내용',
      replies: [],
      fileList: [{ fileId, url: `/files/${fileId}`, kindCd: 'IMAGE' }],
      replyChannels: ['NOTIFICATION', 'EMAIL'],
      reopenYn: 'N',
      cancelYn: 'Y',
    });
    expect((await me.browser.get(`/files/${fileId}`)).statusCode).toBe(200);
    expect((await other.browser.get(`/files/${fileId}`)).statusCode).toBe(404);
    expect((await other.read(id)).code).toBe('NOT_FOUND');
    expect((await other.post(`${path}/${id}/cancel`, {})).code).toBe('NOT_FOUND');
    expect((await other.own()).totalCnt).toBe(0);
    expect((await other.ask({ fileIds: [fileId] })).code).toBe('FIL_05');
  });

  it('is stored once for its key, and never without one', async () => {
    const me = await asking();
    const body = { categoryCd: 'USE', title: 'x', text: 'y' };
    const send = () => me.browser.post(path, body, { headers: { 'idempotency-key': 'same' } });
    const [first, again] = [(await send()).json<object>(), (await send()).json<object>()];
    expect(again).toEqual(first);
    expect((await me.own()).totalCnt).toBe(1);
    expect((await me.browser.post(path, body)).json()).toMatchObject({ code: 'IDM_03' });
  });

  it('is refused above 5 a day, and counts again the next day', async () => {
    const me = await asking();
    for (let turn = 0; turn < 5; turn += 1) expect((await me.ask()).code).toBe('200');
    expect((await me.ask()).code).toBe('VOC_01');
  });

  it.each([
    ['a title of 61 letters', { title: '가'.repeat(61) }, 'REQ_INVALID'],
    ['a text of 2,001 letters', { text: '가'.repeat(2001) }, 'REQ_INVALID'],
    ['an empty text', { text: '  ' }, 'REQ_INVALID'],
    ['six files', { fileIds: ['1', '2', '3', '4', '5', '6'] }, 'REQ_INVALID'],
    ['an unknown category', { categoryCd: 'NONE' }, 'REQ_INVALID'],
    ['an unknown venue', { parkType: 'XX' }, 'REQ_INVALID'],
    ['a card number', { text: '카드는 4111 1111-1111 1111 이에요' }, 'VOC_03'],
    ['a resident number in the title', { title: '900412-1234567' }, 'VOC_03'],
  ])('with %s is refused, and claims and counts nothing', async (_, body, code) => {
    const me = await asking();
    expect((await me.ask(body)).code).toBe(code);
    expect((await me.own()).totalCnt).toBe(0);
  });

  it('takes 60 and 2,000 letters', async () => {
    const me = await asking();
    expect((await me.ask({ title: '👨‍👩‍👧'.repeat(60), text: '가'.repeat(2000) })).code).toBe('200');
  });

  it('can be cancelled until somebody has it, then no more', async () => {
    const [me, agent] = [await asking(), await agentOf()];
    const [one, two] = [await me.asked(), await me.asked()];
    expect(await me.post(`${path}/${one}/cancel`, {})).toMatchObject({ data: { statusCd: 'CANCELLED' } });
    expect((await me.post(`${path}/${one}/cancel`, {})).code).toBe('VOC_02');
    await agent.call('PUT', `/members/TP/inquiries/${two}/assignee`, { operator: agent.id, from: '' });
    expect((await me.post(`${path}/${two}/cancel`, {})).code).toBe('VOC_02');
    expect((await agent.call('POST', `/members/TP/inquiries/${one}/answer`, { text: 'x' })).json()).toMatchObject({
      code: 'OPR_30',
    });
  });

  it('is answered without a look-up, and tells the member by the chosen channels with a link only', async () => {
    const [me, agent] = [await asking(), await agentOf()];
    const id = await me.asked({ replyChannels: ['EMAIL'] });
    const shown = (await agent.call('GET', `/members/TP/inquiries/${id}`)).json<object>();
    expect(shown).toMatchObject({ nameMask: '김*늘', messages: [{ by: 'MEMBER', text: '내용' }], people: [] });
    expect(JSON.stringify(shown)).not.toMatch(/김하늘|sky@resort|01012345678/);
    await agent.call('POST', `/members/TP/inquiries/${id}/answer`, { text: '비밀 답변' });
    expect((await me.read(id)).data).toMatchObject({
      statusCd: 'ANSWERED',
      replies: [{ byCd: 'CENTER', text: '비밀 답변' }],
      dueDtm: '',
      reopenYn: 'Y',
    });
    const sent = await db()
      .selectFrom('outbox')
      .select(['channel', 'body', 'link'])
      .where('member', '=', me.uid)
      .orderBy('channel')
      .execute();
    const link = `/mypage/my-question/${id}`;
    expect(sent).toEqual([
      { channel: 'EMAIL', body: 'ko answered', link },
      { channel: 'PUSH', body: 'ko answered', link },
    ]);
    const log = await db().selectFrom('record_log').selectAll().where('record_id', '=', id).orderBy('id').execute();
    expect(log.map(({ actor_kind, from_state, to_state }) => `${actor_kind} ${from_state}>${to_state}`)).toEqual([
      'member >RECEIVED',
      'operator RECEIVED>ASSIGNED',
      'operator ASSIGNED>ANSWERED',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/내용|답변|제목/);
    const lookups = await db().selectFrom('counters').select('taken').where('scope', '=', 'look-ups').execute();
    expect(lookups).toEqual([]);
  });

  it('is reopened once, due again, and answered by whom it belongs to', async () => {
    const [me, agent] = [await asking(), await agentOf()];
    const id = await me.asked();
    const again = (text = '더') => me.post(`${path}/${id}/reopen`, { text });
    expect((await again()).code).toBe('VOC_02');
    await agent.call('POST', `/members/TP/inquiries/${id}/answer`, { text: '하나' });
    expect((await again('4111111111111111')).code).toBe('VOC_03');
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['200', 'VOC_02']);
    expect((await me.read(id)).data).toMatchObject({ statusCd: 'REOPENED', reopenYn: 'N' });
    expect((await me.read(id)).data.dueDtm).not.toBe('');
    await agent.call('POST', `/members/TP/inquiries/${id}/answer`, { text: '둘' });
    expect((await again()).code).toBe('VOC_02');
    expect((await me.read(id)).data.replies.map(({ byCd, text }) => `${byCd} ${text}`)).toEqual([
      'CENTER 하나',
      'MEMBER 더',
      'CENTER 둘',
    ]);
  });

  it('closes 14 days after its answer, and is deleted with its files 3 years after that', async () => {
    const [me, agent] = [await asking(), await agentOf()];
    const fileId = await upload(me);
    const id = await me.asked({ fileIds: [fileId] });
    await agent.call('POST', `/members/TP/inquiries/${id}/answer`, { text: '답' });
    const stateOf = async () =>
      (await db().selectFrom('inquiries').select('state').where('id', '=', id).executeTakeFirst())?.state;
    await db()
      .updateTable('inquiries')
      .set({ answered_at: new Date(server.now().getTime() - 14 * day + hour).toISOString() })
      .where('id', '=', id)
      .execute();
    await close();
    expect(await stateOf()).toBe('ANSWERED');
    await db()
      .updateTable('inquiries')
      .set({ answered_at: new Date(server.now().getTime() - 14 * day - hour).toISOString() })
      .where('id', '=', id)
      .execute();
    await close();
    expect(await stateOf()).toBe('CLOSED');
    await db().updateTable('inquiries').set({ closed_at: '2023-11-02T03:00:00.000Z' }).where('id', '=', id).execute();
    await close();
    expect(await stateOf()).toBe('CLOSED');
    await db().updateTable('inquiries').set({ closed_at: '2023-10-31T03:00:00.000Z' }).where('id', '=', id).execute();
    await close();
    expect(await stateOf()).toBeUndefined();
    const file = await db().selectFrom('files').select('state').where('id', '=', fileId).executeTakeFirst();
    expect(file?.state).toBe('DELETED');
  });

  it('goes apart at a withdrawal as a complaint, unless it was taken back, and nothing stays', async () => {
    const me = await asking();
    const [kept, back] = [await me.asked(), await me.asked({ title: '취소' })];
    await me.post(`${path}/${back}/cancel`, {});
    const { context } = server.app();
    const apart = (await cscenterMemberData.keptByLaw?.(db(), context, me.uid)) ?? [];
    expect(apart.map(({ id, kind }) => [id, kind])).toEqual([[`inquiries ${kept}`, 'complaint']]);
    expect(JSON.stringify(apart)).not.toContain(me.uid);
    await inTransaction(server.store(), (tx) => cscenterMemberData.empty(tx, context, me.uid));
    expect((await me.own()).totalCnt).toBe(0);
    const messages = await db()
      .selectFrom('inquiry_messages')
      .select('id')
      .where('inquiry', 'in', [kept, back])
      .execute();
    expect(messages).toEqual([]);
  });
});

describe('the inbox of a venue', () => {
  it('lists open inquiries by their due time, filters them, and shows late ones', async () => {
    const [me, agent] = [await asking(), await agentOf('agent', ['TP'])];
    await db().updateTable('inquiries').set({ venue: 'before' }).execute();
    const [first, second] = [await me.asked(), await me.asked({ categoryCd: 'LOST' })];
    await db().updateTable('inquiries').set({ due_at: '2026-10-30T00:00:00.000Z' }).where('id', '=', second).execute();
    const ids = async (query: string) =>
      (await agent.call('GET', `/members/TP/inquiries?${query}`))
        .json<{ inquiries: { id: string; isLate: boolean }[] }>()
        .inquiries.map(({ id, isLate }) => `${id === first ? 'first' : 'second'}${isLate ? ' late' : ''}`);
    expect(await ids('')).toEqual(['second late', 'first']);
    expect(await ids('category=USE')).toEqual(['first']);
    expect(await ids('view=LATE')).toEqual(['second late']);
    await agent.call('PUT', `/members/TP/inquiries/${first}/assignee`, { operator: agent.id, from: '' });
    expect(await ids('view=MINE')).toEqual(['first']);
    expect(await ids('view=UNASSIGNED')).toEqual(['second late']);
    expect((await agent.call('GET', '/members/TP/inquiries')).json()).toMatchObject({
      counts: { open: 2, mine: 1, unassigned: 1, late: 1 },
    });
    await agent.call('POST', `/members/TP/inquiries/${first}/answer`, { text: '답' });
    expect(await ids('view=DONE')).toEqual(['first']);
  });

  it('lets agents take inquiries for themselves, and lead agents give them to agents of the venue', async () => {
    const me = await asking();
    const [agent, lead, elsewhere] = [await agentOf(), await agentOf('agent-lead'), await agentOf('agent', ['XX'])];
    const id = await me.asked();
    const give = async (by: typeof agent, operator: string, from = '') => {
      const answer = await by.call('PUT', `/members/TP/inquiries/${id}/assignee`, { operator, from });
      return answer.statusCode === 200 ? answer.json<{ assignee: { id: string } }>().assignee.id : answer.statusCode;
    };
    expect(await give(agent, lead.id)).toBe(403);
    expect(await give(elsewhere, elsewhere.id)).toBe(403);
    expect(await give(lead, elsewhere.id)).toBe(404);
    expect(await give(lead, agent.id)).toBe(agent.id);
    expect(await give(lead, lead.id)).toBe(409);
    expect(await give(lead, lead.id, agent.id)).toBe(lead.id);
    expect((await elsewhere.call('GET', `/members/XX/inquiries/${id}`)).statusCode).toBe(404);
  });

  it('shows the files of an inquiry to agents of its venue only', async () => {
    const [me, agent, elsewhere] = [await asking(), await agentOf(), await agentOf('agent', ['XX'])];
    const [mine, other] = [await upload(me), await upload(me, 'REVIEW')];
    const id = await me.asked({ fileIds: [mine] });
    const status = async (by: typeof agent, file: string) =>
      (await by.call('GET', `/members/TP/inquiries/${id}/files/${file}`)).statusCode;
    expect(await status(agent, mine)).toBe(200);
    expect(await status(agent, other)).toBe(404);
    expect(await status(elsewhere, mine)).toBe(403);
  });
});

it.each([
  ['2026-11-02T10:00:00+09:00', '2026-11-03T10:00:00+09:00'],
  ['2026-11-06T17:30:00+09:00', '2026-11-09T17:30:00+09:00'],
  ['2026-11-07T10:00:00+09:00', '2026-11-10T00:00:00+09:00'],
  ['2026-11-08T23:59:00+09:00', '2026-11-10T00:00:00+09:00'],
  ['2026-11-09T00:00:00+09:00', '2026-11-10T00:00:00+09:00'],
])('what is asked at %s is due at %s', (asked, due) => {
  expect(dueAfter(new Date(asked)).getTime()).toBe(Date.parse(due));
});

describe('two at the same time', () => {
  type Outcome = string | number;
  type People = Awaited<ReturnType<typeof people>>;
  const people = async () => {
    const [me, one, other] = [await asking(), await agentOf(), await agentOf()];
    const id = await me.asked();
    const desk = `/members/TP/inquiries/${id}`;
    const answer = async (agent: typeof one, text: string): Promise<Outcome> =>
      (await agent.call('POST', `${desk}/answer`, { text })).statusCode;
    const take = async (agent: typeof one): Promise<Outcome> =>
      (await agent.call('PUT', `${desk}/assignee`, { operator: agent.id, from: '' })).statusCode;
    const move = async (to: 'cancel' | 'reopen'): Promise<Outcome> =>
      (await me.post(`${path}/${id}/${to}`, to === 'reopen' ? { text: '다시' } : {})).code;
    return { me, one, other, id, answer, take, move };
  };
  const left = async ({ id, me }: People) => {
    const { state } = await db().selectFrom('inquiries').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    const messages = await db().selectFrom('inquiry_messages').select('id').where('inquiry', '=', id).execute();
    const notices = await db().selectFrom('notifications').select('id').where('member', '=', me.uid).execute();
    return { state, messages: messages.length, notices: notices.length };
  };
  const sorted = (outcomes: readonly Outcome[]): readonly string[] => outcomes.map(String).toSorted();

  it.each<[string, (parts: People) => readonly Promise<Outcome>[], object]>([
    [
      'operators who answer',
      ({ answer, one, other }) => [answer(one, 'first'), answer(other, 'second')],
      { outcomes: ['200', '409'], left: { state: 'ANSWERED', messages: 2, notices: 1 } },
    ],
    [
      'operators who take it',
      ({ take, one, other }) => [take(one), take(other)],
      { outcomes: ['200', '409'], left: { state: 'ASSIGNED', messages: 1, notices: 0 } },
    ],
  ])('%s: one wins, nothing is lost, and the member is told once', async (_, run, expected) => {
    const parts = await people();
    expect({ outcomes: sorted(await Promise.all(run(parts))), left: await left(parts) }).toEqual(expected);
  });

  it('the member who cancels and the operator who answers: either wins, and the other is refused', async () => {
    const parts = await people();
    const [cancelled, answered] = await Promise.all([parts.move('cancel'), parts.answer(parts.one, 'here')]);
    const isCancelled = cancelled === '200';
    expect([cancelled, answered]).toEqual(isCancelled ? ['200', 409] : ['VOC_02', 200]);
    expect(await left(parts)).toEqual(
      isCancelled ? { state: 'CANCELLED', messages: 1, notices: 0 } : { state: 'ANSWERED', messages: 2, notices: 1 },
    );
  });
});
