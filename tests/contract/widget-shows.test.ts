import { expect, it } from 'vitest';
import { shows as bottomBar } from '../../widgets/bottom-bar/shows.ts';
import { shows as floatingMenu } from '../../widgets/floating-menu/shows.ts';
import { shows as footer } from '../../widgets/footer/shows.ts';
import { shows as header } from '../../widgets/header/shows.ts';
import { shows as pageLinks } from '../../widgets/page-links/shows.ts';

const parts = { buttons: [{ flag: 'searchBtn' }, { flag: 'loginBtn' }], back: [{ screen: 'Far' }] } as const;
const on = (flags: object, ...place: (string | number)[]) => header({ screen: 'Home', flags }, place, parts);

it('shows of a header what the flags of the page turn on', () => {
  expect(on({ isHeader: false, homeLogo: true }, 'logo', 'action')).toBe(false);
  expect([on({}, 'logo'), on({ homeLogo: true }, 'logo')]).toEqual([false, true]);
  expect([
    on({ loginBtn: true }, 'buttons', 0, 'action'),
    on({ loginBtn: true }, 'buttons', 1, 'action'),
    on({ loginBtn: true }, 'buttons', 2),
  ]).toEqual([false, true, false]);
  expect([
    on({}, 'menu'),
    on({ menuBtn: true }, 'menu'),
    on({}, 'toggle'),
    on({ toggleSwitchBtn: true }, 'toggle'),
  ]).toEqual([false, true, false, true]);
  expect(on({}, 'language')).toBe(true);
});

it('shows a way back of the header on its own screen alone', () => {
  expect([on({ prevBtn: true }, 'back', 0, 'action'), on({ prevBtn: true }, 'back')]).toEqual([false, true]);
  expect(header({ screen: 'Far', flags: { prevBtn: true } }, ['back', 0], parts)).toBe(true);
});

it('shows what stands below a page unless the page says otherwise', () => {
  const flags = { isFooter: false };
  expect([
    footer({ flags }),
    bottomBar({ flags }),
    pageLinks({ flags }),
    floatingMenu({ flags: { floatingMenuBtn: false } }),
  ]).toEqual([false, false, false, false]);
  expect([footer({ flags: {} }), bottomBar({ flags: {} }), pageLinks({ flags: {} }), floatingMenu({ flags })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('leaves the shortcuts below a home out, and everything below a page that does not scroll', () => {
  expect([
    pageLinks({ flags: { homeLogo: true } }, ['quick', 'items', 0]),
    pageLinks({ flags: { homeLogo: true } }, ['codes']),
  ]).toEqual([false, true]);
  expect(pageLinks({ flags: { fixedLayout: true } }, ['codes'])).toBe(false);
});
