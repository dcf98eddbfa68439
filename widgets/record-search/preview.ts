import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '무엇으로 찾을까요?', en: 'Search by' },
  intro: { ko: '찾기에 동의한 회원만 나와요.', en: 'Only members who agreed to be found are shown.' },
  id: { ko: '아이디', en: 'ID' },
  mobile: { ko: '휴대전화 번호', en: 'Mobile number' },
  contacts: { ko: '연락처', en: 'Phone numbers' },
  lines: { ko: '한 줄에 하나씩 적어요.', en: 'One a line.' },
  pick: { ko: '주소록에서 고르기', en: 'Pick from the address book' },
  find: { ko: '찾기', en: 'Search' },
  found: { ko: '{{count}}명을 찾았어요', en: '{{count}} found' },
  none: { ko: '찾은 회원이 없어요', en: 'Nobody was found' },
  ask: { ko: '함께하기', en: 'Ask' },
} as const;

const common = {
  operation: 'OPR_TST_00001',
  body: { searchType: '{kind}', searchValueList: ['{value}'] },
  submit: 'find',
  list: 'list',
  key: 'friendToken',
  found: 'found',
  empty: { text: 'none' },
  card: {
    shape: 'row',
    avatar: 'nickName',
    title: { field: 'nickName' },
    lines: [{ field: 'nameMask' }],
    actions: [{ label: 'ask', tone: 'soft', operation: 'OPR_TST_00001', body: { friendToken: '{item.friendToken}' } }],
  },
} as const satisfies Partial<Settings>;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'a choice of kinds',
    settings: {
      ...common,
      title: 'title',
      intro: 'intro',
      kinds: [
        { value: 'ID', label: 'id' },
        { value: 'MOBILE', label: 'mobile', inputMode: 'tel' },
      ],
    },
    texts,
  },
  {
    name: 'several values',
    settings: {
      ...common,
      kinds: [{ value: 'CONTACTS', label: 'contacts', note: 'lines', many: true, contacts: 'pick', inputMode: 'tel' }],
    },
    texts,
  },
];
