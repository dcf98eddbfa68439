import { expect, it } from 'vitest';
import { dialogText } from './dialog-text.ts';

const texts = { locale: 'en', translate: (key: string) => `said ${key}` } as const;

it('says every word that a document gives for a dialog', () => {
  expect(dialogText({ title: 't', subBody: 's', icon: 'pin', ok: 'o', cancel: 'c', hideCancel: true, autoClose: 5 }, texts)).toEqual({
    title: 'said t', subText: 'said s', icon: 'pin', ok: 'said o', cancel: 'said c', hideCancel: true, autoCloseSeconds: 5,
  });
});

it('adds nothing where nothing is given; 0 seconds mean that it does not close by itself', () => {
  expect([dialogText(undefined, texts), dialogText({ autoClose: 0, hideCancel: false }, texts)]).toEqual([{}, {}]);
});
