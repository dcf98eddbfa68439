import { factTexts } from '#schemas/parts/condition/texts';
import type { FieldTexts } from '#schemas/texts';
import type { Language } from '../../../texts/use-texts.ts';
import { valueLabel } from '../field-label.ts';

const texts: FieldTexts = factTexts;
const textOf = (fact: string) => (Object.hasOwn(texts, fact) ? texts[fact] : undefined);

/** Label of a fact. */
export const factLabel = (language: Language, fact: string): string => textOf(fact)?.[language] ?? fact;

/** Label of a value of a fact. */
export const factValueLabel = (language: Language, fact: string, value: string): string =>
  valueLabel(language, textOf(fact)?.values, value);
