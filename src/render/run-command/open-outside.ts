import { isAppAddress, resolveTarget } from '#engine';

/** Loads an internal address from the server, for pages that the browser cannot render. */
export const reloadFromServer = (address: string): void => {
  if (resolveTarget(address, { allowedHosts: [] }).kind === 'inside') window.location.assign(address);
};

/** Opens an internal page in the app. Does nothing without an app. */
export const openApp = (href: string | undefined): void => {
  if (href !== undefined && isAppAddress(href)) window.location.assign(href);
};

/** Opens an external address that resolve-target accepts. A new window gets no opener reference. */
export const openOutside = (href: string, newWindow: boolean): void => {
  // Checks again, since callers may pass any address.
  const target = resolveTarget(href, { allowedHosts: [] });
  if (target.kind === 'rejected') return;
  if (newWindow) window.open(href, '_blank', 'noopener,noreferrer');
  else window.location.assign(href);
};

/** Goes on at a page of the server or at the https address of a provider, in this window. Returns false for any other address. */
export const handOver = (address: string): boolean => {
  const target = resolveTarget(address, { allowedHosts: [] });
  if (target.kind === 'inside') window.location.assign(target.path);
  else if (target.kind === 'outside') window.location.assign(target.href);
  return target.kind === 'inside' || target.kind === 'outside';
};
