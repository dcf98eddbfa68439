import type { Words } from '../../../../content/check/problem.ts';

/** Labels of queue plans. */
export const queueLabels: Readonly<Record<string, Words>> = {
  'queue-plan.mode': { ko: '줄서는 방법', en: 'Way to queue' },
  'queue-plan.opens': { ko: '줄서기 시작', en: 'Opens at' },
  'queue-plan.party': { ko: '일행 최대(명)', en: 'Largest party' },
  sharePercent: { ko: '나눠 줄 인원(%)', en: 'Share of the capacity (%)' },
  callWindowMin: { ko: '부른 뒤 기다리는 시간(분)', en: 'Time to arrive (min)' },
  heightAsked: { ko: '키 확인', en: 'Ask about heights' },
  'queue-plan.slots': { ko: '고르는 시간', en: 'Times' },
  everyMin: { ko: '간격(분)', en: 'Interval (min)' },
  forGuests: { ko: '손님에게도 보이기', en: 'For guests too' },
  queueFigures: { ko: '실시간 줄서기 값', en: 'Live queue figures' },
  'texts.queue': { ko: '줄서기 상태', en: 'State of the queue' },
  'texts.queueNo': { ko: '부른 번호', en: 'Number called' },
  seats: { ko: '한 번에 받는 인원', en: 'People at each time' },
  'settings.queue': { ko: '스마트 줄서기', en: 'Smart queue' },
  'queue.join': { ko: '줄 서기', en: 'Join' },
  'queue.place': { ko: '내 순서', en: 'Own place' },
  'texts.join': { ko: '줄 서기', en: 'Join' },
  'texts.place': { ko: '내 순서', en: 'Own place' },
  'texts.reasons': { ko: '설 수 없는 까닭', en: 'Reasons' },
  'reasons.LOGIN': { ko: '로그인 전', en: 'Not logged in' },
  'reasons.CLOSED': { ko: '닫힘', en: 'Closed' },
  'reasons.PAUSED': { ko: '잠시 멈춤', en: 'Paused' },
  'reasons.FULL': { ko: '자리 없음', en: 'Full' },
  'reasons.OFF_SITE': { ko: '파크 밖', en: 'Not in the park' },
  'reasons.NO_TICKET': { ko: '이용권 없음', en: 'No ticket' },
  'reasons.BARRED': { ko: '오늘은 안 됨', en: 'Barred today' },
  'reasons.LIMIT': { ko: '두 곳에 서 있음', en: 'Two places already' },
};

/** Values of queue plans. */
export const queueValues: Readonly<Record<string, Words>> = {
  'queueFigures.statusCd': { ko: '상태', en: 'State' },
  'queueFigures.waitTxt': { ko: '예상 대기', en: 'Expected wait' },
  'queueFigures.lineYn': { ko: '줄서기 가능', en: 'Line can be joined' },
  'queueFigures.nowNo': { ko: '부른 번호', en: 'Number called' },
  'mode.LINE': { ko: '순서대로 부르기', en: 'Called in order' },
  'mode.SLOT': { ko: '시간 고르기', en: 'Choose a time' },
  'mode.BOTH': { ko: '둘 다', en: 'Either' },
};
