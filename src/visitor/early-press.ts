import { beginEarly } from './early-calls.ts';

/**
 * A button that the server has drawn does nothing before the page is taken over, which a slow network makes seconds of. This small file comes
 * ahead of all others: it begins the calls of the page, and keeps the last button that is pressed until then. Links lead to their address by themselves, except those
 * that ask before they leave the site.
 */
let pressed: HTMLElement | undefined;

const keep = (event: MouseEvent): void => {
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, summary') : null;
  if (at === null) return;
  const asks = 'asks' in at.dataset;
  pressed = asks || at instanceof HTMLButtonElement ? at : undefined;
  // Scripts send POST forms; a GET form has an address that answers it.
  if (asks || (at instanceof HTMLButtonElement && at.type === 'submit' && at.form?.method === 'post'))
    event.preventDefault();
};

document.addEventListener('click', keep, true);

/** From now on the page answers by itself: what was pressed last is pressed once more, if it is still there. */
export const pressAgain = (): void => {
  document.removeEventListener('click', keep, true);
  if (pressed?.isConnected === true) pressed.click();
};

beginEarly();
