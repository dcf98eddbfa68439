import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import services from '../../../config/site/visit-event-services.json' with { type: 'json' };
import type { FormCall } from '#schemas/form';
import type { CallScope } from './call-service.ts';
import type { SessionTools } from '../session/tools.ts';
import { submitForm } from './submit-form.ts';

const scope: CallScope = { pageId: 'PGE_TST_00001', locale: 'en', timeoutMs: 30_000, listed: false, release: 'r' };
const call: FormCall = { id: 'IAM_0001', method: 'POST', uri: '/api/v1/iam/users/password-check' };

/** A form's call of somebody, of which the first answers are lost; tells the keys that it was made with. */
const submitAs = async (login: boolean, lostAnswers: number) => {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { readonly headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    if (keys.length <= lostAnswers) throw new TypeError('Failed to fetch');
    return Response.json({ code: '200', data: true });
  });
  const tools = {
    presentRef: { current: { viewer: { login } } },
    release: async () => ({ account: { graceSeconds: 10 } }),
  } as unknown as SessionTools;
  const submitted = submitForm(call, { password: 'x' }, { scope, tools, unknownError: 'It did not work' });
  await vi.advanceTimersByTimeAsync(15_000);
  return { submitted: await submitted, keys };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a form's call whose answer was lost", () => {
  it("is a member's made again under the same key, by which the server does it once", async () => {
    const { submitted, keys } = await submitAs(true, 2);
    expect([submitted, keys.length, new Set(keys).size]).toEqual([{ state: 'done', data: true }, 3, 1]);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
  });

  it('is said after four tries', async () => {
    const { submitted, keys } = await submitAs(true, 9);
    expect([submitted, keys.length]).toEqual([{ state: 'refused', message: 'It did not work' }, 4]);
  });

  it("is a guest's not made again: nobody owns its key, so it could be done twice", async () => {
    const { submitted, keys } = await submitAs(false, 9);
    expect([submitted, keys.length]).toEqual([{ state: 'refused', message: 'It did not work' }, 1]);
  });
});

it('fills the path of a call from its values, encoded; the rest is the body', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ code: '200', data: true }),
  );
  vi.stubGlobal('fetch', fetched);
  const tools = { presentRef: { current: { viewer: { login: false } } } } as unknown as SessionTools;
  await submitForm(
    { ...call, uri: '/api/v1/iam/tickets/add{wallet}' },
    { wallet: 'A/B', productId: 'P1' },
    { scope, tools, unknownError: '' },
  );
  expect(fetched.mock.calls.map(([url, { body }]) => [url, body])).toEqual([
    ['/api/v1/iam/tickets/addA%2FB', JSON.stringify({ productId: 'P1' })],
  ]);
});

it('sends a file with its own content type, and waits 90 s for the answer as its operation says [P-597] [P-711]', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init);
    return new Promise<Response>((done, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      setTimeout(() => done(Response.json({ code: '200', data: true })), 91_000);
    });
  });
  const tools = { presentRef: { current: { viewer: { login: false } } } } as unknown as SessionTools;
  const { id, method, path, timeoutMs } =
    services.documents.find((one) => one.path === '/api/v1/iam/common/file/s3-upload') ?? {};
  const upload = { id, method, uri: path, timeoutMs } as FormCall;
  const ended = vi.fn<(submitted: object) => void>();
  void submitForm(
    upload,
    { file: new Blob(['x'], { type: 'image/png' }) },
    { scope, tools, unknownError: 'late' },
  ).then(ended);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ state: 'refused', message: 'late' });
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ 'Content-Type': 'image/png' }) as unknown,
    }),
  ]);
});
