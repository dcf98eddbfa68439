import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError, type EdgeErrorName } from '../../core/errors.ts';
import { tryNumber, WrongNumber } from '../../core/records/typed-numbers.ts';

/** Errors of wrong numbers. One that the member has registered already is no wrong number: it names the product. */
const wrong: Readonly<Record<string, EdgeErrorName>> = {
  PKT_01: 'ticketUnknown',
  PKT_02: 'ticketTaken',
  PKT_05: 'ticketBirth',
};

const asWrong = (error: unknown): never => {
  const name =
    error instanceof HttpError && error.answer['productId'] === undefined ? wrong[error.answer.code] : undefined;
  throw name === undefined ? error : new WrongNumber(name);
};

const numberOf = (subject: string): string => `ticket ${subject}`;

/** Runs an attempt with a typed number and counts wrong ones: per member and address, and per `subject` (a booking or pass) whoever tries. */
export const limitTyped = <Result>(
  app: FastifyInstance,
  request: FastifyRequest,
  { member, subject }: { readonly member: string; readonly subject?: string },
  attempt: () => Promise<Result>,
): Promise<Result> =>
  tryNumber(
    app,
    { member, address: clientAddress(request), ...(subject === undefined ? {} : { number: numberOf(subject) }) },
    () => attempt().catch(asWrong),
  );

/** Counts wrong tries of a subject, whoever tries. It is for an attempt of `limitTyped` that reads its subject. */
export const limitSubject = <Result>(
  app: FastifyInstance,
  subject: string,
  attempt: () => Promise<Result>,
): Promise<Result> => tryNumber(app, { number: numberOf(subject) }, () => attempt().catch(asWrong));
