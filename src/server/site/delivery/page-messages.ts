import type { Decision, Snapshot } from '../../../engine/index.ts';

type Messages = Readonly<Record<string, string>>;

const made = new WeakMap<Snapshot, Map<string, Messages>>();

/** Returns the messages of the page's and frame's placements, and the site's own. All viewers of a page share the same object. */
export const pageMessages = (snapshot: Snapshot, decision: Decision): Messages => {
  const { pageId, locale, outcome, frame } = decision;
  // The base page under a refusal has its own tree.
  const shown =
    outcome.kind === 'refused'
      ? Object.values(snapshot.layouts)
          .filter((layout) => layout.nodes === decision.tree)
          .map((layout) => layout.id)
      : [];
  const known = made.get(snapshot) ?? new Map<string, Messages>();
  made.set(snapshot, known);
  const key = `${locale} ${pageId} ${frame.layout} ${shown.join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const messages = pick(snapshot, decision, shown);
  known.set(key, messages);
  return messages;
};

const pick = (snapshot: Snapshot, { pageId, locale, frame }: Decision, shown: readonly string[]): Messages => {
  const page = snapshot.pages[pageId];
  const layouts =
    page === undefined ? [] : [page.layout, page.stateLayouts.B, page.stateLayouts.D, snapshot.site.pendingLayout];
  const keys = new Set([...layouts, frame.layout, ...shown].flatMap((id) => snapshot.layouts[id]?.messageKeys ?? []));
  for (const key of Object.values(snapshot.site.texts)) keys.add(key);
  const [all, own] = [snapshot.messages[locale], page?.pageTexts[locale]];
  const some: Record<string, string> = {};
  for (const key of keys) {
    const text = own?.[key] ?? all[key];
    if (text !== undefined) some[key] = text;
  }
  return some;
};
