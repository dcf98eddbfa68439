import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Thrown for a call whose process ended before it answered. */
export class Lost extends Error {}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly maxAge?: number;
  readonly expires?: Date;
}

const cookieOf = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split('; ');
  const valueOf = (name: string): string | undefined =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [path, maxAge, expires] = [valueOf('path'), valueOf('max-age'), valueOf('expires')];
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    ...(path === undefined ? {} : { path }),
    ...(maxAge === undefined ? {} : { maxAge: Number(maxAge) }),
    ...(expires === undefined ? {} : { expires: new Date(expires) }),
  };
};

const bodyOf = (payload: InjectOptions['payload']): string | undefined =>
  payload === undefined ? undefined : typeof payload === 'string' ? payload : JSON.stringify(payload);

/** Sends requests of test browsers to a server in another process. Throws `Lost` if it ends meanwhile, and an error for an answer of 5xx. */
export const overHttp = (originOf: () => string): (() => FastifyInstance) => {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: InjectOptions): Promise<unknown> => {
    const origin = originOf();
    const path = typeof url === 'string' ? url : (url?.pathname ?? '');
    const body = bodyOf(payload);
    const { host: _host, ...sent } = headers as Record<string, string>;
    const given = { ...(typeof payload === 'object' ? { 'content-type': 'application/json' } : {}), ...sent };
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: 'origin' in given ? { ...given, origin } : given,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`${path} answered ${response.status} ${text}`);
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: text,
        json: () => JSON.parse(text) as unknown,
        cookies: response.headers.getSetCookie().map(cookieOf),
      } satisfies Partial<Record<keyof LightMyRequestResponse, unknown>>;
    } catch (error) {
      if (error instanceof TypeError) throw new Lost();
      throw error;
    }
  };
  // The parts of an app, and of its answers, that test browsers use.
  return () => ({ inject }) as unknown as FastifyInstance;
};
