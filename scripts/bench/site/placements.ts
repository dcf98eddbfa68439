const move = { action: 'move', pageNm: 'ParkMain' } as const;
const html = {
  ko: '<p>아이와 함께 <strong>천천히</strong> 둘러보세요. <a href="/">처음으로</a></p>',
  en: '<p>Take <strong>your time</strong> with the children. <a href="/">Home</a></p>',
};

const members = [[{ fact: 'login', is: [true] }], [{ fact: 'grade', is: ['GOLD', 'VIP'] }]] as const;
const inTheApp = [
  [
    { fact: 'platform', is: ['APP'] },
    { fact: 'os', is: ['ios', 'android'] },
  ],
] as const;
const thisYear = [[{ fact: 'now', from: '2026-01-01T00:00:00+09:00', until: '2027-01-01T00:00:00+09:00' }]] as const;

/** Ten placements as a home has them: sections that hold lists, cards, facts and texts; some for some viewers only. */
const block = (number: number) => {
  const at = (name: string) => `b${number}-${name}`;
  const one = (name: string, widget: string, settings: object, more: object = {}) => ({
    id: at(name),
    widget,
    v: 1,
    settings,
    ...more,
  });
  return [
    one('head', 'hero', { art: 'park', size: 'small', title: 'bench.title' }),
    one('ride', 'section', { title: 'bench.title', note: 'bench.note', more: { label: 'bench.more', action: move } }),
    one(
      'cards',
      'card-grid',
      {
        variant: 'tiles',
        items: [1, 2, 3, 4].map(() => ({ icon: 'bell', title: 'bench.one', text: 'bench.two', action: move })),
      },
      { in: at('ride') },
    ),
    one(
      'facts',
      'key-value',
      {
        variant: 'facts',
        items: [1, 2, 3].map(() => ({ label: 'bench.one', value: 'bench.two', unit: 'bench.three' })),
      },
      { in: at('ride') },
    ),
    one('more', 'section', { title: 'bench.title' }, { when: thisYear }),
    one(
      'list',
      'link-list',
      {
        variant: 'rows',
        items: [1, 2, 3].map(() => ({ icon: 'bell', title: 'bench.one', text: 'bench.two', action: move })),
      },
      { in: at('more') },
    ),
    one(
      'quick',
      'quick-menu',
      {
        label: 'bench.title',
        items: [
          { icon: 'bell', label: 'bench.one', action: move },
          { icon: 'bell', label: 'bench.two', action: move },
          { icon: 'bell', label: 'bench.three', action: move, when: members },
        ],
      },
      { in: at('more') },
    ),
    one('text', 'rich-text', { html }, { in: at('more') }),
    one('asked', 'accordion', { items: [1, 2].map(() => ({ title: 'bench.one', text: 'bench.two' })) }),
    one(
      'app',
      'card-grid',
      {
        variant: 'pictures',
        items: [1, 2].map(() => ({
          art: 'forest',
          title: 'bench.one',
          text: 'bench.two',
          badges: [{ text: 'bench.three', tone: 'ok' }],
        })),
      },
      { when: inTheApp },
    ),
  ];
};

/** So many placements of the kinds that pages have; ids are unique within them. */
export const placements = (count: number): readonly object[] =>
  Array.from({ length: Math.ceil(count / 10) }, (_, number) => block(number))
    .flat()
    .slice(0, count);

/** Message keys that the placements name. */
export const placementKeys: readonly string[] = [
  'bench.title',
  'bench.note',
  'bench.more',
  'bench.one',
  'bench.two',
  'bench.three',
];
