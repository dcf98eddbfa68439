import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  name: { ko: '{{name}}님, 반가워요', en: 'Hello, {{name}}' },
  program: { ko: '하늘 멤버스', en: 'Haneul Members' },
  balance: { ko: '내 솜', en: 'My Som' },
  unit: { ko: '개', en: '\u00a0Som' },
  history: { ko: '솜 내역', en: 'History' },
  grade: { ko: '등급 혜택', en: 'Benefits by grade' },
  failed: { ko: '회원 정보를 불러오지 못했어요', en: 'Your details did not arrive' },
} as const;

const main = { action: 'main' } as const;
const settings: Settings = { name: 'name', program: 'program', balance: 'balance', unit: 'unit', failed: 'failed' };
const full: Settings = {
  ...settings,
  more: main,
  links: [
    { icon: 'history', label: 'history', action: main },
    { icon: 'crown', label: 'grade', action: main },
  ],
};
const member = (more: object): DataState => ({
  state: 'ready',
  value: {
    membershipUid: '1',
    profileImgUrl: '',
    grdCd: 'T4',
    grdCdName: '하늘 등급',
    nickName: '하늘바람',
    remainPoint: 12800,
    ...more,
  },
});

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a member', settings: full, data: { member: member({}) }, texts },
  {
    name: 'a long name without ways on',
    settings,
    data: {
      member: member({ nickName: 'Alexandrina-Wilhelmina of the Upper Hills', grdCdName: 'Associate', remainPoint: 0 }),
    },
    texts,
  },
  { name: 'waiting', settings: full, data: { member: { state: 'waiting' } }, texts },
  { name: 'failed', settings: full, data: { member: { state: 'failed' } }, texts },
];
