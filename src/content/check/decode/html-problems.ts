import type { AuthoredRichNode } from '#engine/compile/compile-input';
import { actionNames } from '../action-names.ts';
import { locationOfRemoved } from '../html-locations.ts';
import { suggestName } from '../suggest-name.ts';
import type { CleanHtml, HtmlSpot } from '../prepared.ts';
import { pointerOf, quote, type Problem } from '../problem.ts';

const isAllowed = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => host === one || host.endsWith(`.${one}`));

/** The tree with only such pictures from outside as the site allows. */
export function allowImages({ nodes, imageHosts }: CleanHtml, allowed: readonly string[]): readonly AuthoredRichNode[] {
  const refused = imageHosts.filter((host) => !isAllowed(host, allowed));
  return refused.length === 0 ? nodes : nodes.flatMap((node) => withoutImages(node, refused));
}

function withoutImages(node: AuthoredRichNode, refused: readonly string[]): AuthoredRichNode[] {
  if (typeof node === 'string') return [node];
  const host =
    node.tag === 'img' ? /^https:\/\/([^/:?#]+)/i.exec(node.attributes?.['src'] ?? '')?.[1]?.toLowerCase() : undefined;
  if (host !== undefined && refused.includes(host)) return [];
  return [
    {
      ...node,
      ...(node.children ? { children: node.children.flatMap((child) => withoutImages(child, refused)) } : {}),
    },
  ];
}

/** Reports the parts that sanitising removed from a text. */
export function htmlProblems(
  owner: { readonly type: string; readonly id: string },
  spot: HtmlSpot,
  clean: CleanHtml | undefined,
  allowed: readonly string[],
): Problem[] {
  if (clean === undefined || (clean.removed.length === 0 && clean.imageHosts.length === 0)) return [];
  const hosts = clean.imageHosts.filter((host) => !isAllowed(host, allowed));
  const unknown = clean.removed.filter(({ why }) => why === 'unknown-action');
  const others = [
    ...clean.removed.filter(({ why }) => why !== 'unknown-action').map(({ what }) => what),
    ...hosts.map((host) => `<img> (${host})`),
  ];
  const at = (what: string): Problem['at'] => {
    const within = locationOfRemoved(spot.text, what);
    return {
      type: owner.type,
      id: owner.id,
      pointer: pointerOf(spot.path),
      ...(within === undefined ? {} : { within }),
    };
  };
  return [
    ...unknown.map(({ what }) => unknownAction(at(what), what)),
    ...(others[0] === undefined ? [] : [changed(at(others[0]), others)]),
  ];
}

const unknownAction = (at: Problem['at'], name: string): Problem => ({
  code: 'unknown-action',
  severity: 'error',
  at,
  text: {
    ko: `HTML 안의 '${quote(name)}'은(는) 알 수 없는 동작이에요.`,
    en: `The HTML uses an unknown action, '${quote(name)}'.`,
  },
  hint: suggestName(name, actionNames).hint,
});

function changed(at: Problem['at'], what: readonly string[]): Problem {
  const list = [...new Set(what)];
  const shown = list.slice(0, 8).map(quote).join(', ') + (list.length > 8 ? ' …' : '');
  return {
    code: 'html-changed',
    severity: 'error',
    at,
    text: {
      ko: `이 글에 쓸 수 없어서 방문자에게 보이지 않는 HTML이 있어요: ${shown}`,
      en: `This HTML is not allowed and will be removed: ${shown}.`,
    },
    hint: list.every((one) => one.endsWith(' value>')) ? noAction : notAllowed,
  };
}

const noAction: Problem['hint'] = {
  ko: 'value의 동작이 올바른 JSON인지 보세요. 괄호와 따옴표의 짝이 맞고 꼭 있어야 할 항목이 있어야 해요. 예: {"action":"move","pageNm":"Login"}',
  en: 'Check that the action in value is complete, valid JSON, as in {"action":"move","pageNm":"Login"}.',
};

const notAllowed: Problem['hint'] = {
  ko: '그 부분을 지우세요. 링크는 /로 시작하는 경로나 https://, tel:, mailto: 주소만, 그림은 /art/ 또는 허용된 https 호스트만, 동작은 정해진 것만 쓸 수 있고, 색과 크기(style, class)는 쓸 수 없어요.',
  en: 'Remove it. Links may use a path that begins with / or an https:, tel: or mailto: address; images must come from /art/ or an allowed https host. Only actions of the site are allowed, and no style or class.',
};
