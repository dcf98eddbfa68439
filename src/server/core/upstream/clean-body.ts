import { createHash } from 'node:crypto';
import { compileRichText, createActionScope } from '../../../engine/index.ts';
import type { AnswerInput } from '#content/answers/index';
import { plainText } from '#content/answers/texts';
import type { CleanHtml } from '#content/check/prepared';
import { allowImages } from '#content/check/decode/html-problems';
import { sanitiseAll } from '#content/sanitise/sanitiser';
import type { RichNode } from '#schemas/command';
import { UpstreamFault } from './fault.ts';

/** Maximum length: sanitising blocks the event loop in proportion to it. */
const LONGEST = 32 * 1024;
const KEPT = 100;
const cleaned = new Map<string, CleanHtml>();

/** Sanitises a text. The most recent results are cached, because the same page is requested repeatedly. */
const clean = async (html: string): Promise<CleanHtml> => {
  const hash = createHash('sha256').update(html).digest('base64url');
  const known = cleaned.get(hash);
  if (known !== undefined) return known;
  const made = (await sanitiseAll(new Map([[hash, html]]))).get(hash) ?? { nodes: [], removed: [], imageHosts: [] };
  const [oldest] = cleaned.keys();
  if (cleaned.size >= KEPT && oldest !== undefined) cleaned.delete(oldest);
  cleaned.set(hash, made);
  return made;
};

/** Converts HTML of an upstream to the tree that widgets show. Pictures, links and actions follow the rules of the site's own texts. */
export const cleanBody = async (
  html: unknown,
  { documents, snapshot: { screens, site } }: AnswerInput,
): Promise<{ readonly contents: readonly RichNode[]; readonly contentsText: string }> => {
  if (typeof html !== 'string')
    throw new UpstreamFault('lying', 'contents is no HTML text; a ready tree would be trusted with commands');
  if (html.length > LONGEST) throw new UpstreamFault('lying', `contents is longer than ${LONGEST} characters`);
  const scope = createActionScope(documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });
  const contents = compileRichText(allowImages(await clean(html), site.allowedHosts), scope);
  return { contents, contentsText: plainText(contents) };
};
