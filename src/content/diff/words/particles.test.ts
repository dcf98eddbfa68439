import { expect, it } from 'vitest';
import { settleParticles } from './particles.ts';

it.each([
  ["페이지 'PGE_1'은(는) 없어요.", "페이지 'PGE_1'은 없어요."],
  ['“이용 요금”을(를) 막았어요', '“이용 요금”을 막았어요'],
  ['메뉴와(과) 링크이(가) 서울(으)로 가요', '메뉴와 링크가 서울로 가요'],
  ['빈 칸(이름)이(가) 없어요', '빈 칸(이름)이 없어요'],
])('a particle that a text leaves open is settled by the word before it: %s', (open, settled) => {
  expect(settleParticles(open)).toBe(settled);
});
