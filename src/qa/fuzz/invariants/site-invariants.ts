import { diffDocuments, walkSite, type RawDocument } from '#content';
import { cutFrame, cutIndex, cutPage, project } from '#engine';
import { compileFresh } from '../load-site.ts';
import { instantsOf } from '../make/samples.ts';
import { firstDifference, type SiteInvariant } from './invariant.ts';

const mostInstants = 12;

/** Gives each document the body of the next one of its type, for a maximum of differences. */
const turned = (raws: readonly RawDocument[]): RawDocument[] =>
  [...Map.groupBy(raws, ({ type }) => type).values()].flatMap((some) =>
    some.map((one, index) => ({
      ...one,
      body: { ...some[(index + 1) % some.length]?.body, type: one.type, id: one.id },
    })),
  );

/** Invariants of a set of documents. */
export const siteInvariants: readonly SiteInvariant[] = [
  {
    name: 'each problem names its place, cause and fix in both languages',
    broken: ({ problems }) => {
      const poor = problems.find(
        ({ at, text, hint }) =>
          [text.ko, text.en, hint.ko, hint.en].some(
            (words) => words.trim() === '' || /undefined|\[object/.test(words.replaceAll(/'[^']*'/g, '')),
          ) ||
          (at.pointer !== '' && !at.pointer.startsWith('/')),
      );
      return poor && JSON.stringify(poor);
    },
  },
  {
    name: 'checked documents compile without a problem',
    passing: true,
    broken: ({ made }) =>
      made === undefined || made.problems.length === 0 ? undefined : JSON.stringify(made.problems.slice(0, 3)),
  },
  {
    name: 'equal documents compile to equal snapshots, which survive JSON serialization',
    oneIn: 5,
    broken: ({ prepared, snapshot }) =>
      firstDifference(snapshot, compileFresh(prepared).snapshot) ??
      firstDifference(JSON.parse(JSON.stringify(snapshot)), snapshot),
  },
  {
    name: 'the walk of all views ends without throwing',
    oneIn: 12,
    broken: ({ prepared, snapshot }) => {
      if (instantsOf(snapshot).length > mostInstants) return undefined;
      const { problems } = walkSite(prepared, snapshot, { from: Date.parse('2026-11-01T03:00:00Z') });
      const poor = problems.find(({ text, hint }) => [text.ko, text.en, hint.ko, hint.en].includes(''));
      return poor && JSON.stringify(poor);
    },
  },
  {
    name: 'diff tells nothing of equal documents, and something of others without throwing',
    oneIn: 8,
    broken: ({ raws, prepared }) => {
      // For duplicate names the order decides which document counts.
      if (prepared.raws.size < raws.length) return undefined;
      const same = diffDocuments(raws, structuredClone(raws).toReversed());
      if (same.length > 0) return JSON.stringify(same[0]);
      const poor = [
        ...diffDocuments(raws, turned(raws)),
        ...diffDocuments(
          raws.filter((_, index) => index % 2 === 0),
          raws,
        ),
      ].find(({ text }) => text.ko.trim() === '' || text.en.trim() === '');
      return poor && JSON.stringify(poor);
    },
  },
  {
    name: 'slices can be cut for everybody',
    oneIn: 5,
    broken: ({ snapshot }) => {
      for (const locale of ['ko', 'en'] as const) {
        const seen = project(snapshot, { login: false, tester: false, listed: false });
        for (const id of Object.keys(seen.pages)) cutPage(seen, id, locale);
        for (const { frame } of Object.values(seen.venues)) cutFrame(seen, frame, locale);
        cutIndex(seen, locale, { pageSlices: {}, frameSlices: {} });
      }
      return undefined;
    },
  },
];
