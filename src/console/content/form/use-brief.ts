import { useCallback } from 'react';
import type { Names } from '../../../content/diff/names.ts';
import { useNames } from '../../site/use-site.tsx';
import type { Language } from '../../texts/use-texts.ts';
import { valueLabel } from './labels.ts';
import { isFields, listOf } from './schema.ts';

const telling = ['title', 'label', 'text', 'menuName', 'linkName', 'name', 'message', 'codeName', 'heading', 'caption', 'pageNm', 'screen', 'widget', 'path', 'from', 'id', 'value', 'guard', 'fact', 'messageId', 'dataServiceId', 'codeId', 'format', 'errorType', 'pageStatusCode', 'items'];
const longest = 60;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What an entry is about, in a few words: its title where it has one, else whatever tells it from its neighbours. */
export const briefOf = (value: unknown, names: Names, language: Language): string => {
  if (typeof value === 'string') return cut(names.text(value)?.[language] ?? value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return cut(listOf(value).map((item) => briefOf(item, names, language)).filter((text) => text !== '').join(' · '));
  if (!isFields(value)) return '';
  const side = value[language] ?? value['ko'] ?? value['en'];
  if (typeof side === 'string') return cut(side);
  if (typeof value['action'] === 'string') return [valueLabel(language, 'action', value['action']), typeof value['pageNm'] === 'string' ? names.screen(value['pageNm'])[language] : ''].filter((text) => text !== '').join(' ');
  const name = telling.find((one) => briefOf(value[one], names, language) !== '');
  return name === undefined ? '' : briefOf(value[name], names, language);
};

export const useBrief = (): ((value: unknown, language: Language) => string) => {
  const names = useNames();
  return useCallback((value: unknown, language: Language) => briefOf(value, names, language), [names]);
};
