import type { FastifyInstance } from 'fastify';

const base = '/member/verify';

/** Path at which a provider sends the browser back. */
export const returnPath = (way: string): string => `${base}/${way}`;

/** Path that leads the browser of a verification to its provider. */
export const leadingPath = (id: string): string => `${base}/go/${id}`;

/** Returns the way in a return path with a query; undefined for every other address. */
export const wayOfReturn = (url: string): string | undefined =>
  url.startsWith(`${base}/`) ? /^\/([a-z][a-z0-9-]{1,19})\/?\?/.exec(url.slice(base.length))?.[1] : undefined;

/** Path of the screen that goes on, else of the page that started; the main page if neither has one path. */
export const onwardPath = (
  { live }: FastifyInstance,
  { nextScreen, page }: { readonly nextScreen: string; readonly page: string },
): string => {
  const { snapshot } = live.current;
  const path = nextScreen === '' ? snapshot.pages[page]?.path : snapshot.screens[nextScreen];
  return path === undefined || path.includes('{') || path.includes(':') ? snapshot.site.paths.gate : path;
};
