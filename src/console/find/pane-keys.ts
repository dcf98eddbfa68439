import { isSingleKeyShortcut } from '../shell/single-key-shortcuts.ts';

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The panes of the screen, the whole of it where it has none; the areas come after them, though they stand before. */
const panesNow = (): readonly HTMLElement[] => {
  const seen = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const inside = seen('[data-pane]:not([data-pane="last"])');
  return [...(inside.length > 0 ? inside : seen('.main')), ...seen('[data-pane="last"]')];
};

/** The focus goes to the next pane, or to the one before: where it was in it last, else to what it begins with. */
const stepPane = (step: 1 | -1, lastIn: WeakMap<HTMLElement, HTMLElement>): void => {
  const panes = panesNow();
  const from = panes.findIndex((pane) => pane.contains(document.activeElement));
  const to = panes[(from < 0 ? (step === 1 ? 0 : panes.length - 1) : from + step + panes.length) % panes.length];
  if (to === undefined) return;
  const last = lastIn.get(to);
  const chosen = to.querySelector<HTMLElement>(
    to.dataset['pane'] === 'last' ? '[aria-current]' : '[role="treeitem"][tabindex="0"], [role="row"][tabindex="0"]',
  );
  const target =
    last?.isConnected === true && to.contains(last) && isSeen(last)
      ? last
      : (chosen ?? [...to.querySelectorAll<HTMLElement>(focusable)].find(isSeen) ?? to);
  target.focus();
};

/** The filter of the pane that has the focus, else the first that there is. */
const focusFilter = (): boolean => {
  const own = document.activeElement?.closest('[data-pane], .page')?.querySelector<HTMLElement>('input[type="search"]');
  const field = own ?? [...document.querySelectorAll<HTMLElement>('.main input[type="search"]')].find(isSeen);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== undefined && field !== null;
};

/** Nothing is opened over a dialog. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

interface Doing {
  readonly palette: () => void;
  readonly create: () => void;
  readonly help: () => void;
}

/** The keys of finding, wherever one is; gives the end of them. */
export const listenToKeys = ({ palette, create, help }: Doing): (() => void) => {
  const lastIn = new WeakMap<HTMLElement, HTMLElement>();
  const remember = ({ target }: FocusEvent): void => {
    const pane =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-pane]:not([data-pane="last"])') : null;
    if (pane !== null && target instanceof HTMLElement) lastIn.set(pane, target);
  };
  // A screen may have something of its own that is made new.
  const make = (): void => {
    const own = [...document.querySelectorAll<HTMLElement>('.main [data-new]')].find(isSeen);
    if (own === undefined) create();
    else own.click();
  };
  const press = (event: KeyboardEvent): void => {
    const run = (doing: () => void): void => {
      event.preventDefault();
      doing();
    };
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK')
      return run(() => {
        if (!isDialogOpen()) palette();
      });
    if (isDialogOpen()) return;
    if (event.key === 'F6' && !event.ctrlKey && !event.metaKey && !event.altKey)
      return run(() => stepPane(event.shiftKey ? -1 : 1, lastIn));
    if (!isSingleKeyShortcut(event)) return;
    if (event.key === '?') return run(help);
    if (event.key === '/') return run(focusFilter);
    // By the key itself, for a Korean keyboard writes another letter with it.
    if (event.code === 'KeyN' && !event.shiftKey) run(make);
  };
  window.addEventListener('keydown', press);
  window.addEventListener('focusin', remember);
  return () => {
    window.removeEventListener('keydown', press);
    window.removeEventListener('focusin', remember);
  };
};
