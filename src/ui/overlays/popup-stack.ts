/** A popup that stands over the page. */
export interface OpenPopup {
  close(): void;
}

const open: OpenPopup[] = [];

/** Notes that a popup stands over the page and those before it; the function returned takes it away. */
export const registerPopup = (popup: OpenPopup): (() => void) => {
  open.push(popup);
  return () => {
    const at = open.indexOf(popup);
    if (at >= 0) open.splice(at, 1);
  };
};

/** The popup on top, which going back closes first (P-453). */
export const topPopup = (): OpenPopup | undefined => open.at(-1);
