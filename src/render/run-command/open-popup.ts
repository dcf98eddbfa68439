import { resolveTarget } from '#engine';

interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** Opens an address in a small window without an opener reference. Returns false if the browser blocks it. */
export const openPopup = (href: string, { width, height }: PopupSize): boolean => {
  if (resolveTarget(href, { allowedHosts: [] }).kind === 'rejected') return false;
  try {
    // `noopener` would hide whether the window opened.
    const popup = window.open(href, '_blank', `popup,width=${width},height=${height}`);
    if (popup === null) return false;
    popup.opener = null;
    return true;
  } catch {
    return false;
  }
};
