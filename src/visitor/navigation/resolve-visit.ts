import type { Decision, DecisionInput, SourceAnswers } from '#engine';
import { loadModules, missingModules, widgetNames, type Modules } from '#render/view/widget-modules.ts';
import type { Viewer } from '#schemas/viewer';
import { fetchSources, type LearntInfo } from '../data/fetch-sources.ts';
import type { CallScope } from '../data/call-service.ts';
import { ExternalRedirect } from './external-redirect.ts';
import { MissingCode } from '../faults/missing-code.ts';
import type { Ground, ReleaseStore } from '../live/release-store.ts';
import { searchOf, splitAddress } from './split-address.ts';

/** A decision ready to be shown: its widgets are loaded. `to` is where redirects have led, `learnt` what guards were told of the member on the way. */
export interface Visit {
  readonly decision: Decision;
  readonly ground: Ground;
  readonly modules: Modules;
  readonly to: string;
  readonly learnt: readonly LearntInfo[];
}

/** Calls of guards tell who is in a park now, which the viewer's facts may not know yet. */
export const withLearnt = (viewer: Viewer, learnt: readonly LearntInfo[]): Viewer =>
  learnt.length === 0
    ? viewer
    : {
        ...viewer,
        onSite: { ...viewer.onSite, ...Object.fromEntries(learnt.map(({ park, onSite }) => [park, onSite])) },
      };

/** Follows redirects and asks fact sources (at most twice) until there is something to show. Throws ExternalRedirect where they lead out of the site. */
export const resolveVisit = async (
  store: ReleaseStore,
  question: Omit<DecisionInput, 'path' | 'query'>,
  address: string,
  scope: CallScope,
): Promise<Visit> => {
  let to = address;
  let answers: SourceAnswers = {};
  let learnt: readonly LearntInfo[] = [];
  let asked = 0;
  for (let step = 0; step < 12; step++) {
    const viewer = withLearnt(question.viewer, learnt);
    const { decision, ground } = await store.decide({
      ...question,
      viewer,
      ...splitAddress(to),
      search: searchOf(to),
      answers,
    });
    const { outcome } = decision;
    if (outcome.kind === 'redirect') {
      if (outcome.leave) throw new ExternalRedirect(outcome.leave);
      to = outcome.to;
      continue;
    }
    if (decision.needsFacts.length > 0 && asked++ < 2) {
      const told = await fetchSources(decision.needsFacts, { ...scope, pageId: decision.pageId });
      answers = { ...answers, ...told.answers };
      learnt = [...learnt, ...told.learnt];
      continue;
    }
    const widgets = widgetNames(decision.tree, decision.frame.nodes);
    const modules = await loadModules(widgets);
    if (missingModules(widgets).length > 0) throw new MissingCode(missingModules(widgets));
    return { decision, ground, modules, to, learnt };
  }
  throw new Error(`The way to ${address} goes round in circles.`);
};
