import { expect, it } from 'vitest';
import { pictureWord } from '#schemas/picture-word';
import type { Picture } from '#schemas/picture.schema';
import { artOf, withImage } from './art-of.ts';
import { headWith } from './record-head.ts';

const picture: Picture = { type: 'picture', id: 'pic-one', v: 1, name: 'wheel.jpg', hash: '0123456789abcdef0123456789abcdef', width: 800, height: 600, widths: [320, 640], formats: ['webp', 'jpg'], focus: { x: 0.5, y: 0.5 } };
const documents = { picture: new Map([['pic-one', picture]]) };

it('puts the word of a picture in place of its id, and leaves names of drawings and addresses as they are', () => {
  expect(artOf(documents, 'pic-one')).toBe(pictureWord(picture));
  expect(['park', '', 'pic-two', 'https://cdn.example/a.png'].map((name) => artOf(documents, name))).toEqual(['park', '', 'pic-two', 'https://cdn.example/a.png']);
  expect(withImage(documents, { title: 'T', image: 'pic-one' })).toEqual({ title: 'T', image: pictureWord(picture) });
  expect(withImage(documents, {})).toEqual({});
});

it('lets a record show its own picture in the head of its page, and nothing that is no picture of this site', () => {
  const head = { title: '', description: '', keywords: '', image: 'park', siteName: '', canonical: '', record: { key: '', image: 'imageNm' } };
  expect(headWith(head, { imageNm: pictureWord(picture) }).image).toBe(pictureWord(picture));
  expect(headWith(head, { imageNm: `//evil.example${pictureWord(picture)}` }).image).toBe('park');
});
