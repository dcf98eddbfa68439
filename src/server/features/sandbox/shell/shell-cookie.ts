import type { FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/parts';

/** Which app the simulator plays. */
export interface PlayedShell {
  readonly os: 'ios' | 'android';
  readonly locale: Locale;
}

/** The simulator sets it while it is open; nothing but the hooks of `frame-site` reads it, and those are there only while the sandbox is on. */
export const shellCookie = 'sandbox_shell';

const played = new RegExp(`(?:^|;\\s*)${shellCookie}=(ios|android)\\.(ko|en)(?:;|$)`);

/**
 * The shell that a request comes out of: an inner frame's page or call, while the simulator is open in this browser. A page in a tab of its own
 * stays what it is; of its calls the browser does not tell them apart.
 */
export const playedShell = ({ headers }: Pick<FastifyRequest, 'headers'>): PlayedShell | undefined => {
  if (headers['sec-fetch-dest'] === 'document') return undefined;
  const [, os, locale] = played.exec(headers.cookie ?? '') ?? [];
  // The expression lets nothing else through.
  return os === undefined ? undefined : ({ os, locale } as PlayedShell);
};

/** The user agent of the shell, with the language as either shell writes it: in a comment, and bare. */
export const shellAgent = ({ os, locale }: PlayedShell, marker: string): string =>
  os === 'ios'
    ? `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${marker}/1.0 (LangCode=${locale}; sandbox)`
    : `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0 Mobile Safari/537.36 ${marker}/1.0 LangCode=${locale}`;
