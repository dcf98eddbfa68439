import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import type { Elements } from '#ui/elements.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ShowToast = (text: string, action?: Toast['action']) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Returns a function that shows a short message at the bottom of the screen, with at most one action. Use it for nothing that must be read. */
export const useToast = (): ShowToast => use(ToastContext);

const shownMs = 5_000;

export function Toasts({ children }: { readonly children: Elements }) {
  const [toast, setToast] = useState<Toast>();
  const next = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showToast = useCallback<ShowToast>((text, action) => {
    clearTimeout(timer.current);
    next.current += 1;
    setToast({ id: next.current, text, ...(action === undefined ? {} : { action }) });
    timer.current = setTimeout(() => setToast(undefined), shownMs);
  }, []);
  const hold = useMemo(() => {
    const stay = (): void => clearTimeout(timer.current);
    const go = (): void => {
      stay();
      timer.current = setTimeout(() => setToast(undefined), shownMs);
    };
    return { onPointerEnter: stay, onFocus: stay, onPointerLeave: go, onBlur: go };
  }, []);
  return (
    <ToastContext value={showToast}>
      {children}
      <div role="status" aria-live="polite">
        {toast === undefined ? null : (
          <div className="toast" key={toast.id} {...hold}>
            <span>{toast.text}</span>
            {toast.action === undefined ? null : (
              <button
                type="button"
                className="btn s"
                onClick={() => {
                  toast.action?.run();
                  setToast(undefined);
                }}
              >
                {toast.action.label}
              </button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
