import { expect, it } from 'vitest';
import { mediaWords } from '../../src/console/media/words.ts';
import { refusedTexts } from '../../src/server/features/media/picture-refused.ts';

it('says in both languages why each kind of upload is refused, and what to do', () => {
  const reasons = [...Object.keys(refusedTexts), 'offline', 'busy', 'right', 'session'].toSorted();
  expect(Object.keys(mediaWords.en.refused).toSorted()).toEqual(reasons);
  expect(Object.keys(mediaWords.ko.refused).toSorted()).toEqual(reasons);
});
