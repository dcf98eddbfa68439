import { createRoot } from 'react-dom/client';
import '#ui/base.css';
import { previewedWidgets } from '#tests/preview-cases.ts';
import { Preview } from '#tests/preview-view.tsx';

/** Draws the first preview of the widget that the address names, alone on the page. */
const name = new URLSearchParams(window.location.search).get('widget');
const found = previewedWidgets.find((widget) => widget.name === name);
const preview = found?.previews[0];
const place = document.querySelector('main');
if (place !== null && found !== undefined && preview !== undefined) createRoot(place).render(<Preview {...found} preview={preview} locale="ko" />);
