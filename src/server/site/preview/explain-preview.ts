import { explainVisit, type Visit } from '../../../content/index.ts';
import { decide, type DecisionInput } from '../../../engine/index.ts';
import { parseAddress } from '#engine/values/fill-template';
import type { PreviewPass } from './preview-pass.ts';
import type { PreviewSite } from './preview-site.ts';

/** Maximum rounds of guard calls, the same as for delivered pages. */
const rounds = 2;

/** Explains the decision of a preview at an address. Uses the same release, visitor and time, and makes the same guard calls. */
export async function explainPreview(
  site: PreviewSite,
  pass: PreviewPass,
  address: string,
  now: number,
  origin: string,
): Promise<Visit> {
  const { release } = site;
  let question: DecisionInput = {
    ...parseAddress(address),
    how: 'load',
    viewer: pass.viewer,
    now: pass.at ?? now,
    origin,
  };
  for (let round = 0; round < rounds; round++) {
    const { needsFacts, pageId } = decide(release.snapshot, question);
    if (needsFacts.length === 0) break;
    const answers = await site.askFacts(needsFacts, pageId, pass);
    question = { ...question, answers: { ...question.answers, ...answers } };
  }
  return explainVisit(release, question);
}
