import { useMemo } from 'react';
import type { Names } from '../../../content/diff/names.ts';
import { sayCondition } from '../../../content/diff/words/say-condition.ts';
import { useNames } from '../../site/use-site.tsx';
import type { Language } from '../../texts/use-texts.ts';
import { texts as errorTexts } from '#schemas/documents/errors/texts';
import { texts as guardTexts } from '#schemas/documents/guard/texts';
import { actionTexts } from '#schemas/parts/action/texts';
import { valueLabel } from './field-label.ts';
import { isFields, type Fields } from '../../../content/check/is-fields.ts';
import { listOf } from './schema.ts';

const telling = [
  'title',
  'bannerSubject',
  'label',
  'text',
  'menuName',
  'linkName',
  'name',
  'message',
  'codeName',
  'heading',
  'caption',
  'pageNm',
  'screen',
  'widget',
  'path',
  'from',
  'id',
  'value',
  'guard',
  'fact',
  'messageId',
  'dataServiceId',
  'codeId',
  'format',
  'errorType',
  'pageStatusCode',
  'items',
];
const longest = 90;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Refusal of a guard: type, message key and path (P-678). */
const refusal = /^\w+\/\/(?<key>[^/]+)(?:\/\/.*)?$/;

/** For whom a rule is, and what it comes to; what an error is, and what is done about it. */
const ruleOf = (value: Fields, names: Names, language: Language): string => {
  const isRule =
    ['when', 'refuse', 'ask', 'pass'].some((name) => value[name] !== undefined && value[name] !== null) &&
    value['widget'] === undefined &&
    value['question'] === undefined;
  if (!isRule && value['errorType'] === undefined) return '';
  const who = isRule
    ? sayCondition(value['when'], names)[language]
    : [
        valueLabel(language, errorTexts.reactions.of.errorType.values, value['errorType']),
        ...listOf(value['codes']).map(String),
      ].join(' ');
  const says = ['message', 'refuse', 'ask', 'label', 'title', 'text']
    .map((name) => value[name])
    .find((one) => one !== undefined);
  const ends = [
    value['reaction'] === undefined
      ? ''
      : valueLabel(language, errorTexts.reactions.of.reaction.values, value['reaction']),
    value['pass'] === true ? guardTexts.rules.of.pass[language] : '',
    says === undefined
      ? ''
      : briefOf(typeof says === 'string' ? says.replace(refusal, '$<key>') : says, names, language),
    value['then'] === undefined ? '' : briefOf(value['then'], names, language),
    value['redirect'] === undefined ? '' : briefOf(value['redirect'], names, language),
  ];
  return [who, ...ends.filter((one) => one !== '')].join(' · ');
};

/** Summary of an entry: its title, else the values that distinguish it. */
export const briefOf = (value: unknown, names: Names, language: Language): string => {
  if (typeof value === 'string') return cut(names.text(value)?.[language] ?? value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return cut(
      listOf(value)
        .map((item) => briefOf(item, names, language))
        .filter((text) => text !== '')
        .join(' · '),
    );
  if (!isFields(value)) return '';
  const side = value[language] ?? value['ko'] ?? value['en'];
  if (typeof side === 'string') return cut(side);
  const ruled = ruleOf(value, names, language);
  if (ruled !== '') return cut(ruled);
  if (typeof value['action'] === 'string')
    return [
      valueLabel(language, actionTexts.action.values, value['action']),
      typeof value['pageNm'] === 'string' ? names.screen(value['pageNm'])[language] : '',
    ]
      .filter((text) => text !== '')
      .join(' ');
  const name = telling.find((one) => briefOf(value[one], names, language) !== '');
  return name === undefined ? '' : briefOf(value[name], names, language);
};

/** As `briefOf`; what was said of an entry is known for as long as things are called the same. */
export const useBrief = (): ((value: unknown, language: Language) => string) => {
  const names = useNames();
  return useMemo(() => {
    const known = { ko: new WeakMap<object, string>(), en: new WeakMap<object, string>() };
    return (value: unknown, language: Language): string => {
      if (typeof value !== 'object' || value === null) return briefOf(value, names, language);
      const said = known[language].get(value) ?? briefOf(value, names, language);
      known[language].set(value, said);
      return said;
    };
  }, [names]);
};
