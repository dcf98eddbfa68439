import type { RawDocument } from '#content';
import { splitInputName, type DocumentSelection } from './select-documents.ts';

const WAIT_MS = 30_000;

/** Reads documents from the publishing API of a running server. Rejects with advice when it does not return them. */
export async function readServer(name: string, token: string | undefined): Promise<RawDocument[]> {
  const { place, which = 'live' } = splitInputName(name);
  if (token === undefined || token === '')
    throw new Error(`${place} serves its documents to operators only: set CONSOLE_TOKEN or add --token <token>.`);
  const answer = await ask(place, which, token);
  const body = await readBody(place, answer);
  if (answer.ok && isSite(body)) return body.documents.map((document) => toRaw(document));
  const { errorMessage } = (body ?? {}) as { readonly errorMessage?: unknown };
  if (answer.status === 401)
    throw new Error(`${place} rejected the token. Use a token of that server (CONSOLE_TOKEN or --token).`);
  if (typeof errorMessage === 'string' && !(answer.status === 404 && which === 'live'))
    throw new Error(`${place} answered ${answer.status}: ${errorMessage}`);
  throw new Error(
    `${place} is not a Promenade server, or an older version: it answered ${answer.status} to GET /api/console/v1/site.`,
  );
}

async function ask(place: string, which: DocumentSelection, token: string): Promise<Response> {
  const address = new URL('/api/console/v1/site', place);
  if (which === 'drafts') address.searchParams.set('drafts', 'true');
  if (typeof which === 'number') address.searchParams.set('release', String(which));
  try {
    // Do not follow redirects: the token is for the named server only.
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`${place} did not answer within ${WAIT_MS / 1000} seconds.`, { cause: error });
    throw new Error(
      `No answer from ${place}${cause?.code === undefined ? '' : ` (${cause.code})`}. Is the server running?`,
      { cause: error },
    );
  }
}

async function readBody(place: string, answer: Response): Promise<unknown> {
  if (answer.status >= 300 && answer.status < 400)
    throw new Error(`${place} redirects to ${answer.headers.get('location') ?? 'another address'}: use that address.`);
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

const isSite = (body: unknown): body is { readonly documents: readonly RawDocument['body'][] } =>
  typeof body === 'object' &&
  body !== null &&
  'documents' in body &&
  Array.isArray(body.documents) &&
  body.documents.every((one) => typeof one === 'object' && one !== null);

const toRaw = (body: RawDocument['body']): RawDocument => ({
  type: String(body['type']),
  id: String(body['id']),
  body,
});
