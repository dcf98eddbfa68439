import { localised } from '#content/answers/texts';
import { parseMoment } from '../../../../engine/index.ts';
import type { EventField } from '#schemas/documents/event/schema';
import { HttpError } from '../../../core/errors.ts';
import { take } from '../../../core/records/count.ts';
import { requireOpenList } from '../fair-draw.ts';
import { countTurn, insertJoin, nextJoinNumber, type Taken, type Taking } from '../taking-part.ts';

/** Counter of the seats taken of a time. */
export const seatCounter = (event: string, slot: string) => ({ scope: 'event-slot', key: `${event} ${slot}` });

const usualMost = {
  TEXT: 100,
  LONG_TEXT: 1000,
  NUMBER: 999_999_999,
  DATE: 0,
  CHOICE: 0,
  CHECK: 0,
} as const satisfies Readonly<Record<EventField['kind'], number>>;

/** Most letters of a text, or the largest number; 0 for other fields. */
export const mostOf = ({
  kind,
  most = usualMost[kind],
}: Pick<EventField, 'kind'> & { readonly most?: number | undefined }): number => (usualMost[kind] === 0 ? 0 : most);

const fits = ({ kind, most, choices = [] }: EventField, value: string): boolean => {
  switch (kind) {
    case 'TEXT':
    case 'LONG_TEXT':
      return Array.from(value).length <= mostOf({ kind, most });
    case 'NUMBER':
      return /^\d{1,9}$/.test(value) && Number(value) <= mostOf({ kind, most });
    case 'DATE':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && parseMoment(`${value.replaceAll('-', '')}000000`) !== undefined;
    case 'CHOICE':
      return choices.some(({ id }) => id === value);
    case 'CHECK':
      return value === 'Y' || value === 'N';
  }
};

/** Reads the answers of a form. Throws `eventForm` with the name of the first field that is missing or does not fit. */
const readForm = (taking: Taking): Readonly<Record<string, string>> => {
  const {
    event: { form = [] },
    body: { answerList = [] },
  } = taking;
  const given = new Map(answerList.map(({ fieldId, value }) => [fieldId, value.trim()]));
  const answers: Record<string, string> = {};
  for (const field of form) {
    const value = given.get(field.id) ?? '';
    const isEmpty = value === '' || (field.kind === 'CHECK' && value === 'N');
    if (isEmpty ? field.optional !== true : !fits(field, value))
      throw new HttpError('eventForm', undefined, { field: localised(field.label, taking.locale) });
    if (!isEmpty) answers[field.id] = value;
  }
  return answers;
};

/** Applies: for a draw, for a seat, or by a form alone. */
export const apply = async (taking: Taking): Promise<Taken> => {
  const {
    tx,
    event: { id, kind, form, slots, draw },
    body,
  } = taking;
  if (kind === 'ETC' && form === undefined) throw new HttpError('eventState');
  const answers = JSON.stringify(readForm(taking));
  const slot = slots?.find((one) => one.id === body.slotId);
  // A slot that is named must be one of the event, also where it has none.
  if ((slots !== undefined || (body.slotId ?? '') !== '') && slot === undefined)
    throw new HttpError('eventForm', undefined, { field: 'slotId' });
  const { turn, occasion } = await countTurn(taking);
  const join = await insertJoin(taking, { occasion, turn, answers, slot: slot?.id ?? '', state: 'APPLIED' });
  // Numbered first: this locks the event, so that nobody gives back a seat between the check and the entry in the waitlist, and no draw begins before the entry is stored.
  const no = await nextJoinNumber(tx, id);
  if (draw !== undefined) await requireOpenList(tx, id);
  const result =
    slot === undefined
      ? draw === undefined
        ? 'DONE'
        : 'APPLIED'
      : (await take(tx, { ...seatCounter(id, slot.id), capacity: slot.seats }))
        ? 'WON'
        : 'WAITLISTED';
  await tx.updateTable('event_joins').set({ no, state: result }).where('id', '=', join).execute();
  return { join, result };
};
