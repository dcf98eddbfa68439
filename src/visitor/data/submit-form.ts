import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import type { FormCall, Submitted } from '#schemas/form';
import { CallError, makeCall, type Call, type CallScope } from './call-service.ts';
import type { SessionTools } from '../session/tools.ts';
import { duringWrite } from './own-writes.ts';

interface FormParts {
  readonly scope: CallScope;
  readonly tools: SessionTools;
  /** Said where the server gave no words of its own. */
  readonly unknownError: string;
}

const load = () => import('../session/session.ts');

const isLogin = (data: unknown): data is LoginAnswer => typeof data === 'object' && data !== null && 'userInfo' in data;

/** Effect of a response on the session: it starts or ends one, or may change the viewer. */
const carryOver = async (
  { session }: FormCall,
  values: Readonly<Record<string, unknown>>,
  data: unknown,
  tools: SessionTools,
): Promise<void> => {
  switch (session) {
    case 'begins':
      // A social account that no member has begins a join, not a login.
      if (isLogin(data)) await (await load()).signIn(tools, data, values['autoLoginYn'] === 'Y');
      return;
    case 'changes':
      return (await load()).sessionChanged(tools);
    case 'renews':
      return (await load()).sessionRenewed(tools);
    case 'ended':
      return (await load()).sessionEnded(tools);
    case 'ends':
    case undefined:
  }
};

/** A boarding that was given up is no longer flagged on the device. */
const noteDisabled = async ({ parkType }: Readonly<Record<string, unknown>>, data: unknown): Promise<void> => {
  if (
    typeof parkType !== 'string' ||
    typeof data !== 'object' ||
    data === null ||
    !('disabledYn' in data) ||
    data.disabledYn !== 'Y'
  )
    return;
  const { disabledGivenUp } = await load();
  disabledGivenUp(parkType);
};

/** A member's calls are done once for their key, so that their lost answers may be asked for again. */
const lostAnswers = async ({ presentRef, release }: SessionTools): Promise<Pick<Call, 'graceSeconds'>> =>
  presentRef.current.viewer.login === true ? { graceSeconds: (await release()).account.graceSeconds } : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fills `{name}` in the path of a call from its values; the rest is the body. */
const fillPath = (
  uri: string,
  values: Readonly<Record<string, unknown>>,
): { readonly uri: string; readonly rest: Readonly<Record<string, unknown>> } => {
  const names = new Set(Array.from(uri.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  return {
    uri: uri.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name]))),
    rest: Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))),
  };
};

/** Makes the call of a form with its values; those of a GET stand in its address, and so do those beside a file, which is the body then. What the server says against it is the form's to show. */
export const submitForm = (
  call: FormCall,
  given: Readonly<Record<string, unknown>>,
  parts: FormParts,
): Promise<Submitted> =>
  // News of the change waits until the session has taken the answer in.
  duringWrite(() => submit(call, given, parts));

const submit = async (
  call: FormCall,
  given: Readonly<Record<string, unknown>>,
  { scope, tools, unknownError }: FormParts,
): Promise<Submitted> => {
  const { uri, rest: values } = fillPath(call.uri, given);
  const file = Object.values(values).find((value) => value instanceof Blob);
  const inQuery = Object.entries(values).filter(([, value]) => value !== file);
  const query =
    inQuery.length > 0 && (call.method === 'GET' || file !== undefined)
      ? `?${new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)])).toString()}`
      : '';
  try {
    if (call.session === 'ends') {
      await (await load()).signOut(tools);
      return { state: 'done', data: true };
    }
    const { method, timeoutMs, skipErrorHandler } = call;
    const data = await makeCall(
      {
        method,
        url: uri + query,
        body: file ?? values,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(skipErrorHandler === undefined ? {} : { skipErrorHandler }),
        ...(method === 'POST' ? { idempotencyKey: crypto.randomUUID(), ...(await lostAnswers(tools)) } : {}),
      },
      scope,
    );
    await carryOver(call, values, data, tools);
    await noteDisabled(values, data);
    return { state: 'done', data };
  } catch (error) {
    if (error instanceof CallError && error.handled) return { state: 'handled' };
    const said = error instanceof CallError ? error.message : '';
    // Only refusals of the call itself have a code that a widget can answer.
    return {
      state: 'refused',
      message: said === '' ? unknownError : said,
      ...(error instanceof CallError && error.errorType === 'B' ? { code: error.code, values: error.values } : {}),
    };
  }
};
