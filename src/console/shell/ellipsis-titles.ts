import { useEffect } from 'react';

/** What is cut off with an ellipsis says the whole of it under the pointer and with the focus. */
export const useEllipsisTitles = (): void => {
  useEffect(() => {
    const tell = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const cut of [target.closest('.cut'), ...target.querySelectorAll(':scope > .cut')]) {
        if (cut instanceof HTMLElement && cut.scrollWidth > cut.clientWidth && cut.closest('[title]') === null) cut.title = cut.textContent;
      }
    };
    document.addEventListener('pointerover', tell);
    document.addEventListener('focusin', tell);
    return () => {
      document.removeEventListener('pointerover', tell);
      document.removeEventListener('focusin', tell);
    };
  }, []);
};
