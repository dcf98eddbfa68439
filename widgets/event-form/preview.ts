import type { PreviewCase } from '../define-widget.ts';
import { eventData, noEventCases } from '../shared/events/event-sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '응모하기', en: 'Enter' },
  slots: { ko: '시간', en: 'Time' },
  seats: { ko: '{{count}}자리 남음', en: '{{count}} seats left' },
  full: { ko: '자리가 나면 알려 드려요', en: 'Waiting list' },
  required: { ko: '필수', en: 'required' },
  choose: { ko: '골라 주세요', en: 'Choose' },
  tooLarge: { ko: '{{count}}까지 쓸 수 있어요', en: 'At most {{count}}' },
  send: { ko: '응모하기', en: 'Enter' },
  done: { ko: '보냈어요', en: 'Sent' },
  login: { ko: '로그인하면 참여할 수 있어요', en: 'Log in to take part' },
} as const;
const settings: Settings = {
  kind: 'APPLY',
  operation: 'OPR_TST_00001',
  guest: { text: 'login', label: 'login', action: { action: 'move', pageNm: 'Inner' } },
  texts: {
    title: 'title',
    slots: 'slots',
    seats: 'seats',
    full: 'full',
    required: 'required',
    choose: 'choose',
    tooLarge: 'tooLarge',
    send: 'send',
    applied: 'done',
    waitlisted: 'done',
    won: 'done',
    done: 'done',
  },
};
const field = { help: '', requiredYn: 'Y' as const, most: 0, choiceList: [] };
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `c${index}`, label: `고르기 ${index + 1} Choice` }));

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'every kind of field',
    settings,
    texts,
    data: eventData({
      fieldList: [
        { ...field, fieldId: 'name', label: '이름 Name', kindCd: 'TEXT', most: 20, help: '20자까지 Up to 20 letters' },
        { ...field, fieldId: 'story', label: '사연 Story', kindCd: 'LONG_TEXT', most: 200, requiredYn: 'N' },
        { ...field, fieldId: 'count', label: '사람 People', kindCd: 'NUMBER', most: 4 },
        { ...field, fieldId: 'day', label: '날짜 Day', kindCd: 'DATE' },
        { ...field, fieldId: 'few', label: '누구와 With', kindCd: 'CHOICE', choiceList: choices(3) },
        { ...field, fieldId: 'many', label: '곳 Place', kindCd: 'CHOICE', choiceList: choices(8) },
        { ...field, fieldId: 'tick', label: '사진을 찍어도 좋아요 Photos are fine', kindCd: 'CHECK', requiredYn: 'N' },
      ],
      consentList: [
        { consentId: 'use', text: '이름과 전화번호를 쓰는 데 동의해요 My name may be used', requiredYn: 'Y' },
        { consentId: 'news', text: '소식을 받아요 Send me news', requiredYn: 'N' },
      ],
    }),
  },
  {
    name: 'times with seats',
    settings,
    texts,
    data: eventData({
      slotList: [
        { slotId: 'am', slotNm: '오전 10시 10:00', leftCnt: 3 },
        { slotId: 'pm', slotNm: '오후 2시 14:00', leftCnt: 0 },
      ],
    }),
  },
  { name: 'a guest', settings, texts, data: eventData({ loginYn: 'N', joinYn: 'N' }) },
  {
    name: 'not for this member',
    settings,
    texts,
    data: eventData({ joinYn: 'N', refusalCd: 'EVT_07', refusalTxt: '만 14세부터 From the age of 14' }),
  },
  { name: 'joined', settings, texts, data: eventData({ joinYn: 'N', joinCnt: 1 }) },
  ...noEventCases(settings, texts),
];
