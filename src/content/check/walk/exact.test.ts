import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { decide, type Snapshot } from '#engine';
import type { Guard } from '#schemas/documents/guard/schema';
import { compileWith, guardOf, pageOf } from '#tests/engine-builders.ts';
import { randomDocuments } from '#tests/random-site.ts';
import { plainAddress } from './effects.ts';
import { PageView, type Seen } from './page-view.ts';
import { plain } from './plain-address.ts';
import { ViewerClasses } from './viewer-classes.ts';

type Rule = Guard['rules'][number];

// Under a refusal stands another page, which is looked at by itself.
const shownIn = (seen: Seen | undefined) => seen && { ...seen, tree: seen.outcome.kind === 'refused' ? [] : seen.tree };

/** What the walk shows each viewer at each page, and what a decision for that very viewer shows. */
const lookedAt = (snapshot: Snapshot, now: number, from: string | undefined) => {
  const [walked, exact]: [object[], object[]] = [[], []];
  const classes = new ViewerClasses(snapshot, { testers: ['1'], production: true });
  const look = new PageView(snapshot, classes);
  look.now = now;
  for (const { path } of Object.values(snapshot.pages)) {
    const to = plainAddress(path);
    for (const { group, decisions } of look.meet({ to, ...(from === undefined ? {} : { from }) })) {
      classes.viewers.forEach((viewer, index) => {
        if (!group.members.has(index)) return;
        const { outcome, notices, tree, services, main } = decide(snapshot, {
          ...plain(to),
          viewer,
          now,
          answers: {},
          how: from === undefined ? 'load' : 'push',
          ...(from === undefined ? {} : { previous: { path: '/', screen: from } }),
        });
        walked.push({ path, viewer, seen: shownIn(decisions[0]) });
        exact.push({ path, viewer, seen: shownIn({ outcome, notices, tree, services, main }) });
      });
    }
  }
  return { walked, exact };
};

it.each([
  ['whatever the documents', { numRuns: 6, seed: 7 }],
  ['on the ground of a refusal too, where no venue says which main page is meant', { numRuns: 1, seed: 7, path: '74' }],
] as const)(
  'shows each kind of viewer what a decision for that very viewer shows, at any instant, %s',
  { timeout: 60_000 },
  (_, runs) => {
    fc.assert(
      fc.property(
        randomDocuments,
        fc.integer({ min: 0, max: 9_000 }),
        fc.constantFrom(undefined, 'Login', 'AAMain'),
        (documents, now, from) => {
          const { walked, exact } = lookedAt(compileWith(documents).snapshot, now, from);
          expect(exact).toEqual(walked);
        },
      ),
      runs,
    );
  },
);

it.each<[string, Pick<Rule, 'redirect' | 'refuse'>]>([
  ['leads them on', { redirect: { action: 'link', linkUrl: '/free' } }],
  ['refuses them', { refuse: 'SB//said' }],
])('tells members apart under a refusal that says the same to all, where the guard of the main page %s', (_, end) => {
  const members = { when: [[{ fact: 'login' as const, is: [true] }]] };
  const { snapshot } = compileWith([
    guardOf('never', [{ refuse: 'SB//said' }]),
    guardOf('not-members', [{ ...members, ...end }]),
    pageOf(11, { venue: 'AA', paths: ['/main'], screen: 'AAMain', guards: ['not-members'] }),
    pageOf(20, { venue: 'AA', paths: ['/never'], guards: ['never'] }),
    pageOf(21, { paths: ['/free'] }),
  ]);
  const { walked, exact } = lookedAt(snapshot, 0, undefined);
  expect(exact).toEqual(walked);
});

it('leaves no viewer out and counts none twice', () => {
  fc.assert(
    fc.property(randomDocuments, (documents) => {
      const { snapshot } = compileWith(documents);
      const classes = new ViewerClasses(snapshot, { testers: [], production: true });
      const look = new PageView(snapshot, classes);
      for (const { path } of Object.values(snapshot.pages)) {
        const counts = look.meet({ to: plainAddress(path) }).map(({ group }) => group.members.count);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(classes.size);
      }
    }),
    { numRuns: 10, seed: 7 },
  );
});
