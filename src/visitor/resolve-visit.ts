import type { Decision, Question } from '#engine';
import { loadModules, missingModules, widgetNames, type Modules } from '#render/modules.ts';
import type { Ground, ReleaseStore } from './release-store.ts';
import { splitAddress } from './split-address.ts';
import { makeCall, refuseClosed, type CallScope } from './call-service.ts';

/** A decision ready to be shown: its widgets are loaded. `to` is where redirects have led. */
export interface Visit {
  readonly decision: Decision;
  readonly ground: Ground;
  readonly modules: Modules;
  readonly to: string;
}

const readPointer = (value: unknown, pointer: readonly string[]): string | undefined => {
  let at = value;
  for (const step of pointer) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === 'string' || typeof at === 'number' || typeof at === 'boolean' ? String(at) : undefined;
};

type Answers = Record<string, { readonly value: string } | 'failed'>;

const askSources = async (needs: Decision['needsFacts'], scope: CallScope): Promise<Answers> => {
  const answers: Answers = {};
  await Promise.all(
    needs.map(async ({ guard, key, pointer, service }) => {
      try {
        refuseClosed(service, scope.listed);
        const value = readPointer(await makeCall({ method: 'GET', url: key, serviceId: service.id }, scope), pointer);
        answers[guard] = value === undefined ? 'failed' : { value };
      } catch {
        answers[guard] = 'failed';
      }
    }),
  );
  return answers;
};

/** Follows redirects and asks fact sources (at most twice) until there is something to show. */
export const resolveVisit = async (store: ReleaseStore, question: Omit<Question, 'path' | 'query'>, address: string, scope: CallScope): Promise<Visit> => {
  let to = address;
  let answers: Answers = {};
  let asked = 0;
  for (let step = 0; step < 12; step++) {
    const { decision, ground } = await store.decide({ ...question, ...splitAddress(to), answers });
    if (decision.outcome.kind === 'redirect') {
      to = decision.outcome.to;
      continue;
    }
    if (decision.needsFacts.length > 0 && asked++ < 2) {
      answers = { ...answers, ...(await askSources(decision.needsFacts, scope)) };
      continue;
    }
    const widgets = widgetNames(decision.tree, decision.frame.nodes);
    const modules = await loadModules(widgets);
    // The program was replaced since this page was loaded, or the network is gone: the server has what is missing.
    if (missingModules(widgets).length > 0) throw new Error(`The code of ${missingModules(widgets).join(', ')} did not arrive.`);
    return { decision, ground, modules, to };
  }
  throw new Error(`The way to ${address} goes round in circles.`);
};
