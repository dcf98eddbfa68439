import type { Locale } from '#schemas/parts';

const year = 31_536_000;
const secure = () => (location.protocol === 'https:' ? '; Secure' : '');

/** Values that the server reads too are kept in readable cookies; none of them is secret. */
const remember = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure()}`;
};

/** The visitor's own choice of language. */
export const rememberLocale = (locale: Locale): void => remember('locale', locale);

/** The resort that the visitor is in: local storage, mirrored in a cookie so that the server knows it. */
export const rememberResort = (code: string): void => {
  remember('curResort', code);
  try {
    localStorage.setItem('curResort', code);
  } catch {
    // Storage may be forbidden; the cookie still carries the value.
  }
};

/** The resort that this device has kept, if the site has it. */
export const storedResort = (known: readonly string[]): string | undefined => {
  try {
    const code = localStorage.getItem('curResort');
    return code !== null && known.includes(code) ? code : undefined;
  } catch {
    return undefined;
  }
};
