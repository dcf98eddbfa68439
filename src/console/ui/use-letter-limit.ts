import type { ChangeEvent } from 'react';
import { firstLetters } from '#engine';
import { useClean } from '#ui/fields/use-clean.ts';

const ignore = (): void => undefined;

/** Attributes of a text field that cut what is typed after a number of letters (graphemes). The attribute `maxlength` would cut inside a letter. */
export const useLetterLimit = (most: number, onType: (text: string) => void = ignore) => ({
  ...useClean({ clean: (raw) => firstLetters(most, raw), onType }),
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(currentTarget.value),
});
