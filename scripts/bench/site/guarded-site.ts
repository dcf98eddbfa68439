import { hashDocument, type RawDocument } from '#content';
import { layout, page, soundSite, type Body } from '#tests/sound-site.ts';

const FIRST = 100;
const GRADES = 20;
/** Kinds of viewers that the site tells apart: 2 languages × 3 devices × (guests, and members by kind, certification and grade). */
export const viewerKinds = 2 * 3 * (1 + 2 * 2 * (GRADES + 1));

const when = (fact: string, ...is: readonly (string | boolean)[]) => [[{ fact, is }]];
const guard = (id: string, ...rules: readonly object[]): Body => ({ type: 'guard', id, v: 1, rules });
const move = (screen: string) => ({ label: 'site.name', action: { action: 'move', pageNm: screen } });
const part = (id: string, settings: object, condition?: object) => ({
  id,
  widget: 'section',
  v: 1,
  settings: { title: 'site.name', ...settings },
  ...(condition ? { when: condition } : {}),
});

const guards = [
  guard('members', { when: when('login', false), refuse: 'AL//guard.login//{path}' }),
  guard(
    'full',
    { when: when('login', false), refuse: 'AL//guard.login//{path}' },
    { when: when('memberKind', 'simple'), redirect: { action: 'move', pageNm: 'Gate' } },
  ),
  guard('app', { when: when('platform', 'APP'), pass: true }, { redirect: { action: 'main' } }),
  guard('certified', {
    when: [
      [
        { fact: 'login', is: [true] },
        { fact: 'regular', is: [false] },
      ],
    ],
    redirect: { action: 'move', pageNm: 'Gate' },
  }),
];

/** Many pages behind guards, each with parts of its own for some, and ways to others. Without a fault that the walk names. */
export function guardedSite(pages: number): readonly RawDocument[] {
  const screen = (number: number) => `Screen${number % pages}`;
  const bodies: Body[] = [
    ...soundSite().map((body) =>
      body.id === 'site' ? { ...body, budgets: { placements: 1000, depth: 3, bytes: 1_000_000, widgetKb: 500 } } : body,
    ),
    ...guards,
    layout('entry', [part('on', { more: move(screen(0)) })]),
  ].map((body) => (body.id === 'PGE_TST_00005' ? { ...body, layout: 'entry' } : body));
  for (let number = 0; number < pages; number++) {
    bodies.push(
      layout(`guarded-${number}`, [
        part(`p${number}`, { more: move(screen(number + 1)) }),
        part(
          'grade',
          { more: move(screen(number * 7 + 3)) },
          when('grade', ...Array.from({ length: 1 + (number % 3) }, (_, index) => `G${(number + index) % GRADES}`)),
        ),
        part('english', { more: move(screen(number * 11 + 5)) }, when('locale', 'en')),
        part('app', {}, when('platform', 'APP', 'WEB_PC')),
      ]),
      page(FIRST + number, screen(number), `/area-${number % 97}/page-${number}`, {
        venue: 'TP',
        layout: `guarded-${number}`,
        flags: { prevBtn: true, menuBtn: true },
        guards: number % 2 === 0 ? [] : [guards[number % guards.length]?.id],
      }),
    );
  }
  return bodies.map((body) => ({ type: body.type, id: body.id, body, hash: hashDocument(body) }));
}
