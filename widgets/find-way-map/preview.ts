import type { PreviewCase } from '../define-widget.ts';
import { previewMap } from '../shared/park/park-preview.ts';
import { parkData } from '../shared/ways/way-sample.ts';
import { previewSettings, previewTexts } from './preview-settings.ts';
import type { Settings } from './schema.ts';

// Routes appear when the graph has been built, so a preview of one could not be compared with its server HTML: route.dom.test.tsx renders them.
// The map itself is drawn in the browser only: here there is no layer.
const data = { ...parkData, maps: { state: 'ready', value: previewMap } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'from the own location', settings: previewSettings, data, query: { to: '101' }, texts: previewTexts },
  {
    name: 'with stops',
    settings: previewSettings,
    data,
    query: { to: '101', via: '102,104', mode: 'step-free' },
    texts: previewTexts,
  },
  { name: 'without a destination', settings: previewSettings, data, texts: previewTexts },
  { name: 'waiting', settings: previewSettings, data: {}, texts: previewTexts },
  { name: 'failed', settings: previewSettings, data: { graph: { state: 'failed' } }, texts: previewTexts },
];
