import { compileRichText, createActionScope, type Snapshot } from '#engine';
import type { RichNode } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import type { Prepared } from '../../check/prepared.ts';
import { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import { canonical } from '../canonical.ts';
import type { TreeReader } from './said.ts';

/** One of two releases that are compared. */
export interface Side {
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
  /** A viewer as this release knows them: who is a tester hangs on its own list. */
  readonly as: (viewer: Viewer) => Viewer;
  readonly rich: (html: string) => readonly RichNode[];
  readonly trees: TreeReader;
  /** Colours of a theme, as one text. */
  readonly colours: (theme: string) => string;
}

/** Both releases, as one kind of member is known in them. */
export interface Sides {
  readonly one: Side;
  readonly two: Side;
}

/** Members as the testers' lists tell them apart: whether those who stand in either list stand in the first and in the second. */
export interface Persona {
  readonly inFirst: boolean;
  readonly inSecond: boolean;
}

const testersOf = ({ documents }: Prepared, { site }: Snapshot): readonly string[] =>
  documents['code-list'].get(site.testerCodeList)?.items.map(({ codeId }) => codeId) ?? [];

/** Everybody whom either release tells apart from somebody else. */
export function viewersOf(
  one: Pick<Side, 'prepared' | 'snapshot'>,
  two: Pick<Side, 'prepared' | 'snapshot'>,
  production: boolean,
) {
  const [first, second] = [testersOf(one.prepared, one.snapshot), testersOf(two.prepared, two.snapshot)];
  const apart = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([id, part]) => [`before ${id}`, part]));
  const joined: Snapshot = {
    ...two.snapshot,
    site: {
      ...two.snapshot.site,
      venueOrder: [...new Set([...two.snapshot.site.venueOrder, ...one.snapshot.site.venueOrder])],
    },
    layouts: { ...two.snapshot.layouts, ...apart(one.snapshot.layouts) },
    menus: { ...two.snapshot.menus, ...apart(one.snapshot.menus) },
    guards: { ...two.snapshot.guards, ...apart(one.snapshot.guards) },
  };
  const classes = new ViewerClasses(joined, { testers: [...first, ...second], production });
  const both = first.some((id) => second.includes(id));
  const personas: Persona[] = [
    ...(both || first.length + second.length === 0 ? [{ inFirst: true, inSecond: true }] : []),
    ...(first.some((id) => !second.includes(id)) ? [{ inFirst: true, inSecond: false }] : []),
    ...(second.some((id) => !first.includes(id)) ? [{ inFirst: false, inSecond: true }] : []),
  ];
  const sameLists = canonical([...first].sort()) === canonical([...second].sort());
  /** A viewer of the classes as a release with this list of testers knows them. */
  const known =
    (testers: readonly string[], isListed: boolean) =>
    (viewer: Viewer): Viewer => {
      if (sameLists) return viewer;
      const listed = testers.length > 0 && viewer.listed === true && isListed;
      return { ...viewer, listed, tester: testers.length === 0 || listed };
    };
  return {
    classes,
    personas,
    sameLists,
    asFirst: ({ inFirst }: Persona) => known(first, inFirst),
    asSecond: ({ inSecond }: Persona) => known(second, inSecond),
  };
}

/** A release as it is looked at. */
export function sideOf(prepared: Prepared, snapshot: Snapshot, trees: TreeReader): Omit<Side, 'as'> {
  const { screens, site } = snapshot;
  const scope = createActionScope(prepared.documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });
  const rich = new Map<string, readonly RichNode[]>();
  const colours = new Map<string, string>();
  return {
    prepared,
    snapshot,
    trees,
    rich: (html) => {
      const known = rich.get(html) ?? compileRichText(prepared.rich.get(html) ?? [], scope);
      rich.set(html, known);
      return known;
    },
    colours: (theme) => {
      const known = colours.get(theme) ?? canonical(prepared.documents.theme.get(theme));
      colours.set(theme, known);
      return known;
    },
  };
}
