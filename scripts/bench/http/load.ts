import autocannon, { type Request } from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 1;

/** Properties of a single request, and a callback for its response. */
export interface OwnRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answered?: () => void;
}

export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes every URL unique, so that nothing is cached. */
  readonly isUnique?: boolean;
  /** Creates each request. Requests in flight at the end get no response. */
  readonly next?: () => OwnRequest;
}

let last = 0;

const uniquely = (url: string) => [
  { setupRequest: (request: Request) => ({ ...request, path: `${new URL(url).pathname}?n=${last++}` }) },
];

const oneByOne = (next: () => OwnRequest) => [
  {
    setupRequest(request: Request, context: Record<string, unknown>) {
      const { headers = {}, body, answered } = next();
      context['answered'] = answered;
      return { ...request, headers: { ...request.headers, ...headers }, ...(body === undefined ? {} : { body }) };
    },
    onResponse(_status: number, _body: string, { answered }: Record<string, unknown>) {
      if (typeof answered === 'function') answered();
    },
  },
];

/** Responses per second over ten connections. Throws on any failed request. */
export async function rateOf({ url, method = 'GET', headers = {}, isUnique = false, next }: Target): Promise<number> {
  const requests = next === undefined ? (isUnique ? uniquely(url) : undefined) : oneByOne(next);
  const result = await autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(requests === undefined ? {} : { requests }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer well: ${JSON.stringify(result)}`);
  return (result['2xx'] * 1000) / (result.finish.getTime() - result.start.getTime());
}
