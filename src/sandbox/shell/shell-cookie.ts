import type { FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/parts';

/** Platform that the simulator imitates. */
export interface PlayedShell {
  readonly os: 'ios' | 'android';
  readonly locale: Locale;
}

/** Cookie that the simulator sets while open. Only the hooks of `frame-site` read it, and they exist only with the sandbox. */
export const shellCookie = 'sandbox_shell';

const played = new RegExp(`(?:^|;\\s*)${shellCookie}=(ios|android)\\.(ko|en)(?:;|$)`);

/**
 * Returns the shell of a request: of a framed page or call while the simulator is open in this browser. A page in its own tab is unaffected, but the
 * browser does not distinguish its calls from those of the frame.
 */
export const playedShell = ({ headers }: Pick<FastifyRequest, 'headers'>): PlayedShell | undefined => {
  if (headers['sec-fetch-dest'] === 'document') return undefined;
  const [, os, locale] = played.exec(headers.cookie ?? '') ?? [];
  // The expression allows only these values.
  return os === undefined ? undefined : ({ os, locale } as PlayedShell);
};

/** Returns the user agent of the shell, with the language as each platform writes it: in a comment, or bare. */
export const shellAgent = ({ os, locale }: PlayedShell, marker: string): string =>
  os === 'ios'
    ? `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${marker}/1.0 (LangCode=${locale}; sandbox)`
    : `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0 Mobile Safari/537.36 ${marker}/1.0 LangCode=${locale}`;
