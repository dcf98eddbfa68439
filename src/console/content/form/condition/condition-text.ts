import type { Names } from '../../../../content/diff/names.ts';
import type { Language } from '../../../texts/use-texts.ts';
import { factLabel, factValueLabel } from './fact-label.ts';
import { listOf, textOf } from '../schema.ts';
import type { FormWords } from '../strings.ts';
import { asksYes, factNamed, groupsOf, type Test } from './facts.ts';

interface Told {
  readonly names: Names;
  readonly language: Language;
  readonly words: FormWords;
}

/** Label of a fact's value. */
export const answerLabel = (fact: string, value: string, { names, language }: Told): string => {
  if (fact === 'curResort') return names.venue(value)[language];
  if (fact === 'cameFrom' || fact === 'via')
    return names.findScreen(value) === undefined ? value : names.screen(value)[language];
  return factValueLabel(language, fact, value);
};

const minutes = 'YYYY-MM-DDThh:mm'.length;
const time = (value: unknown): string => textOf(value).slice(0, minutes).replace('T', ' ');

/** One test in a few words. */
export const testText = (test: Test, told: Told): string => {
  const { language, words } = told;
  const name = textOf(test['fact']);
  const label = factLabel(language, name);
  const not = test['not'] === true;
  switch (factNamed(name)?.answer) {
    case 'yes-no':
      return asksYes(test) ? label : `${label} · ${words.no}`;
    case 'time':
      return `${not ? `${words.isNot} ` : ''}${[test['from'] === undefined ? '' : `${time(test['from'])}~`, test['until'] === undefined ? '' : `~${time(test['until'])}`].join(' ').trim()}`;
    case 'some':
    case 'words':
    case undefined:
      return `${label} ${not ? `${words.isNot} ` : ''}${listOf(test['is'])
        .map((value) => answerLabel(name, String(value), told))
        .join(', ')}`;
  }
};

/** A condition in one line; empty where there is none. */
export const conditionText = (value: unknown, told: Told): string =>
  groupsOf(value)
    .map((group) => group.map((test) => testText(test, told)).join(` ${told.words.and} `))
    .join(` ${told.words.or} `);
