const has = (name: string): boolean => document.cookie.split('; ').some((one) => one.startsWith(`${name}=`));

/** True when there is an access token. Scripts cannot see it, but its companion cookie has the same lifetime. */
export const hasAccess = (): boolean => has('access_hint');

/** True when the server assumes a session. */
export const hasSession = (): boolean => has('session_hint');

/** Takes the signs away; the tokens themselves only the server can. */
export const dropHints = (): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of ['access_hint', 'session_hint'])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
};
