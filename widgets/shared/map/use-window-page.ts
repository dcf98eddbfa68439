import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Attribute of a page that fills the window; the frame makes room. */
const WINDOW = 'data-window';

interface WindowPage {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Makes an element fill the window while `isOn`. A page that is kept while another shows must not shape the frame. */
export function useWindowPage(isOn: boolean): WindowPage {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.toggleAttribute(WINDOW, isOn);
    return () => element?.removeAttribute(WINDOW);
  }, [isOn]);
  return { ref, attributes: isOn ? { [WINDOW]: '' } : {} };
}
