import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  price: { ko: '이용 요금', en: 'Prices' },
  priceText: { ko: '평일 4인실 80,000원부터', en: 'From KRW 80,000 for four on weekdays' },
  way: { ko: '자가용으로 오는 길', en: 'By car' },
  wayText: { ko: '정문에서 6분', en: 'Six minutes from the gate' },
  school: { ko: '학생 단체', en: 'School groups' },
  firm: { ko: '기업 단체', en: 'Company groups' },
  race: { ko: '결승', en: 'Final' },
  raceText: { ko: '18바퀴 · 관람석 A, B', en: '18 laps · stands A and B' },
  free: { ko: '자유 주행', en: 'Free driving' },
  over: { ko: '끝났어요', en: 'Over' },
  trial: { ko: '예선', en: 'Qualifying' },
  on: { ko: '진행 중', en: 'On now' },
  ten: { ko: '10:00', en: '10:00' },
  half: { ko: '13:30', en: '13:30' },
  later: { ko: '15:30', en: '15:30' },
  soon: { ko: '25분 뒤', en: 'in 25 min' },
  ticket: { ko: '오늘 입장권', en: 'Your ticket for today' },
  guests: { ko: '어른 2 · 어린이 1', en: '2 adults, 1 child' },
  qr: { ko: 'QR 열기', en: 'Open QR' },
  rooms: { ko: '빈 방 보기', en: 'See free rooms' },
  call: { ko: '전화하기', en: 'Call us' },
  long: {
    ko: '아주 긴 이름을 가진 놀이기구도 줄을 바꾸어 끝까지 보여야 해요, 말줄임표로 자르지 않아요',
    en: 'Even a ride with a very long name is shown to the end on several lines and never cut off with dots',
  },
} as const;

const inner = { action: 'move', pageNm: 'Inner' } as const;
const away = { action: 'link', linkUrl: 'https://example.com/groups' } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'rows',
    settings: {
      variant: 'rows',
      items: [
        { icon: 'receipt-2', title: 'price', text: 'priceText', action: inner },
        { art: 'help-bus', title: 'way', text: 'wayText', badge: { text: 'soon', tone: 'wait' }, action: inner },
        { title: 'firm', action: away },
      ],
    },
    texts,
  },
  {
    name: 'group',
    settings: {
      variant: 'group',
      items: [
        { icon: 'school', title: 'school', action: away },
        { icon: 'building', title: 'firm', text: 'wayText', action: away },
        { title: 'long', action: inner },
      ],
    },
    texts,
  },
  {
    name: 'timed',
    settings: {
      variant: 'timed',
      items: [
        { time: 'half', label: 'soon', title: 'race', text: 'raceText', state: 'next', action: inner },
        { time: 'later', title: 'trial', text: 'wayText' },
      ],
    },
    texts,
  },
  {
    name: 'timeline',
    settings: {
      variant: 'timeline',
      items: [
        { time: 'ten', title: 'free', text: 'over', state: 'past' },
        { time: 'half', title: 'trial', text: 'raceText', badge: { text: 'on', tone: 'stop' }, state: 'now' },
        { time: 'later', title: 'race', text: 'raceText', badge: { text: 'soon' }, action: inner },
      ],
    },
    texts,
  },
  {
    name: 'pass',
    settings: {
      variant: 'pass',
      items: [{ icon: 'qrcode', title: 'guests', text: 'ticket', label: 'qr', action: inner }],
    },
    texts,
  },
  {
    name: 'buttons',
    settings: {
      variant: 'buttons',
      items: [
        { title: 'rooms', action: away },
        { icon: 'phone', title: 'call', action: { action: 'link', linkUrl: 'tel:15880000' } },
        { title: 'price', action: inner },
      ],
    },
    texts,
  },
  {
    name: 'long rows',
    settings: {
      variant: 'rows',
      items: [
        { icon: 'ticket', title: 'long', text: 'long', badge: { text: 'long' }, action: inner },
        { title: 'long' },
      ],
    },
    texts,
  },
  {
    name: 'long times',
    settings: { variant: 'timeline', items: [{ title: 'long', text: 'long', badge: { text: 'soon' } }] },
    texts,
  },
  {
    name: 'long pass',
    settings: {
      variant: 'pass',
      items: [{ title: 'long', text: 'long', action: { action: 'back' } }, { title: 'guests' }],
    },
    texts,
  },
];
