import { expect, it } from 'vitest';
import { settleParticles } from './particles.ts';

it.each([
  ["페이지 'PGE_1'은(는) 없어요.", "페이지 'PGE_1'은 없어요."],
  ['“이용 요금”을(를) 막았어요', '“이용 요금”을 막았어요'],
  ['메뉴와(과) 링크이(가) 서울(으)로 가요', '메뉴와 링크가 서울로 가요'],
  ['빈 칸(이름)이(가) 없어요', '빈 칸(이름)이 없어요'],
  ['“School booking”을(를) “winter”(으)로', '“School booking”을 “winter”로'],
  ['“table”은(는) “home”(으)로', '“table”은 “home”으로'],
  ['“attend-check”와(과) “/members/me”을(를)', '“attend-check”와 “/members/me”를'],
  ['“APP_QR”을(를) #d3402b(으)로', '“APP_QR”을 #d3402b로'],
])('a particle that a text leaves open is settled by the word before it: %s', (open, settled) => {
  expect(settleParticles(open)).toBe(settled);
});
