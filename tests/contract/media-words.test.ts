import { expect, it } from 'vitest';
import { mediaStrings } from '../../src/console/media/strings.ts';
import { refusedTexts } from '../../src/server/core/pictures/picture-refused.ts';

it('says in both languages why each kind of upload is refused, and what to do', () => {
  const reasons = [...Object.keys(refusedTexts), 'offline', 'busy', 'right', 'session'].toSorted();
  expect(Object.keys(mediaStrings.en.refused).toSorted()).toEqual(reasons);
  expect(Object.keys(mediaStrings.ko.refused).toSorted()).toEqual(reasons);
});
