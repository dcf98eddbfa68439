import { expect, it } from 'vitest';
import type { RawDocument } from '../../check/prepared.ts';
import { diffDocuments } from '../index.ts';

const picture = {
  type: 'picture',
  id: 'pic-one',
  v: 1,
  name: 'wheel.jpg',
  hash: 'a'.repeat(32),
  width: 800,
  height: 600,
  widths: [320, 640],
  formats: ['avif', 'webp', 'jpg'],
  colour: '#336699',
  focus: { x: 0.5, y: 0.5 },
  alt: { ko: '바퀴', en: 'A wheel' },
};
const other = {
  ...picture,
  name: 'night.jpg',
  hash: 'b'.repeat(32),
  width: 1000,
  widths: [320, 640, 960],
  colour: '#112233',
};
const notice = {
  type: 'notice',
  id: 'n1',
  v: 1,
  publctId: '1',
  publctTypeCd: '01',
  category: 'A',
  publishedAt: '2026-11-01',
  title: { ko: '안내', en: 'News' },
  body: { ko: '<p>가</p>', en: '<p>A</p>' },
  art: 'park',
};
const { alt: _, ...silent } = picture;

const raw = (body: Record<string, unknown>): RawDocument => ({
  type: String(body['type']),
  id: String(body['id']),
  body,
});
const said = (before: readonly Record<string, unknown>[], after: readonly Record<string, unknown>[]) =>
  diffDocuments(before.map(raw), after.map(raw)).map(({ text }) => [text.en, text.ko]);

it.each([
  ['a new picture', [], [picture], [['Added the picture “wheel.jpg”.', '“wheel.jpg” 사진을 추가했어요.']]],
  [
    'another file in its place',
    [picture],
    [{ ...other, focus: { x: 0.2, y: 0.5 } }],
    [['The picture “night.jpg” was replaced with another picture.', '“night.jpg” 사진을 다른 사진으로 바꿨어요.']],
  ],
  [
    'what must stay in view',
    [picture],
    [{ ...picture, focus: { x: 0.25, y: 0.4 } }],
    [
      [
        'The picture “wheel.jpg”: the focal point is now 25 % from the left and 40 % from the top (was 50 %, 50 %).',
        '“wheel.jpg” 사진: 초점이 이제 왼쪽에서 25 %, 위에서 40 %예요(이전: 50 %, 50 %).',
      ],
    ],
  ],
  [
    'that it only decorates',
    [silent],
    [{ ...silent, decorative: true }],
    [
      [
        'The picture “wheel.jpg” is now only decoration, which screen readers pass over.',
        '“wheel.jpg” 사진은 이제 꾸밈일 뿐이라 화면 낭독기가 건너뛰어요.',
      ],
    ],
  ],
  [
    'a picture in place of a drawing',
    [picture, notice],
    [picture, { ...notice, art: 'pic-one' }],
    [
      [
        'The notice “News”: picture is now “wheel.jpg” (was “park”).',
        '“안내” 공지: 그림이 “wheel.jpg”로 바뀌었어요(이전: “park”).',
      ],
    ],
  ],
] as const)('tells of %s in the words of an operator', (_, before, after, words) => {
  expect(said(before, after)).toEqual(words);
});
