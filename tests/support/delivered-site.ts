import { noon } from './delivery-server.ts';
import { layout, page, placement, type Body } from './sound-site.ts';

export const hour = 3_600_000;
const at = (hours: number) => new Date(noon + hours * hour).toISOString().replace('.000Z', 'Z');

export const words = (locale: string, texts: Record<string, string>): Body => ({
  type: 'messages',
  id: `delivery-${locale}`,
  v: 1,
  locale,
  texts,
});

const banner: Body = {
  type: 'banner',
  id: 'soon',
  v: 1,
  bannerCode: '0504',
  bannerKindCd: '005',
  parkKindCd: '09',
  bannerSubject: { ko: '곧', en: 'Soon' },
  art: 'park',
  action: { action: 'main' },
  order: 0,
  from: at(1),
  until: at(2),
};

export const hostile = '</script><!-- <img src=x onerror=alert(1)> \u2028 \u2029 &lt;';

/** Pages for the app, with times, banners, hostile texts, members and in preparation. */
export const deliveredDocuments = [
  words('ko', {
    'text.app': '앱',
    'text.soon': '곧',
    'text.hostile': `글 ${hostile}`,
    'text.member': '회원만',
    'text.secret': '비밀',
  }),
  words('en', {
    'text.app': 'App only',
    'text.soon': 'An hour later',
    'text.hostile': hostile,
    'text.member': 'Members only',
    'text.secret': 'A secret of tomorrow',
  }),
  layout('app', [
    placement('app', { settings: { title: 'text.app' }, when: [[{ fact: 'platform', is: ['APP'] }]] }),
    placement('all'),
  ]),
  layout('timed', [
    placement('timed', { settings: { title: 'text.soon' }, when: [[{ fact: 'now', from: at(1), until: at(2) }]] }),
    placement('all'),
  ]),
  layout('banners', [
    {
      id: 'banners',
      widget: 'banner',
      v: 1,
      settings: { variant: 'strip', bannerCode: '0504', bannerKindCd: '005', count: 3 },
    },
  ]),
  layout('hostile', [placement('hostile', { settings: { title: 'text.hostile' } })]),
  layout('member', [
    placement('member', { settings: { title: 'text.member' }, when: [[{ fact: 'login', is: [true] }]] }),
    placement('all'),
  ]),
  layout('secret', [placement('secret', { settings: { title: 'text.secret' } })]),
  page(21, 'AppOnly', '/app', { venue: 'TP', layout: 'app' }),
  page(22, 'Timed', '/timed', { venue: 'TP', layout: 'timed' }),
  page(23, 'Banners', '/banners', { venue: 'TP', layout: 'banners' }),
  page(24, 'Hostile', '/hostile', { layout: 'hostile' }),
  page(25, 'Member', '/member-corner', { layout: 'member' }),
  page(26, 'Secret', '/secret', {
    layout: 'secret',
    pageInfo: { pageId: 'PGE_TST_00026', pageStatusCode: 'D', pageBlockContent: '' },
  }),
  layout('closed', [placement('closed', { settings: { title: 'text.soon' } })]),
  page(27, 'Scheduled', '/scheduled', {
    stateLayouts: { B: 'closed' },
    schedule: [{ from: at(1), until: at(2), pageStatusCode: 'B', pageBlockContent: '' }],
  }),
  page(30, 'Korean', '/소식/{id}', { layout: 'all' }),
  banner,
];

export const english = { 'accept-language': 'en' };

export const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
