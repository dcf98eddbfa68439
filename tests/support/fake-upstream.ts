import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeUpstream {
  /** Such as `http://127.0.0.1:40000`. */
  readonly origin: string;
  /** Requests received so far. */
  readonly requests: readonly IncomingMessage[];
  /** Bodies of the requests that were read. */
  readonly bodies: readonly string[];
  /** Answers otherwise from now on. */
  behave(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Answers with JSON, or with a text that claims to be JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Data in the specification's form. */
export const data = (value: unknown): RequestListener => json({ code: '200', data: value });

/** Never answers. */
export const silent: RequestListener = () => undefined;

/** Breaks the connection off. */
export const hangUp: RequestListener = (request) => void request.socket.destroy();

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // it listens on TCP

/** A host on this machine that behaves as it is told. */
export const fakeUpstream = async (first: RequestListener): Promise<FakeUpstream> => {
  let listener = first;
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', () => bodies.push(body));
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    requests,
    bodies,
    behave: (next) => void (listener = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
