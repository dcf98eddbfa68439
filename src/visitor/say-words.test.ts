import { expect, it } from 'vitest';
import { sayWords } from './say-words.ts';

const texts = { locale: 'en', translate: (key: string) => `said ${key}` } as const;

it('says every word that a document gives for a dialog', () => {
  expect(sayWords({ title: 't', subBody: 's', icon: 'pin', ok: 'o', cancel: 'c', hideCancel: true, autoClose: 5 }, texts)).toEqual({
    title: 'said t', subText: 'said s', icon: 'pin', ok: 'said o', cancel: 'said c', hideCancel: true, autoCloseSeconds: 5,
  });
});

it('adds nothing where nothing is given; 0 seconds mean that it does not close by itself', () => {
  expect([sayWords(undefined, texts), sayWords({ autoClose: 0, hideCancel: false }, texts)]).toEqual([{}, {}]);
});
