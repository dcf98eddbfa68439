import type { Site } from '#schemas/documents/site/schema';
import { callOptions } from './call-options.ts';
import type { CompileContext, CompileInput } from './compile-input.ts';
import type { HistoryRules } from '../routing/history.ts';
import { resolveTarget } from '../actions/resolve-target.ts';
import type { CompiledAnalytics, CompiledBootstrap } from '../policies.ts';
import type { CompiledSite } from '../snapshot.ts';

/** The main page of every venue is unstacked, in addition to the screens that the site document names. */
const compileHistory = ({ history }: Site, { documents }: CompileInput): HistoryRules => ({
  max: history?.max ?? 11,
  fixed: history?.fixed ?? [],
  unstacked: [...new Set([...[...documents.venue.values()].map(({ main }) => main), ...(history?.unstacked ?? [])])],
});

/** Analytics events go only to this site or to an allowed host. */
const compileTracker = (
  context: CompileContext,
  tracker: CompiledAnalytics['tracker'],
): CompiledAnalytics['tracker'] => {
  if (tracker.kind !== 'beacon') return tracker;
  const target = resolveTarget(tracker.url, context.scope);
  if (target.kind === 'inside') return { kind: 'beacon', url: target.path };
  if (target.kind === 'outside' && target.known) return { kind: 'beacon', url: target.href };
  context.problems.push({
    code: 'unsafe-tracker',
    at: { id: 'analytics' },
    text: `${tracker.url} is neither of this site nor of an allowed host`,
  });
  return { kind: 'none' };
};

const compileAnalytics = (context: CompileContext): CompiledAnalytics | undefined => {
  const document = context.documents.analytics.get('analytics');
  if (document === undefined) return undefined;
  const { tracker, delayMs, events, consent } = document;
  return { tracker: compileTracker(context, tracker), delayMs, events, consent };
};

/** Returns undefined if the service of any load is unknown: the other loads would wait for it forever. */
const compileBootstrap = ({ bootstrap }: Site, context: CompileContext): CompiledBootstrap | undefined => {
  if (bootstrap === undefined) return undefined;
  const { loads, codeList = '', skippedAt = [], withoutLoadsAt = [] } = bootstrap;
  const services = Object.entries(loads).map(([name, id]) => ({
    name,
    id,
    service: context.documents['data-service'].get(id),
  }));
  const missing = services.filter(({ service }) => service === undefined);
  if (missing.length > 0) {
    context.problems.push({
      code: 'unknown-service',
      at: { id: 'site' },
      text: `${missing.map(({ id }) => id).join(', ')} is not known here`,
    });
    return undefined;
  }
  const compiled = services.map(({ name, id, service }) => {
    const { timeoutMs } = callOptions(service);
    return [
      name,
      {
        url: service?.path.replace('{codeId}', encodeURIComponent(codeList)) ?? '',
        serviceId: id,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      },
    ];
  });
  // The schema names each load once.
  return { loads: Object.fromEntries(compiled) as CompiledBootstrap['loads'], skippedAt, withoutLoadsAt };
};

/** Compiles navigation history, analytics and bootstrap loads. */
export const compileBehaviour = (
  site: Site,
  context: CompileContext,
): Pick<CompiledSite, 'history' | 'analytics' | 'bootstrap'> => {
  const [analytics, bootstrap] = [compileAnalytics(context), compileBootstrap(site, context)];
  return {
    history: compileHistory(site, context),
    ...(analytics ? { analytics } : {}),
    ...(bootstrap ? { bootstrap } : {}),
  };
};

/** Message keys of the analytics consent prompt. The prompt opens by itself, and visitors can open it again. */
export const behaviourMessageKeys = ({ analytics }: Pick<CompiledSite, 'analytics'>): readonly string[] => {
  if (analytics === undefined) return [];
  const { question, agree, refuse, agreed, refused } = analytics.consent;
  return [question, agree, refuse, agreed, refused].filter((key) => key !== undefined);
};
