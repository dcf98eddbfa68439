import type { CompiledPage, Decision } from '#engine';
import { asSaid, noTree, sayer, type SaidTree } from './said.ts';
import type { Side } from './sides.ts';

/** Visible content of a page without its frame. Equal content has equal keys. */
export interface Sight {
  readonly decision: Decision;
  /** Layout of the tree. */
  readonly layout: string;
  readonly end: string;
  readonly around: Readonly<Record<'head' | 'title' | 'options' | 'services' | 'frame' | 'main', string>>;
  readonly tree: SaidTree;
  readonly key: string;
}

/** The layout of what somebody sees of a page. */
export const layoutOf = (
  page: CompiledPage | undefined,
  { outcome }: Pick<Decision, 'outcome'>,
  pending: string,
): string => {
  switch (outcome.kind) {
    case 'page':
    case 'notFound':
      return page?.layout ?? '';
    case 'blocked':
      return page?.stateLayouts.B ?? '';
    case 'preparing':
      return page?.stateLayouts.D ?? '';
    case 'pending':
      return pending;
    case 'redirect':
    case 'refused':
      return '';
  }
};

/** The end of a decision as visitors tell it. What stands under a refusal is a view of its own page, and is looked at there. */
const endOf = ({ outcome, notices, status, whole }: Decision): string => {
  switch (outcome.kind) {
    case 'refused':
      return JSON.stringify(['refused', outcome.back ?? false, notices]);
    case 'redirect':
      return JSON.stringify(['redirect', outcome.to, outcome.leave]);
    case 'page':
    case 'blocked':
    case 'preparing':
    case 'notFound':
    case 'pending':
      return JSON.stringify([outcome.kind, status, whole === true, notices]);
  }
};

/** Serialise objects that decisions share once. */
const written = new WeakMap<object, string>();
const writeOnce = <T extends object>(part: T, write: (part: T) => string): string => {
  const known = written.get(part) ?? write(part);
  written.set(part, known);
  return known;
};

const noAround: Sight['around'] = { head: '', title: '', options: '', services: '', frame: '', main: '' };

/** Reads a decision as its viewer does. */
export function sightOf(side: Side, decision: Decision): Sight {
  const { snapshot } = side;
  const { outcome, pageId } = decision;
  const page = snapshot.pages[pageId];
  const end = endOf(decision);
  const layout = layoutOf(page, decision, snapshot.site.pendingLayout);
  if (outcome.kind === 'redirect' || outcome.kind === 'refused')
    return { decision, layout, end, around: noAround, tree: noTree, key: end };
  const { locale, head, textValues: words, services, frame, main, theme } = decision;
  const { onward, appHref, flags } = frame.model;
  const tree = side.trees.read(decision.tree, snapshot, locale, page?.pageTexts[locale], pageId);
  const around: Sight['around'] = {
    head: [
      head.title,
      head.description,
      head.keywords,
      head.image,
      head.canonical === '' ? 'unlisted' : '',
      head.record === undefined ? '' : JSON.stringify(head.record),
    ].join('\n'),
    title: Object.values(words).join('\n'),
    // `title` is a message among flags that are switches; what it says stands with the words.
    options: writeOnce(flags, (all) => JSON.stringify({ ...all, title: '' })),
    services: writeOnce(services, (all) => all.map(({ path, state }) => `${path} ${state}`).join(' ')),
    frame: `${frame.layout} ${theme} ${onward === undefined && appHref === undefined ? '' : asSaid([onward, appHref], locale, sayer(snapshot, locale))}`,
    main,
  };
  return { decision, layout, end, around, tree, key: [end, ...Object.values(around), tree.key].join('\n') };
}
