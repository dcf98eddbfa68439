import { expect, it } from 'vitest';
import { dialogText } from './dialog-text.ts';

const texts = { locale: 'en', translate: (key: string) => `said ${key}` } as const;

it('translates every text that a document gives for a dialog', () => {
  expect(
    dialogText({ title: 't', subBody: 's', icon: 'pin', ok: 'o', cancel: 'c', hideCancel: true, autoClose: 5 }, texts),
  ).toEqual({
    title: 'said t',
    subText: 'said s',
    icon: 'pin',
    ok: 'said o',
    cancel: 'said c',
    hideCancel: true,
    autoCloseSeconds: 5,
  });
});

it('returns nothing for missing texts; 0 seconds disable automatic closing', () => {
  expect([dialogText(undefined, texts), dialogText({ autoClose: 0, hideCancel: false }, texts)]).toEqual([{}, {}]);
});
