import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { verifyFinishAnswer } from '#schemas/calls/identity/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { HttpError, type EdgeErrorName } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import type { Principal } from '../../core/session/principal.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { ynOf } from '../../core/wire-values.ts';
import { maskMiddle } from '../members/index.ts';
import { onwardPath } from './paths.ts';
import type { ReturnedFields } from './adapters/adapter.ts';
import { personOf } from './person.ts';
import { adapterOf, providerOfId } from './provider.ts';
import {
  BACK_MS,
  endVerification,
  findByReference,
  findVerification,
  giveFieldsBack,
  mayReturn,
  openFields,
  openResult,
  openStarted,
  saveResult,
  sealFields,
  takeFields,
  type VerificationRow,
} from './verifications-store.ts';

type Answer = FromSchema<typeof verifyFinishAnswer>;

/** Pause between looks at a return that another call is finishing. */
const LOOK_MS = 100;

const memberOf = (principal: Principal): string | null => (principal.kind === 'member' ? principal.session.uid : null);

const returnUrlOf = (app: FastifyInstance, { page }: VerificationRow): string =>
  onwardPath(app, { nextScreen: '', page });

/** Refuses with the path of the page that started, so that the visitor can start again. */
const refusal = (app: FastifyInstance, row: VerificationRow, kind: EdgeErrorName): HttpError =>
  new HttpError(kind, undefined, { returnUrl: returnUrlOf(app, row) });

/** Settles with the promise, or rejects with `verifyAway` after a time. */
const within = async <Value>(ms: number, promise: Promise<Value>): Promise<Value> => {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new HttpError('verifyAway');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
};

/**
 * Asks the provider about a return, and stores the outcome: the person, or the end of the verification. Gives the return back if the provider is away, and
 * throws `verifyAway`.
 */
const askProvider = async (app: FastifyInstance, row: VerificationRow): Promise<void> => {
  const { context } = app;
  const now = app.clock.now();
  const provider = providerOfId(app, row.provider);
  const started = openStarted(context, row.secrets);
  const fields = openFields(context, row.fields);
  if (!mayReturn(row, now) || isBackLate(row, now)) return endVerification(context, row.id, 'EXPIRED');
  if (provider === undefined || started === undefined || fields === undefined)
    return endVerification(context, row.id, 'FAILED', 'REFUSED');
  let next = row.fields;
  const keep = (kept: ReturnedFields): void => void (next = sealFields(context, kept));
  try {
    const { method } = row;
    const claims = await adapterOf(provider).finish({ app, provider, method, started, fields, keep });
    await saveResult(context, row.id, personOf(context, provider, method, claims));
  } catch (error) {
    const code = error instanceof HttpError ? error.answer.code : '';
    if (code === 'VRF_07') {
      await giveFieldsBack(context, { id: row.id, fields: next });
      throw error;
    }
    await (code === 'VRF_03'
      ? endVerification(context, row.id, 'EXPIRED')
      : endVerification(context, row.id, 'FAILED', code === 'VRF_01' ? 'CANCELLED' : 'REFUSED'));
    if (!(error instanceof HttpError)) throw error;
  }
};

const isBackLate = ({ back_at }: VerificationRow, now: Date): boolean => now.getTime() - Date.parse(back_at) > BACK_MS;

/**
 * Returns the row after the return has been finished, by this call or by another one of the same browser. Waits as long as the provider may take; its answer
 * is stored even after that, so that the next call finds it.
 */
const finished = async (app: FastifyInstance, found: VerificationRow): Promise<VerificationRow> => {
  const { timeoutMs = 0 } = providerOfId(app, found.provider) ?? {};
  let row = found;
  for (let waited = 0; ; waited += LOOK_MS) {
    if (row.state !== 'STARTED') return row;
    const isTaken = row.fields === '';
    // A process that had taken the return has ended.
    if (isTaken && isBackLate(row, app.clock.now())) await endVerification(app.context, row.id, 'EXPIRED');
    else if (!isTaken && (await takeFields(app.context, row))) await within(timeoutMs, askProvider(app, row));
    else if (waited >= timeoutMs) return row;
    else await wait(LOOK_MS);
    row = (await findVerification(app.store.db, row.id)) ?? row;
  }
};

