import type { FrameModel, MenuSection, VenueCard } from '#schemas/frame-model';
import type { Locale } from '#schemas/parts';

type Pair = readonly [ko: string, en: string];

const say = (locale: Locale, [ko, en]: Pair): string => (locale === 'ko' ? ko : en);

const places: readonly (Omit<VenueCard, 'name' | 'tagline'> & { readonly name: Pair; readonly tagline: Pair })[] = [
  {
    code: 'AA',
    name: ['가람 놀이터', 'Garam Park'],
    tagline: ['노을이 먼저 닿는 곳', 'Where sunset lands first'],
    theme: 'park',
    art: 'park',
    mark: 'mark-balloon',
    to: '/garam',
  },
  {
    code: 'BB',
    name: ['나루 물놀이', 'Naru Water'],
    tagline: ['사철 따뜻한 물', 'Warm water all year'],
    theme: 'water',
    art: 'water',
    mark: 'mark-drop',
    to: '/naru',
  },
  {
    code: 'CC',
    name: ['다솜 숲집', 'Dasom Lodge'],
    tagline: ['숲에서 하룻밤', 'A night in the woods'],
    theme: 'forest',
    art: 'forest',
    mark: 'mark-lodge',
    to: '/dasom',
  },
  {
    code: 'DD',
    name: ['라온 경주장', 'Raon Circuit'],
    tagline: ['심장이 먼저 달려요', 'Your heart goes first'],
    theme: 'track',
    art: 'track',
    mark: 'mark-slashes',
    to: '/raon',
  },
];

const sections: readonly {
  readonly id: string;
  readonly name: Pair;
  readonly icon?: string;
  readonly footer: boolean;
  readonly items: readonly Pair[];
}[] = [
  {
    id: 'tickets',
    name: ['입장권과 혜택', 'Tickets and benefits'],
    icon: 'ticket',
    footer: false,
    items: [
      ['이용 요금', 'Prices'],
      ['할인 안내', 'Discounts'],
      ['정기권', 'Season pass'],
    ],
  },
  {
    id: 'play',
    name: ['파크 즐기기', 'In the park'],
    icon: 'map-2',
    footer: false,
    items: [
      ['파크 지도', 'Park map'],
      ['놀이기구', 'Rides'],
      ['공연 시간', 'Show times'],
      ['추천 코스', 'Courses'],
    ],
  },
  {
    id: 'help',
    name: ['고객센터', 'Help'],
    icon: 'headset',
    footer: false,
    items: [
      ['공지사항', 'Notices'],
      ['자주 묻는 질문', 'Questions'],
    ],
  },
  {
    id: 'company',
    name: ['회사 소개', 'About us'],
    footer: true,
    items: [
      ['인사말', 'Welcome'],
      ['오시는 길', 'Directions'],
    ],
  },
];

const menu = (locale: Locale): readonly MenuSection[] =>
  sections.map(({ items, name, ...section }) => ({
    ...section,
    name: say(locale, name),
    items: items.map((item, at) => ({
      id: `${section.id}-${at}`,
      name: say(locale, item),
      command:
        section.id === 'help' && at === 1
          ? { kind: 'open' as const, href: 'https://example.com/questions', newWindow: true }
          : { kind: 'go' as const, to: `/garam/${section.id}/${at}` },
    })),
  }));

/** Frame model of an invented resort with four venues, by default on the home of the first. */
export function frameModel(locale: Locale = 'ko', more: Partial<FrameModel> = {}): FrameModel {
  const venues = places.map((place) => ({
    ...place,
    name: say(locale, place.name),
    tagline: say(locale, place.tagline),
  }));
  const [venue] = venues;
  return {
    locale,
    path: '/garam',
    screen: 'GaramMain',
    title: say(locale, ['첫 화면', 'Home']),
    flags: { homeLogo: true, smartBookBtn: true, searchBtn: true, alarmBtn: true, loginBtn: true },
    siteName: say(locale, ['가람 마을', 'Garam Village']),
    phone: '1588-0000',
    ...(venue === undefined ? {} : { venue }),
    venues,
    menu: menu(locale),
    ...more,
  };
}
