import { beforeAll, describe, expect, it } from 'vitest';
import { check, compileSite, prepare } from '#content';
import type { Snapshot } from '#engine';
import { holdingsAnswer, collectibleStatusAnswer } from '#schemas/calls/nft/answers';
import { shipped } from '../support/edited-site.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { sampleAnswer } from '../support/sample-answer.ts';
import { member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const api = '/api/v1/iam/members/nft/';
const records = (stageCd: string) => ({
  [`${api}status`]: sampleAnswer(collectibleStatusAnswer, {
    lists: { benefitList: [1] },
    values: { stageCd, leftCnt: 5 },
  }),
  [`${api}holdings`]: sampleAnswer(holdingsAnswer, { lists: { list: [2], benefitList: [3] } }),
});

describe('the collectible program', () => {
  let renamed: Snapshot;
  let problems: readonly string[];
  beforeAll(async () => {
    const documents = shipped.map((raw) =>
      /skyworld/.test(JSON.stringify(raw.body))
        ? { ...raw, body: JSON.parse(JSON.stringify(raw.body).replaceAll('skyworld', 'moonworld')) as typeof raw.body }
        : raw,
    );
    const prepared = await prepare(documents);
    problems = check(prepared).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
    renamed = compileSite(prepared, { number: 1, hash: 'renamed' }, { sandbox: true });
  });

  it.each([
    ['', 'MyUtopia', '[P-219]'],
    ['-result', 'MyUtopiaResult', '[P-220]'],
  ])('/mypage/my-{name}%s is %s under the name that documents give it %s', async (end, screen) => {
    const screenAt = (snapshot: Snapshot, path: string) =>
      openAddress(snapshot, path, { how: 'load', viewer: member, now }).decision.screen;
    expect(screenAt(await shippedSnapshot(), `/mypage/my-skyworld${end}`)).toBe(screen);
    expect(problems).toEqual([]);
    expect(screenAt(renamed, `/mypage/my-moonworld${end}`)).toBe(screen);
    expect(screenAt(renamed, `/mypage/my-skyworld${end}`)).toBe('NotFound');
  });

  it.each([
    ['NONE', '', /공개 주소를 등록해요.*복구 문구는 절대 묻지 않아요/s],
    ['CODE', '', /확인 번호를 적어 주세요.*5번 더/s],
    ['REGISTERED', '', /나의 소장품/],
    ['SIMPLE', '', /정회원이 되면/],
    ['YOUNG', '', /만 19세부터/],
    ['NONE', '-result', /아직 등록한\s*공개 주소가 없어요/],
    ['REGISTERED', '-result', /나의 소장품/],
    ['YOUNG', '-result', /만 19세부터/],
  ])('tells a member at the stage %s what is true at my-skyworld%s', async (stage, end, says) => {
    const { text } = await renderAddress(`/mypage/my-skyworld${end}`, { viewer: member, now, records: records(stage) });
    expect(text).toMatch(says);
  });
});
