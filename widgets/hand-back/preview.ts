import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  checking: { ko: '확인하고 있어요', en: 'Checking' },
  checkingText: { ko: '창을 닫지 말고 기다려 주세요.', en: 'Please wait and keep this window open.' },
  refused: { ko: '확인하지 못했어요', en: 'We could not verify you' },
  missing: {
    ko: '이 화면은 본인 확인을 마치면 열려요. 처음부터 다시 해 주세요.',
    en: 'This page opens at the end of a verification, so please start one from the beginning.',
  },
  again: { ko: '다시 확인하기', en: 'Start again' },
  home: { ko: '첫 화면', en: 'Home' },
} as const;

const settings: Settings = {
  operation: 'OPR_TST_00001',
  body: { ref: '{query.ref}' },
  progress: { title: 'checking', text: 'checkingText' },
  returnTo: 'returnUrl',
  next: [{ show: [{ field: 'purpose', is: ['CHANGE'] }], action: { action: 'move', pageNm: 'Inner' } }],
  onSuccess: { action: 'main' },
  refused: {
    icon: 'lock',
    title: 'refused',
    missing: 'missing',
    again: 'again',
    links: [{ label: 'home', action: { action: 'main' } }],
  },
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'on the way back', settings, query: { ref: 'reference' }, texts },
  { name: 'without what the provider sends', settings, texts },
];