const failure = ({ state, reason }: VerificationRow): EdgeErrorName => {
  if (state === 'STARTED') return 'verifyAway';
  if (state !== 'FAILED') return 'verifyExpired';
  return reason === 'CANCELLED' ? 'verifyCancelled' : 'verifyFailed';
};

const answerOf = (app: FastifyInstance, row: VerificationRow, person: VerifiedPerson, nextScreen: string): Answer => {
  const path = onwardPath(app, { nextScreen, page: row.page });
  return {
    verifyId: row.id,
    method: row.method,
    purpose: row.purpose,
    nextScreen,
    returnUrl: nextScreen === '' ? `${path}?verifyId=${row.id}${row.purpose === 'PROVE' ? '&proven=Y' : ''}` : path,
    userName: maskName(person.name),
    birthDate: person.birthDate,
    genderCd: person.gender === '1' ? '1' : '2',
    foreignerYn: ynOf(person.foreigner),
    mobileNo: maskMiddle(person.mobile),
  };
};

type Input = CallInput<{ readonly ref: string }>;

/**
 * Hands the person to the service of the purpose, once. The answer names the screen that follows, or none if the page that started goes on itself. A
 * verification that changes the rights of the session gives it new tokens.
 */
const handOn = async (
  app: FastifyInstance,
  { principal, reply, once }: Input,
  row: VerificationRow,
  person: VerifiedPerson,
): Promise<Answer> => {
  const next = app.ports.verified[row.purpose];
  if (row.state === 'USED' || next === undefined) return answerOf(app, row, person, row.next_screen);
  const { id, binder } = row;
  const session = row.member !== null && principal.kind === 'member' ? principal.session : undefined;
  const { answer, tokens } = await once(async (tx) => {
    const screen = await next(tx, {
      id,
      binder,
      ...(session === undefined ? {} : { member: session.uid, login: session.login }),
    });
    await tx.updateTable('verifications').set({ next_screen: screen }).where('id', '=', id).execute();
    const isUsed = (await findVerification(tx, id))?.state === 'USED';
    return {
      answer: answerOf(app, row, person, screen),
      tokens: isUsed && session?.profile === 'browser' ? await renewSession(tx, app.context, session) : undefined,
    };
  }).catch((error: unknown) => {
    throw error instanceof HttpError ? error.with({ returnUrl: returnUrlOf(app, row) }) : error;
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, app.clock.now().getTime());
  return answer;
};

/**
 * Finishes a verification by the reference of its return. An unknown reference, another browser and another member get the same refusal
 * (`verifyExpired`). The same browser may repeat the call: it gets the same answer until the result expires.
 */
export const finishVerification = async (app: FastifyInstance, input: Input): Promise<Answer> => {
  const {
    body: { ref },
    request,
    principal,
  } = input;
  const found = await findByReference(app.store.db, ref);
  const isOwn =
    found !== undefined &&
    found.binder === binderOf(request, app.env) &&
    (found.member === null || found.member === memberOf(principal));
  if (!isOwn) throw new HttpError('verifyExpired');
  const row = await finished(app, found).catch((error: unknown) => {
    throw error instanceof HttpError ? error.with({ returnUrl: returnUrlOf(app, found) }) : error;
  });
  const isLate = row.result_until <= app.clock.now().toISOString();
  const person = isLate ? undefined : openResult(app.context, row.result);
  if ((row.state !== 'RETURNED' && row.state !== 'USED') || person === undefined) throw refusal(app, row, failure(row));
  return handOn(app, input, row, person);
};
