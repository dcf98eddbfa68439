import { expect, it } from 'vitest';
import { encodePicture } from '#schemas/picture-reference';
import type { Picture } from '#schemas/documents/picture/schema';
import { resolveArt, withResolvedImage } from './resolve-art.ts';
import { applyRecordHead } from '../layout/record-head.ts';

const picture: Picture = {
  type: 'picture',
  id: 'pic-one',
  v: 1,
  name: 'wheel.jpg',
  hash: '0123456789abcdef0123456789abcdef',
  width: 800,
  height: 600,
  widths: [320, 640],
  formats: ['webp', 'jpg'],
  focus: { x: 0.5, y: 0.5 },
};
const documents = { picture: new Map([['pic-one', picture]]) };

it('replaces a picture id with its reference, and keeps drawing names and addresses', () => {
  expect(resolveArt(documents, 'pic-one')).toBe(encodePicture(picture));
  expect(['park', '', 'pic-two', 'https://cdn.example/a.png'].map((name) => resolveArt(documents, name))).toEqual([
    'park',
    '',
    'pic-two',
    'https://cdn.example/a.png',
  ]);
  expect(withResolvedImage(documents, { title: 'T', image: 'pic-one' })).toEqual({
    title: 'T',
    image: encodePicture(picture),
  });
  expect(withResolvedImage(documents, {})).toEqual({});
});

it('lets a record show its own picture in the page head, but no external image', () => {
  const head = {
    title: '',
    description: '',
    keywords: '',
    image: 'park',
    siteName: '',
    canonical: '',
    record: { key: '', image: 'imageNm' },
  };
  expect(applyRecordHead(head, { imageNm: encodePicture(picture) }).image).toBe(encodePicture(picture));
  expect(applyRecordHead(head, { imageNm: `//evil.example${encodePicture(picture)}` }).image).toBe('park');
});
