import type { Words } from '../../../../content/check/problem.ts';

/** Labels of properties of tickets, programmes and meals; `parent.name` overrides one location. */
export const pocketLabels: Readonly<Record<string, Words>> = {
  canLend: { ko: '빌려줄 수 있음', en: 'Can be lent' },
  canRemove: { ko: '포켓에서 뺄 수 있음', en: 'Can be removed' },
  canReenter: { ko: '다시 입장할 수 있음', en: 'Re-entry' },
  provider: { ko: '호출 주소의 끝', en: 'End of the call' },
  organisation: { ko: '발행자', en: 'Issuer' },
  'wallet.account': { ko: '지갑 계정', en: 'Account' },
  passType: { ko: '이용권 종류 ID', en: 'Pass type' },
  certificateId: { ko: '인증서 ID', en: 'Certificate ID' },
  'wallet.isOff': { ko: '담을 수 없게 함', en: 'Off' },
  staticCode: { ko: '고정 코드와 모바일 지갑', en: 'Static code and mobile wallets' },
  renewal: { ko: '재가입', en: 'Renewal' },
  daysBefore: { ko: '끝나기 전 며칠부터', en: 'From days before the end' },
  daysAfter: { ko: '끝난 뒤 며칠까지', en: 'Until days after the end' },
  rewards: { ko: '재가입 선물', en: 'Rewards' },
  rewardId: { ko: '선물 ID', en: 'Reward ID' },
  'exp-program.minutes': { ko: '체험 시간(분)', en: 'Duration (min)' },
  'exp-program.facilityId': { ko: '체험하는 시설', en: 'Facility' },
  facilityIds: { ko: '쓸 수 있는 시설', en: 'Facilities' },
  ticketing: { ko: '이용권 번호의 출처', en: 'Source of ticket numbers' },
};

/** Labels of values, by `property.value`. */
export const pocketValues: Readonly<Record<string, Words>> = {
  'kind.apple': { ko: '애플 지갑', en: 'Apple Wallet' },
  'kind.google': { ko: '구글 월렛', en: 'Google Wallet' },
  'kind.samsung': { ko: '삼성 월렛', en: 'Samsung Wallet' },
  'kind.TICKET': { ko: '이용권', en: 'Ticket' },
  'kind.SEASON': { ko: '정기권', en: 'Season pass' },
  'ticketing.built-in': { ko: '이 서버', en: 'This server' },
  'ticketing.upstream': { ko: '발권 시스템', en: 'Ticketing system' },
};
