// Written by scripts/generate.ts.
import type { WidgetModule } from './define-widget.ts';

/** Loads the component of a widget, by name. */
export const registry: Readonly<Record<string, () => Promise<{ readonly widget: WidgetModule }>>> = {
  'accordion': () => import('./accordion/index.ts'),
  'all-menu': () => import('./all-menu/index.ts'),
  'banner': () => import('./banner/index.ts'),
  'bottom-bar': () => import('./bottom-bar/index.ts'),
  'card-grid': () => import('./card-grid/index.ts'),
  'carousel': () => import('./carousel/index.ts'),
  'data-table': () => import('./data-table/index.ts'),
  'floating-menu': () => import('./floating-menu/index.ts'),
  'footer': () => import('./footer/index.ts'),
  'form': () => import('./form/index.ts'),
  'header': () => import('./header/index.ts'),
  'hero': () => import('./hero/index.ts'),
  'key-value': () => import('./key-value/index.ts'),
  'link-list': () => import('./link-list/index.ts'),
  'notice-bar': () => import('./notice-bar/index.ts'),
  'notice-detail': () => import('./notice-detail/index.ts'),
  'notice-list': () => import('./notice-list/index.ts'),
  'outlet': () => import('./outlet/index.ts'),
  'pager': () => import('./pager/index.ts'),
  'picture': () => import('./picture/index.ts'),
  'post-detail': () => import('./post-detail/index.ts'),
  'post-list': () => import('./post-list/index.ts'),
  'quick-menu': () => import('./quick-menu/index.ts'),
  'rich-text': () => import('./rich-text/index.ts'),
  'section': () => import('./section/index.ts'),
  'state-panel': () => import('./state-panel/index.ts'),
  'tabs': () => import('./tabs/index.ts'),
  'venue-list': () => import('./venue-list/index.ts'),
};
