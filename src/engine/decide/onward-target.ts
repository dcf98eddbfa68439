import type { Decision, DecisionInput } from '../decision.ts';
import { resolveTarget } from '../actions/resolve-target.ts';
import { isPagePath } from '../routing/deep-link.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import type { Route } from '../routing/find-route.ts';
import { encodeAddress } from '../values/fill-template.ts';
import type { Snapshot } from '../snapshot.ts';

/** Adds the target of the action `onward` to a page that declares one: the page of this site in its query, or the declared default. */
export const withOnward = (
  snapshot: Snapshot,
  { query, path }: DecisionInput,
  { page: { onward } }: Route,
  decision: Decision,
): Decision => {
  if (onward === undefined) return decision;
  const target = resolveTarget((Object.hasOwn(query, onward.query) ? query[onward.query] : undefined) ?? '', {
    allowedHosts: [],
  });
  const isPage = target.kind === 'inside' && isPagePath(snapshot, target.path) && canonicalPath(target.path) !== path;
  const { frame } = decision;
  return {
    ...decision,
    frame: {
      ...frame,
      model: {
        ...frame.model,
        onward: { kind: 'go', to: isPage ? encodeAddress(target.path) : onward.to, replace: true },
      },
    },
  };
};
