import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  join: { ko: '회원 가입', en: 'Sign-up' },
  terms: { ko: '약관', en: 'Terms' },
  verify: { ko: '본인 확인', en: 'Verification' },
  long: { ko: '아주 긴 단계 이름도 줄을 바꾸어요', en: 'A step whose name is very long and needs two lines' },
} as const;

const settings: Settings = {
  label: 'join',
  source: { path: '/api/v1/iam/users/join' },
  field: 'step',
  steps: [
    { label: 'terms', panels: [{ value: 'TERMS', placement: '0' }] },
    { label: 'verify', panels: [{ value: 'VERIFY', placement: '1' }] },
    { label: 'long', panels: [{ value: 'ACCOUNT', placement: '2' }] },
  ],
  others: [{ value: 'KNOWN', placement: '3' }],
  elsewhere: [{ values: ['DONE'], action: { action: 'main' } }],
};
const at = (step: string) => ({ step: { state: 'ready', value: { step } } }) as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'the first step', settings, data: at('TERMS'), children: 4, texts },
  { name: 'a step with a long name', settings, data: at('ACCOUNT'), children: 4, texts },
  { name: 'a panel that is no step', settings, data: at('KNOWN'), children: 4, texts },
  { name: 'a step that is elsewhere', settings, data: at('DONE'), children: 4, texts },
  { name: 'an unknown step', settings, data: at('OTHER'), children: 4, texts },
  { name: 'waiting', settings, data: { step: { state: 'waiting' } }, children: 4, texts },
  { name: 'failed', settings, data: { step: { state: 'failed' } }, children: 4, texts },
];
