import type { SearchAnswer } from '#schemas/common-answers.schema';
import type { DataState } from '../define-widget.ts';

const isFound = (value: unknown): value is SearchAnswer =>
  typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list) && 'totalCnt' in value && 'pageNo' in value;

/** Results, or the state shown instead. */
export const readFound = (data: DataState | undefined): SearchAnswer | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return data.state === 'ready' && isFound(data.value) ? data.value : 'failed';
};

/** Fills the `{{name}}` of a text. */
export const fillWords = (text: string, words: Readonly<Record<string, string>>): string => text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => words[name] ?? hole);
