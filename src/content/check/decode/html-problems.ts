import type { AuthoredRichNode } from '#engine/compile-input';
import { actionNames } from '../action-names.ts';
import { hintNearest } from '../nearest.ts';
import type { CleanHtml, HtmlSpot } from '../prepared.ts';
import { pointerOf, quote, type Problem } from '../problem.ts';

const isAllowed = (host: string, allowed: readonly string[]): boolean => allowed.some((one) => host === one || host.endsWith(`.${one}`));

/** The tree with only such pictures from outside as the site allows. */
export function allowImages({ nodes, imageHosts }: CleanHtml, allowed: readonly string[]): readonly AuthoredRichNode[] {
  const refused = imageHosts.filter((host) => !isAllowed(host, allowed));
  return refused.length === 0 ? nodes : nodes.flatMap((node) => withoutImages(node, refused));
}

function withoutImages(node: AuthoredRichNode, refused: readonly string[]): AuthoredRichNode[] {
  if (typeof node === 'string') return [node];
  const host = node.tag === 'img' ? /^https:\/\/([^/:?#]+)/i.exec(node.attributes?.['src'] ?? '')?.[1]?.toLowerCase() : undefined;
  if (host !== undefined && refused.includes(host)) return [];
  return [{ ...node, ...(node.children ? { children: node.children.flatMap((child) => withoutImages(child, refused)) } : {}) }];
}

/** What sanitising changed in a text, as problems that name what was removed. */
export function htmlProblems(owner: { readonly type: string; readonly id: string }, spot: HtmlSpot, clean: CleanHtml | undefined, allowed: readonly string[]): Problem[] {
  if (clean === undefined || (clean.removed.length === 0 && clean.imageHosts.length === 0)) return [];
  const hosts = clean.imageHosts.filter((host) => !isAllowed(host, allowed));
  const unknown = clean.removed.filter(({ why }) => why === 'unknown-action');
  const others = [...clean.removed.filter(({ why }) => why !== 'unknown-action').map(({ what }) => what), ...hosts.map((host) => `<img> (${host})`)];
  const at = { type: owner.type, id: owner.id, pointer: pointerOf(spot.path) };
  return [...unknown.map(({ what }) => unknownAction(at, what)), ...(others.length > 0 ? [changed(at, others)] : [])];
}

const unknownAction = (at: Problem['at'], name: string): Problem => ({
  code: 'unknown-action',
  severity: 'error',
  at,
  text: { ko: `HTML 안의 '${quote(name)}'은(는) 알 수 없는 동작이에요.`, en: `'${quote(name)}' inside the HTML is no known action.` },
  hint: hintNearest(name, actionNames).hint,
});

function changed(at: Problem['at'], what: readonly string[]): Problem {
  const list = [...new Set(what)];
  const shown = list.slice(0, 8).map(quote).join(', ') + (list.length > 8 ? ' …' : '');
  return {
    code: 'html-changed',
    severity: 'error',
    at,
    text: { ko: `허용되지 않아 제거된 HTML: ${shown}`, en: `Sanitising takes this away: ${shown}.` },
    hint: {
      ko: '표시한 부분을 지우세요. 그림은 /art/, /media/ 또는 허용된 https 호스트만, 동작은 정해진 동작 객체만 쓸 수 있어요.',
      en: 'Remove it. Pictures come from /art/, /media/ or an allowed https host; actions are action objects only.',
    },
  };
}
