import { expect, it } from 'vitest';
import { documentDefinitions } from '#schemas/document-definitions.gen';
import { widgetTexts } from '#widgets/texts.gen';
import { iconLetters } from './icon-letters.gen.ts';

it('has a letter for the icon of every widget and document type', () => {
  const named = [...Object.values(widgetTexts), ...Object.values(documentDefinitions)].flatMap(
    ({ icon }) => icon ?? [],
  );
  expect(named.filter((icon) => !Object.hasOwn(iconLetters, icon))).toEqual([]);
});
