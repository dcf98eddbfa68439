import { isAppAddress, resolveTarget } from '#engine';

/** Loads an address of this site from the server, when the browser cannot answer it by itself. */
export const reloadFromServer = (address: string): void => {
  if (resolveTarget(address, { allowedHosts: [] }).kind === 'inside') window.location.assign(address);
};

/** Opens the app; the address was made from a path of this site. Where there is no app, nothing happens. */
export const openApp = (href: string | undefined): void => {
  if (href !== undefined && isAppAddress(href)) window.location.assign(href);
};

/** Opens an address outside of the site that resolve-target has let pass; a new window never reaches back. */
export const openOutside = (href: string, newWindow: boolean): void => {
  // Everything that arrives here was resolved before; what did not pass is not opened, whoever asks.
  const target = resolveTarget(href, { allowedHosts: [] });
  if (target.kind === 'rejected') return;
  if (newWindow) window.open(href, '_blank', 'noopener,noreferrer');
  else window.location.assign(href);
};
