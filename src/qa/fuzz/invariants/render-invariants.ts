import { compileRichText, decide, createActionScope, type Decision, type DecisionInput } from '#engine';
import { answer, type AnswerInput } from '#content/answers/index';
import type { VisitInvariant, SiteTrial } from './invariant.ts';
import type { Renderer } from './renderer.ts';

const inputOf = ({ prepared, snapshot }: SiteTrial, { viewer, now }: DecisionInput, page: string): AnswerInput => {
  const { screens, site } = snapshot;
  const scope = createActionScope(prepared.documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });
  return {
    documents: prepared.documents,
    snapshot,
    viewer,
    now,
    page,
    rich: (html) => compileRichText(prepared.rich.get(html) ?? [], scope),
    art: (name, theme) => `/art/${theme}/${name}.svg`,
  };
};

const split = (key: string): readonly [string, Readonly<Record<string, string>>] => {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  return [path, Object.fromEntries(new URLSearchParams(search))];
};

/** Responses to a page's calls from the release; every third one is failed or pending. */
function answersOf(
  trial: SiteTrial,
  question: DecisionInput,
  decision: Decision,
  choice: number,
): Record<string, unknown> {
  const input = inputOf(trial, question, decision.pageId);
  const data: Record<string, unknown> = {};
  decision.needs.forEach(({ key }, index) => {
    const fate = (choice + index) % 6;
    if (fate === 0) return;
    const [path, query] = split(key);
    const answered = answer(input, path, query);
    data[key] = fate !== 1 && answered.ok ? answered.data : null;
  });
  return data;
}

/** Invariants of the HTML of every visit. */
export const renderInvariants = (renderer: Renderer): readonly VisitInvariant[] => [
  {
    name: 'calls of a page are answered without throwing, with a validity in the future',
    broken: (trial, { question }) => {
      const decision = decide(trial.snapshot, question);
      for (const { key } of decision.needs) {
        const [path, query] = split(key);
        const first = answer(inputOf(trial, question, decision.pageId), path, query);
        if (first.validUntil === null) continue;
        if (first.validUntil <= question.now) return `${key} expires before it is sent`;
        const last = answer(inputOf(trial, { ...question, now: first.validUntil - 1 }, decision.pageId), path, query);
        if (JSON.stringify(last) !== JSON.stringify(first)) return `${key} changes before ${first.validUntil}`;
      }
      return undefined;
    },
  },
  {
    name: 'every decision renders completely, and no widget of checked documents fails',
    broken: async (trial, { question, choice }) => {
      const { snapshot, passes } = trial;
      const decision = decide(snapshot, question);
      if (decision.outcome.kind === 'redirect') return undefined;
      const { locale, platform } = question.viewer;
      const texts = renderer.makeTexts(locale, {
        ...snapshot.messages[locale],
        ...snapshot.pages[decision.pageId]?.pageTexts[locale],
      });
      const data = answersOf(trial, question, decision, choice);
      const input = {
        decision,
        texts,
        site: snapshot.site,
        platform,
        assets: { themes: '', iconSprite: '/icons.svg', art: {} },
        data,
      };
      const { html, fallen } = await renderer.renderPage(input);
      if (passes && fallen.length > 0) return `${fallen.join(', ')} fell at ${question.path}`;
      const again = await renderer.renderPage(input);
      if (again.html !== html) return 'the same decision renders differently the second time';
      const inline = html.match(/<script|\sstyle=|\son[a-z]+=|href="\s*javascript:/i)?.[0];
      return inline === undefined ? undefined : `the HTML holds ${inline}`;
    },
  },
];
