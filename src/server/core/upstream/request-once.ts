import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { UpstreamOrigin } from '#content/check/upstream-origin';
import { UpstreamFault } from './fault.ts';

/** Maximum size of a response, in bytes. */
export const LARGEST = 1024 * 1024;
/** Maximum time to connect, including the TLS handshake. */
export const CONNECT_MS = 5_000;

export interface OutgoingCall {
  readonly origin: UpstreamOrigin;
  /** Checked addresses; no other address is connected to. */
  readonly addresses: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Replaces a second DNS lookup, which could return a different address. */
const pinned = (addresses: readonly string[]): LookupFunction => {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => (all ? done(null, known) : done(null, known[0]?.address ?? '', known[0]?.family));
};

const optionsOf = ({
  origin: { https, host, port },
  addresses,
  method,
  target,
  headers,
  body,
  signal,
}: OutgoingCall): RequestOptions => ({
  host,
  port,
  method,
  path: target,
  lookup: pinned(addresses),
  // Use a new connection: a reused one could lead to an address checked for a different call.
  agent: false,
  ...(https && isIP(host) === 0 ? { servername: host } : {}),
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
    'accept-encoding': 'identity',
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  },
  signal,
});

const watchConnect = (request: ClientRequest, isConnected: 'connect' | 'secureConnect'): void => {
  const timer = setTimeout(
    () => request.destroy(new UpstreamFault('late', `no connection within ${CONNECT_MS} ms`)),
    CONNECT_MS,
  );
  const stop = (): void => clearTimeout(timer);
  request.once('socket', (socket) => socket.once(isConnected, stop)).once('close', stop);
};

const readText = async (response: IncomingMessage): Promise<string> => {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new UpstreamFault('lying', `the answer is packed as ${encoding}, which was not asked for`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new UpstreamFault('lying', `the answer is larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new UpstreamFault('lying', 'the answer is no UTF-8', error);
  }
};

/** If `signal` aborted, its reason is the error; any other broken connection means the upstream is unreachable. */
const faultOf = (error: unknown, { signal, origin }: OutgoingCall): UpstreamFault => {
  if (error instanceof UpstreamFault) return error;
  if (signal.reason instanceof UpstreamFault) return signal.reason;
  return new UpstreamFault('away', `${origin.host} broke the connection off`, error);
};

/** Sends one request to exactly the checked addresses and reads the whole response. Follows no redirect. Throws an UpstreamFault. */
export const requestOnce = async (call: OutgoingCall): Promise<Reply> => {
  const answered = Promise.withResolvers<IncomingMessage>();
  const request = (call.origin.https ? requestHttps : requestHttp)(optionsOf(call), answered.resolve);
  request.on('error', answered.reject);
  watchConnect(request, call.origin.https ? 'secureConnect' : 'connect');
  request.end(call.body);
  try {
    const response = await answered.promise;
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      text: await readText(response),
    };
  } catch (error) {
    throw faultOf(error, call);
  } finally {
    request.destroy();
  }
};
