import { isFields } from '../../../content/check/is-fields.ts';
import { lineAndColumn, scanJson } from '../../../content/check/json-text.ts';
import type { Words } from '../../../content/check/problem.ts';
import type { Body } from '../../api/client.ts';

/** Result of parsing a text as a document. */
export type ReadText =
  | { readonly state: 'document'; readonly body: Body }
  | { readonly state: 'syntax'; readonly offset: number; readonly line: number; readonly text: Words }
  | { readonly state: 'no-object' }
  | { readonly state: 'another' };

/** The document that a text is, as long as it is still the same one; `$schema` is for other editors and goes. */
export const readText = (text: string, { type, id }: { readonly type: string; readonly id: string }): ReadText => {
  const fault = scanJson(text);
  if (fault !== undefined)
    return { state: 'syntax', offset: fault.offset, line: lineAndColumn(text, fault.offset).line, text: fault.text };
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) return { state: 'no-object' };
  const { $schema: _, ...rest } = value;
  return rest['type'] === type && rest['id'] === id
    ? { state: 'document', body: { ...rest, type, id } }
    : { state: 'another' };
};

/** A document as it is shown. */
export const printBody = (body: Body): string => JSON.stringify(body, null, 2);
