import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  name: { ko: '이름', en: 'Name' },
  birth: { ko: '생년월일', en: 'Date of birth' },
  kind: { ko: '회원 종류', en: 'Membership' },
  simple: { ko: '간편 회원', en: 'Simple' },
  mail: { ko: '소식 메일', en: 'News by mail' },
  yes: { ko: '받아요', en: 'Yes' },
  som: { ko: '내 솜', en: 'My Som' },
  unit: { ko: '개', en: '\u00a0Som' },
  none: { ko: '아직 없어요', en: 'Not yet' },
  failed: { ko: '회원 정보를 불러오지 못했어요', en: 'Your details did not arrive' },
} as const;

const says = { none: 'none', failed: 'failed' };
const user: Settings = {
  source: 'user',
  items: [
    { label: 'name', at: '/userName' },
    { label: 'birth', at: '/birthDate', form: 'day' },
    { label: 'kind', at: '/memberKind', says: [{ is: '1', text: 'simple' }] },
    { label: 'mail', at: '/promotionRecvInfoList/0/agreeYn', says: [{ is: 'Y', text: 'yes' }] },
  ],
  texts: says,
};
const answer: DataState = {
  state: 'ready',
  value: {
    userName: '김하늘',
    birthDate: '19900412',
    memberKind: '1',
    promotionRecvInfoList: [{ channelType: 'EMAIL', agreeYn: 'Y' }],
  },
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a member', settings: user, data: { facts: answer }, texts },
  {
    name: 'points',
    settings: {
      source: 'points',
      items: [{ label: 'som', at: '/point/remainPointAmt', form: 'number', unit: 'unit' }],
      texts: says,
    },
    data: { facts: { state: 'ready', value: { point: { remainPointAmt: 12800 } } } },
    texts,
  },
  {
    name: 'hardly anything known',
    settings: user,
    data: {
      facts: { state: 'ready', value: { userName: 'Alexandrina-Wilhelmina of the Upper Hills', birthDate: '' } },
    },
    texts,
  },
  {
    name: 'membership',
    settings: { source: 'membership', items: [{ label: 'name', at: '/nickName' }], texts: says },
    data: { facts: { state: 'ready', value: { nickName: '하늘바람' } } },
    texts,
  },
  { name: 'waiting', settings: user, data: { facts: { state: 'waiting' } }, texts },
  { name: 'failed', settings: user, data: { facts: { state: 'failed' } }, texts },
];
