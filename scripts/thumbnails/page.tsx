import { createRoot } from 'react-dom/client';
import '#ui/base.css';
import { previewedWidgets } from '#tests/preview-cases.ts';
import { Preview } from '#tests/preview-view.tsx';

const drawn = (name: string | null, page?: Parameters<typeof Preview>[0]['page']) => {
  const found = previewedWidgets.find((widget) => widget.name === name);
  const preview = found?.previews[0];
  return found === undefined || preview === undefined ? undefined : (
    <Preview {...found} preview={preview} locale="ko" {...(page === undefined ? {} : { page })} />
  );
};

/** Draws the first preview of the widget that the address names, alone on the page; what stands around a page gets one. */
const place = document.querySelector('main');
const widget = drawn(
  new URLSearchParams(window.location.search).get('widget'),
  <>
    {drawn('hero')}
    {drawn('quick-menu')}
  </>,
);
if (place !== null && widget !== undefined) createRoot(place).render(widget);
