import { sameValue } from '../../../content/check/same-value.ts';
import { isFields } from '../../../content/check/is-fields.ts';
import { listOf } from './schema.ts';

/** Stands for the live value where there is none to compare with: a new document, a new entry of a list. */
export const nothingLive = Symbol('nothing live');

const identities = ['id', 'menuUid', 'codeId', 'messageId', 'value', 'const', 'guard', 'name'] as const;

const identityOf = (item: unknown): string | undefined => {
  if (!isFields(item)) return undefined;
  const name = identities.find((one) => typeof item[one] === 'string' && item[one] !== '');
  return name === undefined ? undefined : `${name} ${String(item[name])}`;
};

/** The entry of a live list that an entry was: by its own name where it has one, else the equal one, else that at the same place while no entry came or went. */
export const liveItem = (live: unknown, list: readonly unknown[], index: number): unknown => {
  if (!Array.isArray(live)) return nothingLive;
  const item = list[index];
  // Two entries may go by one name.
  if (sameValue(live[index], item)) return live[index];
  const identity = identityOf(item);
  const isOwn = (one: unknown): boolean =>
    identity === undefined ? sameValue(one, item) : identityOf(one) === identity;
  const found = listOf(live).find(isOwn);
  if (found !== undefined) return found;
  return live.length === list.length && identity === undefined ? live[index] : nothingLive;
};

/** What was live at a name; undefined where the live value has no such name. */
export const liveField = (live: unknown, name: string): unknown =>
  live === nothingLive ? nothingLive : isFields(live) && Object.hasOwn(live, name) ? live[name] : undefined;

/** Whether a value is another than the live one. */
export const isOther = (value: unknown, live: unknown): boolean => live !== nothingLive && !sameValue(value, live);
