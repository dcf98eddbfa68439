import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 1;

interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes every address another one, so that nothing can be reused. */
  readonly isUnique?: boolean;
}

let last = 0;

/** Answers per second over ten connections; throws when one was not a success. */
export async function rateOf({ url, headers = {}, isUnique = false }: Target): Promise<number> {
  const unique = [{ setupRequest: (request: { path: string }) => ({ ...request, path: `${new URL(url).pathname}?n=${last++}` }) }];
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS, ...(isUnique ? { requests: unique } : {}) });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) throw new Error(`${url} did not answer well: ${JSON.stringify(result)}`);
  return (result['2xx'] * 1000) / (result.finish.getTime() - result.start.getTime());
}
