import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

interface PanesProps {
  /** Left pane; a drawer in narrow windows. */
  readonly side?: Elements;
  /** Right pane; a separate tab on tablets. Without it, the editor is wider. */
  readonly view: Elements;
  /** Bottom strip. */
  readonly strip?: Elements;
  readonly children: Elements;
}

interface VisiblePanes {
  readonly side: boolean;
  readonly view: boolean;
  readonly show: (what: { readonly side?: boolean; readonly view?: boolean }) => void;
}

const PanesContext = createContext<VisiblePanes>({ side: false, view: false, show: () => undefined });

/** Returns the panes that a narrow window shows. */
const usePanes = (): VisiblePanes => use(PanesContext);

/** Tree, editor and preview side by side. In a narrow window the tree is a drawer; on a tablet the preview is a tab. */
export function Panes({ side, view, strip, children }: PanesProps) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ side: false, view: false });
  const [at, setAt] = useState(pathname);
  // Navigation closes the drawer and shows the editor.
  if (at !== pathname) {
    setAt(pathname);
    setShown({ side: false, view: false });
  }
  const panes = useMemo(
    (): VisiblePanes => ({ ...shown, show: (what) => setShown((before) => ({ ...before, ...what })) }),
    [shown],
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawer = box.current?.querySelector<HTMLElement>('.side');
    if (!shown.side || drawer === null || drawer === undefined) return undefined;
    const close = (): void => setShown((before) => ({ ...before, side: false }));
    drawer.querySelector<HTMLElement>('[role="tree"]')?.focus();
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>('.side-toggle')?.focus();
    };
    // Moving the focus below the drawer closes it.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (
        relatedTarget instanceof HTMLElement &&
        !drawer.contains(relatedTarget) &&
        relatedTarget.closest('.side-toggle, .side-scrim, dialog') === null
      )
        close();
    };
    window.addEventListener('keydown', press);
    drawer.addEventListener('focusout', leave);
    return () => {
      window.removeEventListener('keydown', press);
      drawer.removeEventListener('focusout', leave);
    };
  }, [shown.side]);
  const wasView = useRef(shown.view);
  useEffect(() => {
    // The button disappears with its pane: focus the button that returns.
    if (wasView.current !== shown.view && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>(shown.view ? '.view .view-toggle' : '.mid .view-toggle')?.focus();
    wasView.current = shown.view;
  }, [shown.view]);
  return (
    <PanesContext value={panes}>
      <div
        ref={box}
        className={`editor${side === undefined ? ' no-side' : ''}${strip === undefined ? ' no-strip' : ''}${view === undefined ? ' no-view' : ''}${shown.side ? ' shows-side' : ''}${shown.view ? ' shows-view' : ''}`}
      >
        {side}
        {shown.side ? (
          <button
            type="button"
            className="side-scrim"
            aria-label={texts.close}
            onClick={() => setShown({ ...shown, side: false })}
          />
        ) : null}
        {children}
        {view}
        {strip}
      </div>
    </PanesContext>
  );
}

/** Opens the tree where it is a drawer. */
export function SideToggle() {
  const texts = useTexts();
  const { side, show } = usePanes();
  return (
    <button
      type="button"
      className="ib side-toggle"
      aria-expanded={side}
      aria-label={texts.top.tree}
      title={texts.top.tree}
      onClick={() => show({ side: !side })}
    >
      <Icon name="layout-sidebar" />
    </button>
  );
}

/** Switches between editor and preview where they are not side by side. */
export function ViewToggle() {
  const texts = useTexts();
  const { view, show } = usePanes();
  return (
    <button type="button" className="btn s view-toggle" aria-pressed={view} onClick={() => show({ view: !view })}>
      <Icon name={view ? 'arrow-left' : 'eye'} size="s" />
      <span>{view ? texts.editor.settings : texts.preview.label}</span>
    </button>
  );
}
