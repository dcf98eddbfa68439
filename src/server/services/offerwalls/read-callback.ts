import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { parseMoment } from '../../../engine/index.ts';
import { momentOf } from '../../core/wire-values.ts';

/** Values of a callback by the names that the offerwall gives them. */
export type CallbackValues = ReadonlyMap<string, string>;

export interface Callback {
  /** Number of the transaction. */
  readonly ref: string;
  readonly key: string;
  readonly kind: 'EARN' | 'CHARGEBACK';
  readonly amount: number;
  readonly sentAt: Date;
  /** Empty if the offerwall sends none. */
  readonly device: string;
}

type Rules = Offerwall['callback'];

const LONGEST = 300;

const fromPairs = (pairs: Iterable<readonly [string, string]>): CallbackValues | undefined => {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    // A name that comes twice means one thing to who signed it and might mean another here.
    if (values.has(name) || value.length > LONGEST || name.length > LONGEST) return undefined;
    values.set(name, value);
  }
  return values;
};

const fromJson = (text: string): CallbackValues | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return fromPairs(
      Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'string' || typeof one === 'number' ? [[name, String(one)] as const] : [],
      ),
    );
  } catch {
    return undefined;
  }
};

/** Reads the values of a callback: of the address for GET, of a form or JSON object for POST. Undefined if they cannot be read or a name comes twice. */
export const readValues = ({
  method,
  search,
  type,
  body,
}: {
  readonly method: string;
  readonly search: string;
  readonly type: string;
  readonly body: Buffer;
}): CallbackValues | undefined => {
  if (method === 'GET') return fromPairs(new URLSearchParams(search));
  const text = body.toString('utf8');
  return type.startsWith('application/json') ? fromJson(text) : fromPairs(new URLSearchParams(text));
};

/** Returns the text that is signed: the named values in their order; a missing one is empty. */
export const signedText = (
  { signed, separator }: Pick<Rules, 'signed' | 'separator'>,
  values: CallbackValues,
): string => signed.map((name) => values.get(name) ?? '').join(separator);

/** Time of a callback in the form of its offerwall. */
const writeTime = (form: Rules['time'], at: Date): string =>
  form === 'seconds'
    ? String(Math.floor(at.getTime() / 1000))
    : form === 'milliseconds'
      ? String(at.getTime())
      : form === 'iso'
        ? at.toISOString()
        : momentOf(at.toISOString());

/** Writes the values of a callback as its offerwall does, without the signature. */
export const writeValues = (
  { fields, earn, chargeback, time }: Rules,
  { ref, key, kind, amount, sentAt, device }: Callback,
): Map<string, string> =>
  new Map([
    [fields.ref, ref],
    [fields.key, key],
    [fields.amount, String(amount)],
    [fields.kind, kind === 'EARN' ? earn : chargeback],
    [fields.time, writeTime(time, sentAt)],
    ...(fields.device === undefined ? [] : [[fields.device, device] as const]),
  ]);

/** Returns the signature of values. */
export const signCallback = (rules: Rules, secret: string, values: CallbackValues): string =>
  createHmac('sha256', secret).update(signedText(rules, values)).digest(rules.encoding);

/** True if the values are signed with the secret. A value with the separator in it is refused: its text could mean other values too. */
export const isSigned = (rules: Rules, secret: string, values: CallbackValues): boolean => {
  if (rules.signed.some((name) => values.get(name)?.includes(rules.separator) === true)) return false;
  const right = createHmac('sha256', secret).update(signedText(rules, values)).digest();
  const given = Buffer.from(values.get(rules.fields.signature) ?? '', rules.encoding);
  return given.length === right.length && timingSafeEqual(given, right);
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;

const timeOf = (form: Rules['time'], text: string): Date | undefined => {
  const at =
    form === 'iso'
      ? instant.test(text)
        ? Date.parse(text)
        : Number.NaN
      : form === 'korean'
        ? (parseMoment(text) ?? Number.NaN)
        : /^\d{1,13}$/.test(text)
          ? Number(text) * (form === 'seconds' ? 1000 : 1)
          : Number.NaN;
  // Instants beyond this have no date.
  return Number.isNaN(at) || at > 8.64e15 ? undefined : new Date(at);
};

/** Reads a callback by the field map of its offerwall; undefined if something is missing or has another shape. A chargeback may have a negative amount. */
export const callbackOf = ({ fields, earn, chargeback, time }: Rules, values: CallbackValues): Callback | undefined => {
  const read = (name: string | undefined): string => (name === undefined ? '' : (values.get(name) ?? ''));
  const given = read(fields.kind);
  const kind = given === earn ? 'EARN' : given === chargeback ? 'CHARGEBACK' : undefined;
  const [ref, key, amount] = [read(fields.ref), read(fields.key), read(fields.amount)];
  const sentAt = timeOf(time, read(fields.time));
  const isAmount = kind === 'CHARGEBACK' ? /^-?[1-9]\d{0,8}$/ : /^[1-9]\d{0,8}$/;
  if (kind === undefined || sentAt === undefined || !isAmount.test(amount) || key === '') return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(ref)) return undefined;
  return { ref, key, kind, amount: Math.abs(Number(amount)), sentAt, device: read(fields.device) };
};
