const move = { action: 'move', pageNm: 'ParkMain' } as const;
const guests = [[{ fact: 'login', is: [false] }]] as const;
const korean = [[{ fact: 'locale', is: ['ko'] }]] as const;

const button = (flag: string, more: object = {}) => ({ flag, icon: 'bell', label: 'bench.one', action: move, ...more });
const tab = (id: string, more: object = {}) => ({ id, icon: 'bell', label: 'bench.one', action: move, ...more });

/** A whole frame: header, outlet, footer, bottom bar, all-menu with its banner call; some parts for some viewers. */
export const framePlacements: readonly object[] = [
  {
    id: 'header',
    widget: 'header',
    v: 1,
    settings: {
      logo: { label: 'bench.one', action: { action: 'main' } },
      buttons: [button('smartBookBtn'), button('searchBtn'), button('alarmBtn'), button('loginBtn', { when: guests })],
      menu: { icon: 'bell', label: 'bench.two' },
    },
  },
  { id: 'outlet', widget: 'outlet', v: 1, settings: {} },
  {
    id: 'footer',
    widget: 'footer',
    v: 1,
    settings: {
      call: { title: 'bench.one', hours: 'bench.two', button: 'bench.three' },
      links: [1, 2, 3, 4].map((number) => ({
        id: `l${number}`,
        label: 'bench.one',
        action: move,
        ...(number === 4 ? { when: korean } : {}),
      })),
      copyright: 'bench.note',
    },
  },
  {
    id: 'bar',
    widget: 'bottom-bar',
    v: 1,
    settings: { items: [tab('home'), tab('map'), tab('book'), tab('mine', { when: guests }), tab('menu')] },
  },
  {
    id: 'menu',
    widget: 'all-menu',
    v: 1,
    settings: {
      title: 'bench.title',
      parks: 'bench.one',
      account: [{ title: 'bench.one', button: 'bench.two', action: move, when: guests }],
      banner: { bannerCode: 'ALLMENU' },
    },
  },
];

/** Eight top menus with five below each; some only for guests or in Korean. */
export const menuItems: readonly object[] = Array.from({ length: 8 }, (_, top) => [
  { menuUid: `M${top}`, parentsMenuUid: '', menuLevel: 0, menuName: 'bench.one', icon: 'bell' },
  ...Array.from({ length: 5 }, (__, below) => ({
    menuUid: `M${top}-${below}`,
    parentsMenuUid: `M${top}`,
    menuLevel: 1,
    menuName: 'bench.two',
    pageId: 'PGE_TST_00005',
    ...(below === 4 ? { hiddenIn: ['en'] } : {}),
    ...(below === 3 ? { when: guests } : {}),
  })),
]).flat();
