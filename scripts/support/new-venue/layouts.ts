import { keyIn } from './messages.ts';
import { pageNames } from './pages.ts';
import type { VenuePlan } from './plan.ts';

const SCENE = 'resort';

/** The venue's page layouts by file name. */
export function layoutsOf(plan: VenuePlan): Readonly<Record<string, object>> {
  const key = keyIn(plan.code);
  const { notices, notice, information } = pageNames(plan);
  const move = (pageNm: string) => ({ action: 'move', pageNm });
  const detail = {
    ...move(notice.screen),
    params: { publctId: '{item.publctId}', publctTypeCd: '{item.publctTypeCd}' },
  };
  const layout = (name: string, placements: readonly object[]): object => ({
    type: 'layout',
    id: `${plan.slug}-${name}`,
    v: 1,
    use: 'page',
    placements,
  });
  const place = (id: string, widget: string, settings: object, within?: string): object => ({
    id,
    ...(within ? { in: within } : {}),
    widget,
    v: 1,
    settings,
  });
  const row = (name: 'INFO_HOURS' | 'INFO_DESK' | 'INFO_PARKING') => ({
    label: key(name),
    value: key(`${name}_VALUE`),
  });
  return {
    main: layout('main', [
      place('hero', 'hero', {
        art: SCENE,
        size: 'home',
        title: key('HOME_HERO'),
        chip: { label: key('HOME_OPEN'), value: key('HOME_OPEN_TEXT'), tone: 'ok' },
      }),
      place('quick', 'quick-menu', {
        label: 'MSG_TXT_QUICK',
        items: [
          { icon: 'speakerphone', label: 'MSG_TXT_NOTICES', action: move(notices.screen) },
          { icon: 'info-circle', label: key('INFO'), action: move(information.screen) },
        ],
      }),
      place('notices', 'section', {
        title: 'MSG_TXT_NOTICES',
        more: { label: 'MSG_TXT_SEE_ALL', action: move(notices.screen) },
      }),
      place(
        'notice-list',
        'notice-list',
        {
          variant: 'short',
          count: 3,
          detail,
          texts: { pinned: 'MSG_TXT_NOTICE_PINNED', empty: 'MSG_TXT_NOTICE_EMPTY' },
        },
        'notices',
      ),
    ]),
    'notice-list': layout('notice-list', [
      place('notices', 'notice-list', {
        variant: 'full',
        count: 10,
        detail,
        texts: {
          filter: 'MSG_TXT_NOTICE_FILTER',
          all: 'MSG_TXT_NOTICE_ALL',
          pinned: 'MSG_TXT_NOTICE_PINNED',
          more: 'MSG_TXT_NOTICE_MORE',
          empty: 'MSG_TXT_NOTICE_EMPTY',
        },
      }),
    ]),
    'notice-detail': layout('notice-detail', [
      place('notice', 'notice-detail', {
        detail,
        list: move(notices.screen),
        texts: {
          pinned: 'MSG_TXT_NOTICE_PINNED',
          next: 'MSG_TXT_NOTICE_NEXT',
          previous: 'MSG_TXT_NOTICE_PREVIOUS',
          neighbours: 'MSG_TXT_NOTICE_NEIGHBOURS',
          empty: 'MSG_TXT_NOTICE_GONE',
          list: 'MSG_TXT_TO_LIST',
        },
      }),
    ]),
    information: layout('information', [
      place('hero', 'hero', { art: SCENE, size: 'small', title: key('INFO_HEAD') }),
      place('facts', 'section', { title: key('INFO') }),
      place(
        'table',
        'key-value',
        { variant: 'table', items: [row('INFO_HOURS'), row('INFO_DESK'), row('INFO_PARKING')] },
        'facts',
      ),
    ]),
  };
}

/** The venue's frame: the site's own, with the venue's scene behind it and the button that opens the menu. */
export function frameOf({ slug, frame }: VenuePlan): object {
  const placements = frame['placements'] as readonly { readonly widget: string; readonly settings: object }[]; // the layout's schema says so
  return {
    type: 'layout',
    id: `${slug}-frame`,
    v: 1,
    use: 'frame',
    placements: placements.flatMap((one) => {
      if (one.widget === 'outlet') return [{ ...one, settings: { ...one.settings, backdrop: SCENE } }];
      if (one.widget === 'all-menu')
        return [
          { id: 'floating-menu', widget: 'floating-menu', v: 1, settings: { icon: 'menu-2', label: 'MSG_TXT_MENU' } },
          one,
        ];
      return [one];
    }),
  };
}

/** The venue itself. */
export function venueOf(plan: VenuePlan): object {
  const { code, slug, order, kind, site } = plan;
  const key = keyIn(code);
  return {
    type: 'venue',
    id: code,
    v: 1,
    slug,
    order,
    parkKindCd: kind,
    publctTypeCd: kind,
    appType: `APP_${slug.toUpperCase().replaceAll('-', '_')}`,
    name: key('NAME'),
    tagline: key('TAGLINE'),
    theme: slug,
    frame: `${slug}-frame`,
    menu: slug,
    main: pageNames(plan).main.screen,
    targets: { HOME: pageNames(plan).main.screen },
    mark: 'mark-cloud',
    art: SCENE,
    head: {
      title: key('NAME'),
      description: key('SLOGAN'),
      keywords: key('KEYWORDS'),
      image: (site['head'] as { readonly image: string }).image,
    },
  };
}

/** The venue's menu, in two levels. */
export function menuOf(plan: VenuePlan): object {
  const { code, slug } = plan;
  const { notices, information } = pageNames(plan);
  const item = (number: string, parent: string, more: object) => ({
    menuUid: `${code}-${number}`,
    parentsMenuUid: parent && `${code}-${parent}`,
    menuLevel: parent ? 1 : 0,
    ...more,
  });
  return {
    type: 'menu',
    id: slug,
    v: 1,
    items: [
      item('100', '', { menuName: 'MSG_TXT_MENU_GUIDE', icon: 'info-circle' }),
      item('101', '100', { menuName: keyIn(code)('INFO'), pageId: information.id }),
      item('200', '', { menuName: 'MSG_TXT_MENU_HELP', icon: 'headset' }),
      item('201', '200', { menuName: 'MSG_TXT_NOTICES', pageId: notices.id }),
    ],
  };
}
