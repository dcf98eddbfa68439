import type { FormCall, Submitted } from '#schemas/form';
import { CallError, makeCall, type CallScope } from './call-service.ts';

/** Makes the call of a form with its values; those of a GET stand in its address. What the server says against it is the form's to show. */
export const submitForm = async (call: FormCall, values: Readonly<Record<string, unknown>>, scope: CallScope, unknownError: string): Promise<Submitted> => {
  const query = call.method === 'GET' ? `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}` : '';
  const inTime = call.timeoutMs === undefined ? scope : { ...scope, timeoutMs: call.timeoutMs };
  try {
    return { state: 'done', data: await makeCall({ method: call.method, url: call.uri + query, body: values }, inTime) };
  } catch (error) {
    const said = error instanceof CallError ? error.message : '';
    return { state: 'refused', message: said === '' ? unknownError : said };
  }
};
