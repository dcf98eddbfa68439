// Written by scripts/generate.ts.
import type { WidgetModule } from './define-widget.ts';
import { widget as allMenu } from './all-menu/index.ts';
import { widget as bottomBar } from './bottom-bar/index.ts';
import { widget as floatingMenu } from './floating-menu/index.ts';
import { widget as footer } from './footer/index.ts';
import { widget as header } from './header/index.ts';
import { widget as outlet } from './outlet/index.ts';
import { widget as pageLinks } from './page-links/index.ts';

/** Loads the component of a widget, by name. What stands around every page comes with the app, not by itself. */
export const registry: Readonly<Record<string, () => Promise<{ readonly widget: WidgetModule }>>> = {
  'accordion': () => import('./accordion/index.ts'),
  'all-menu': () => Promise.resolve({ widget: allMenu }),
  'banner': () => import('./banner/index.ts'),
  'billboard-form': () => import('./billboard-form/index.ts'),
  'bottom-bar': () => Promise.resolve({ widget: bottomBar }),
  'bottom-sheet': () => import('./bottom-sheet/index.ts'),
  'card-grid': () => import('./card-grid/index.ts'),
  'carousel': () => import('./carousel/index.ts'),
  'course-edit': () => import('./course-edit/index.ts'),
  'course-route': () => import('./course-route/index.ts'),
  'data-table': () => import('./data-table/index.ts'),
  'facility-detail': () => import('./facility-detail/index.ts'),
  'facility-list': () => import('./facility-list/index.ts'),
  'fee-calculator': () => import('./fee-calculator/index.ts'),
  'find-way': () => import('./find-way/index.ts'),
  'find-way-map': () => import('./find-way-map/index.ts'),
  'floating-menu': () => Promise.resolve({ widget: floatingMenu }),
  'footer': () => Promise.resolve({ widget: footer }),
  'form': () => import('./form/index.ts'),
  'header': () => Promise.resolve({ widget: header }),
  'hero': () => import('./hero/index.ts'),
  'key-value': () => import('./key-value/index.ts'),
  'link-list': () => import('./link-list/index.ts'),
  'member-card': () => import('./member-card/index.ts'),
  'member-facts': () => import('./member-facts/index.ts'),
  'membership-code': () => import('./membership-code/index.ts'),
  'music-player': () => import('./music-player/index.ts'),
  'notice-bar': () => import('./notice-bar/index.ts'),
  'notice-detail': () => import('./notice-detail/index.ts'),
  'notice-list': () => import('./notice-list/index.ts'),
  'opening-hours': () => import('./opening-hours/index.ts'),
  'outlet': () => Promise.resolve({ widget: outlet }),
  'page-links': () => Promise.resolve({ widget: pageLinks }),
  'pager': () => import('./pager/index.ts'),
  'park-day': () => import('./park-day/index.ts'),
  'park-map': () => import('./park-map/index.ts'),
  'picture': () => import('./picture/index.ts'),
  'picture-upload': () => import('./picture-upload/index.ts'),
  'places': () => import('./places/index.ts'),
  'post-detail': () => import('./post-detail/index.ts'),
  'post-list': () => import('./post-list/index.ts'),
  'quick-menu': () => import('./quick-menu/index.ts'),
  'record-choice': () => import('./record-choice/index.ts'),
  'record-detail': () => import('./record-detail/index.ts'),
  'record-list': () => import('./record-list/index.ts'),
  'record-search': () => import('./record-search/index.ts'),
  'rich-text': () => import('./rich-text/index.ts'),
  'scan-button': () => import('./scan-button/index.ts'),
  'section': () => import('./section/index.ts'),
  'show-times': () => import('./show-times/index.ts'),
  'site-search': () => import('./site-search/index.ts'),
  'state-panel': () => import('./state-panel/index.ts'),
  'tabs': () => import('./tabs/index.ts'),
  'venue-list': () => import('./venue-list/index.ts'),
  'visit-plan': () => import('./visit-plan/index.ts'),
};
