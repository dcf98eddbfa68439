import { expect, it } from 'vitest';
import { findUrls } from './find-urls.ts';

const urlsIn = (text: string) =>
  findUrls(text)
    .filter(({ isUrl }) => isUrl)
    .map((piece) => piece.text);

it('finds http and https addresses in a text, and no others [P-472] [V-362]', () => {
  const text = 'See http://a.example/x?y=1, https://b.example/길.html and ftp://c.example/z.';
  expect(urlsIn(text)).toEqual(['http://a.example/x?y=1', 'https://b.example/']);
  expect(urlsIn('javascript:alert(1) a.example mailto:x@y.kr https://')).toEqual([]);
});

it('leaves to the sentence what belongs to it', () => {
  expect(urlsIn('(https://a.example/b). https://c.example에서 HTTPS://D.example!')).toEqual([
    'https://a.example/b',
    'https://c.example',
    'HTTPS://D.example',
  ]);
});

it('loses nothing of the text', () => {
  const texts = ['', 'plain', 'https://a.example', 'a https://a.example b https://b.example c'];
  expect(
    texts.map((text) =>
      findUrls(text)
        .map((piece) => piece.text)
        .join(''),
    ),
  ).toEqual(texts);
});
