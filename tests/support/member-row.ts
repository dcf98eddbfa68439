import type { MemberRow } from '../../src/server/core/storage/tables.ts';

/** Row of an active, full, regular member. `at` is when the member joined. */
export const memberRow = ({
  at,
  ...row
}: Pick<MemberRow, 'uid'> & Partial<MemberRow> & { readonly at: string }): MemberRow => ({
  login_id: null,
  name: '김하늘',
  nickname: '솔바람',
  lang: 'ko',
  birth_date: '19900412',
  gender: '2',
  email: 'sky@resort.example',
  mobile: '01090000001',
  kind: '2',
  regular: 1,
  ex_member: 0,
  conversion_agreed_on: '',
  grade: 'T2',
  picture: '',
  consents: '{}',
  passages: '{}',
  state: 'active',
  state_reason: '',
  leave_at: '',
  barred_until: '',
  nickname_at: '',
  nickname_key: '',
  main_settings: '{}',
  created_at: at,
  updated_at: at,
  ...row,
});
