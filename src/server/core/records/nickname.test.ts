import { expect, it } from 'vitest';
import type { Words } from '#schemas/documents/words/schema';
import { suggestNickname } from './nickname.ts';

const list: Words = { type: 'words', id: 'rude', v: 1, words: ['바보'] };
const documents = { words: new Map([[list.id, list]]) };

it.each([
  ['Robin Park', 'RobinPark'],
  ['r***@mail.example', 'rmailexample'],
  ['구름 산책 🎈', '구름산책'],
  ['Ｃｌｏｕｄ', 'Cloud'],
  ['a very long name of somebody', 'averylongnam'],
  ['🎈', ''],
  ['바 보', ''],
])('suggests of %s the nickname %s', (name, suggested) => {
  expect(suggestNickname(documents, name)).toBe(suggested);
});
