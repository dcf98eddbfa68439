import {
  cutFrame,
  cutIndex,
  cutPage,
  decide,
  joinSlices,
  MissingPageError,
  project,
  type Audience,
  type Decision,
  type IndexSlice,
  type DecisionInput,
  type RouteSlice,
  type Snapshot,
} from '#engine';
import type { RawDocument } from '#content';
import { firstDifference, type VisitInvariant } from './invariant.ts';

type Locale = RouteSlice['locale'];
const travel = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const guest: Audience = { login: false, tester: false, listed: false };

/** Decides like a browser: with the index and each missing slice. */
function decideFromSlices(seen: Snapshot, index: IndexSlice, locale: Locale, question: DecisionInput): Decision {
  const slices = new Map<string, RouteSlice>();
  for (let round = 0; round < 12; round++) {
    try {
      const decision = decide(joinSlices(index, slices.values()), question);
      const { layout } = decision.frame;
      if (layout === '' || slices.has(`frame ${layout}`)) return decision;
      slices.set(`frame ${layout}`, travel(cutFrame(seen, layout, locale)));
    } catch (error) {
      if (!(error instanceof MissingPageError) || slices.has(error.page)) throw error;
      slices.set(error.page, travel(cutPage(seen, error.page, locale)));
    }
  }
  throw new Error('The slices do not fit together.');
}

/** All slices that an audience may fetch. */
function sent(snapshot: Snapshot, audience: Audience, locale: Locale): string {
  const seen = project(snapshot, audience);
  const frames = new Set([seen.site.frame, ...Object.values(seen.venues).map(({ frame }) => frame)]);
  return JSON.stringify([
    cutIndex(seen, locale, { pageSlices: {}, frameSlices: {} }),
    ...[...frames].map((id) => cutFrame(seen, id, locale)),
    ...Object.keys(seen.pages).map((id) => cutPage(seen, id, locale)),
  ]);
}

const ownTexts = ({ body }: RawDocument): readonly string[] => {
  const list = Array.isArray(body['messageList'])
    ? (body['messageList'] as readonly { readonly messageText?: unknown }[])
    : [];
  return list.flatMap(({ messageText }) =>
    typeof messageText === 'string' && messageText.length > 8 ? [messageText] : [],
  );
};

const told = new WeakMap<object, ReadonlyMap<string, string>>();

/** Texts that occur in the messages of one page only. */
function tellingTexts(raws: readonly RawDocument[]): ReadonlyMap<string, string> {
  const known = told.get(raws);
  if (known !== undefined) return known;
  const all = JSON.stringify(raws.map(({ body }) => body));
  const texts = new Map<string, string>();
  for (const raw of raws.filter(({ type }) => type === 'page')) {
    for (const text of ownTexts(raw)) {
      const written = JSON.stringify(text).slice(1, -1);
      if (all.split(written).length === 2) texts.set(written, raw.id);
    }
  }
  told.set(raws, texts);
  return texts;
}

/** Invariants of the slices of a release. */
export const sliceInvariants: readonly VisitInvariant[] = [
  {
    name: 'slices decide as the whole release does',
    broken: ({ snapshot }, { question }) => {
      const { login = false, tester = false, listed = false, grade: _, ...rest } = question.viewer;
      const audience = { login, tester, listed: login && listed };
      const { loginType, memberKind, regular, exMember, password, onSite, ...plain } = rest;
      const of = { loginType, memberKind, regular, exMember, password, onSite };
      const known = Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));
      // A guest has no member facts.
      const asked: DecisionInput = { ...question, viewer: { ...plain, ...(login ? known : {}), ...audience } };
      const seen = project(snapshot, audience);
      const { locale } = asked.viewer;
      return firstDifference(
        decideFromSlices(seen, travel(cutIndex(seen, locale, { pageSlices: {}, frameSlices: {} })), locale, asked),
        decide(snapshot, asked),
      );
    },
  },
  {
    name: 'guests are sent no text of a page that is closed to them',
    oneIn: 4,
    broken: (
      { snapshot, raws },
      {
        question: {
          viewer: { locale },
        },
      },
    ) => {
      const shown = sent(snapshot, guest, locale);
      const isClosed = (id: string): boolean => {
        const page = snapshot.pages[id];
        return (
          page !== undefined &&
          id !== snapshot.site.screens.notFound &&
          ![page, ...page.schedule].some(({ state }) => state === 'N')
        );
      };
      return [...tellingTexts(raws)].find(([text, id]) => isClosed(id) && shown.includes(text))?.join(' of ');
    },
  },
  {
    name: 'guests are sent nothing of a placement that is made for members alone',
    oneIn: 4,
    broken: (
      { snapshot },
      {
        choice,
        question: {
          viewer: { locale },
        },
      },
    ) => hiddenPlacement(snapshot, choice, locale),
  },
];

/** Restricts one placement to members and checks that guests no longer receive its unique texts. */
function hiddenPlacement(snapshot: Snapshot, choice: number, locale: Locale): string | undefined {
  const layouts = Object.values(snapshot.layouts).filter(({ nodes }) => nodes.length > 0);
  const layout = layouts[choice % Math.max(layouts.length, 1)];
  const node = layout?.nodes[choice % layout.nodes.length];
  if (layout === undefined || node === undefined) return undefined;
  const hidden = {
    ...node,
    dynamic: true,
    when: { groups: [[{ fact: 'login' as const, is: [true] }]], facts: ['login' as const] },
    whileUnknown: 'hide' as const,
  };
  const nodes = layout.nodes.map((one) => (one === node ? hidden : one));
  const shown = sent(
    { ...snapshot, layouts: { ...snapshot.layouts, [layout.id]: { ...layout, dynamic: true, nodes } } },
    guest,
    locale,
  );
  const without = JSON.stringify(
    sent(
      {
        ...snapshot,
        layouts: {
          ...snapshot.layouts,
          [layout.id]: { ...layout, dynamic: true, nodes: layout.nodes.filter((one) => one !== node) },
        },
      },
      guest,
      locale,
    ).match(/"[^"\\]{6,}"/g) ?? [],
  );
  const own = [...new Set(JSON.stringify(node.settings).match(/"[^"\\]{6,}"/g))].filter(
    (text) => !without.includes(JSON.stringify(text).slice(1, -1)),
  );
  // A text used only by the hidden placement must not appear anywhere.
  const words = own.filter((text) => !layout.nodes.some((one) => one !== node && JSON.stringify(one).includes(text)));
  const told = words.find((text) => shown.includes(text) && !without.includes(JSON.stringify(text).slice(1, -1)));
  return told === undefined ? undefined : `${layout.id}#${node.id}: ${told}`;
}
