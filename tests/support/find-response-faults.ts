import type { IncomingHttpHeaders } from 'node:http';

export interface Answered {
  readonly path: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Hosts that the shipped site may link to. */
const allowed = /(?:^|\.)haneul-resort\.example$/;
const opensApp = /^haneulresort:\/\/open\?url=%2F(?!%2F|%5C)/i;

const isSafe = (address: string, origin: string): boolean => {
  if (opensApp.test(address) || /^(?:tel|mailto):/.test(address)) return true;
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin || (url.protocol === 'https:' && url.username === '' && allowed.test(url.hostname));
};

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Targets of a page's elements, including a refresh. */
const addressesIn = (html: string): readonly string[] => [
  ...[...html.matchAll(/\s(?:href|src|action|formaction|poster)="([^"]*)"/g)].map(([, address = '']) =>
    decoded(address),
  ),
  ...[...html.matchAll(/http-equiv="refresh" content="\d+; ?url=([^"]*)"/gi)].map(([, address = '']) =>
    decoded(address),
  ),
];

/** Targets of commands in the boot data. A confirmation names the host to the visitor. */
const commandsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(commandsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { kind, to, href, ask } = value as Readonly<Record<string, unknown>>;
  const own =
    kind === 'go' && typeof to === 'string'
      ? [to]
      : kind === 'open' && typeof href === 'string' && ask !== true
        ? [href]
        : [];
  return [...own, ...Object.values(value).flatMap(commandsIn)];
};

const bootIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

/** Faults in the response to a hostile address: a server error, an injected header or element, a link out of the site. */
export const findResponseFaults = ({ path, status, headers, body }: Answered, origin: string): readonly string[] => {
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  const { location } = headers;
  const ways = [
    ...(location === undefined ? [] : [location]),
    ...(isHtml ? [...addressesIn(body), ...commandsIn(bootIn(body))] : []),
  ];
  const faults = [
    ...(status >= 500 && !path.startsWith('/connection-error') ? [`status ${status}`] : []),
    ...(headers['x-injected'] !== undefined || JSON.stringify(headers['set-cookie'] ?? '').includes('injected')
      ? ['a header that came along']
      : []),
    ...(isHtml && /<[a-z]+[^<>]*\sdata-pwned/i.test(body) ? ['an element that came along'] : []),
    ...(location !== undefined && /^[/\\]{2}|[\\\s]/.test(location) ? [`Location ${location}`] : []),
    ...ways.filter((address) => !isSafe(address, origin)),
  ];
  return faults.map((fault) => `${path.slice(0, 120)}: ${fault.slice(0, 160)}`);
};
