import { useEffect } from 'react';

/** Adds a title with the full text to truncated elements on hover and focus. */
export const useEllipsisTitles = (): void => {
  useEffect(() => {
    const tell = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const cut of [target.closest('.cut'), ...target.querySelectorAll(':scope > .cut')]) {
        if (cut instanceof HTMLElement && cut.scrollWidth > cut.clientWidth && cut.closest('[title]') === null)
          cut.title = cut.textContent;
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
