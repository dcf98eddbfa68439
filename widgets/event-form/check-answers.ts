import type { EventState } from '#schemas/calls/events/answers';

export type Field = EventState['fieldList'][number];
/** Values by field ID; Y or N of a tick. */
export type Answers = Readonly<Record<string, string>>;

export type AnswerFault =
  | { readonly what: 'required' | 'choose' | 'tick' }
  | { readonly what: 'long' | 'large'; readonly count: number };

const isEmpty = ({ kindCd }: Field, value: string): boolean => value === '' || (kindCd === 'CHECK' && value === 'N');

/** Finds the fault of an answer. The server checks again. */
export const answerFault = (field: Field, given: string): AnswerFault | undefined => {
  const value = given.trim();
  if (isEmpty(field, value))
    return field.requiredYn === 'N'
      ? undefined
      : { what: field.kindCd === 'CHECK' ? 'tick' : field.kindCd === 'CHOICE' ? 'choose' : 'required' };
  if (field.most === 0) return undefined;
  if (field.kindCd === 'NUMBER') return Number(value) > field.most ? { what: 'large', count: field.most } : undefined;
  const isText = field.kindCd === 'TEXT' || field.kindCd === 'LONG_TEXT';
  return isText && Array.from(value).length > field.most ? { what: 'long', count: field.most } : undefined;
};

/** Answers as the call takes them; empty ones are left out. */
export const answerList = (
  fields: readonly Field[],
  answers: Answers,
): readonly { readonly fieldId: string; readonly value: string }[] =>
  fields.flatMap((field) => {
    const value = (answers[field.fieldId] ?? '').trim();
    return isEmpty(field, value) ? [] : [{ fieldId: field.fieldId, value }];
  });
