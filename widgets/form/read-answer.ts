import { parsePointer, valueAtPointer } from '#engine/values/json-pointer';
import type { Decoded } from '#schemas/command';
import type { Item } from '../port.tsx';
import type { Settings } from './settings.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Displayed part of a response; undefined when nothing is displayed. */
export const readAnswer = ({ answer }: Decoded<Settings>, data: unknown): readonly string[] | undefined => {
  const list = answer === undefined ? undefined : valueAtPointer(data, parsePointer(answer.list));
  return Array.isArray(list) ? list.filter(isText) : undefined;
};

/** The texts of an answer by their names, for what follows it. */
export const textsOf = (data: unknown): Item =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};
