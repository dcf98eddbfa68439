import type { CompiledPage, Decision } from '#engine';
import { Bits } from '../bits.ts';
import { plainAddress } from '../effects.ts';
import type { Findings } from '../findings.ts';
import type { SiteWalk } from '../site-walk.ts';

type Kind = Decision['outcome']['kind'];

/** Outcomes other than refusals. */
const opening: readonly Kind[] = ['page', 'blocked', 'preparing', 'redirect', 'pending'];

/** Outcome of a page for all viewers at one instant. */
interface Opened {
  readonly kinds: ReadonlySet<Kind>;
  readonly everybody: Bits;
}

function openedBy(walk: SiteWalk, page: CompiledPage): Opened {
  const kinds = new Set<Kind>();
  const everybody = new Bits(walk.look.classes.size);
  // From another page first: this has been looked at, and mostly says enough.
  for (const from of [page.screen, undefined]) {
    if (opening.some((kind) => kinds.has(kind))) break;
    for (const { group, decisions } of walk.look.meet({
      to: plainAddress(page.path),
      ...(from === undefined ? {} : { from }),
    })) {
      everybody.addAll(group.members);
      // What only leads back is a way, not a refusal.
      for (const { outcome } of decisions)
        kinds.add(outcome.kind === 'refused' && outcome.back === true ? 'redirect' : outcome.kind);
    }
  }
  return { kinds, everybody };
}

/** Pages that are said to be open and are so to nobody; gives their ids. `shut`: guards that let nobody pass, which are told of as such. */
export function findClosedPages(walk: SiteWalk, shut: ReadonlySet<string>, findings: Findings): ReadonlySet<string> {
  const closed = new Set<string>();
  for (const page of Object.values(walk.look.snapshot.pages)) {
    if (page.state !== 'N' || page.id === walk.look.snapshot.site.screens.notFound || page.whole === true) continue;
    const { kinds, everybody } = openedBy(walk, page);
    if (opening.some((kind) => kinds.has(kind)) || !kinds.has('refused')) continue;
    closed.add(page.id);
    if (page.guards.some((id) => shut.has(id))) continue;
    findings.say(
      {
        code: 'page-never-opens',
        severity: 'error',
        type: 'page',
        id: page.id,
        path: ['guards'],
        text: () => ({
          ko: `페이지 '${page.screen}'을(를) 볼 수 있는 방문자가 없어요. 가드: ${page.guards.join(', ')}`,
          en: `No visitor can ever open the page '${page.screen}'. Its guards: ${page.guards.join(', ')}.`,
        }),
        hint: {
          ko: '서로 어긋나는 가드나 플래그를 빼세요 (예: isNeedLogin과 isNeedNonLogin).',
          en: 'Remove one of the contradicting guards or flags (such as isNeedLogin and isNeedNonLogin).',
        },
      },
      { walk, who: everybody, last: [{ to: page.path, by: '' }] },
    );
  }
  return closed;
}

/** Pages that are open, but that nothing on the site leads to. */
export function findUnreached(walk: SiteWalk, reached: ReadonlySet<string>, findings: Findings): void {
  const { snapshot } = walk.look;
  const homes = new Set(Object.values(snapshot.venues).map(({ to }) => to));
  const unreached = Object.values(snapshot.pages).filter(
    (page) =>
      page.state === 'N' && !reached.has(page.id) && page.whole !== true && page.id !== snapshot.site.screens.notFound,
  );
  for (const page of unreached) {
    if (homes.has(page.path)) {
      const others = unreached.filter(({ id, venue }) => id !== page.id && venue === page.venue).length;
      findings.say({
        code: 'page-unreachable',
        severity: 'warning',
        type: 'page',
        id: page.id,
        path: page.guards.length === 0 ? ['paths'] : ['guards'],
        text: () => ({
          ko: `첫 화면 '${page.screen}'(${page.path})에 갈 수 있는 방문자가 없어서, 같은 곳의 페이지 ${others}개에도 갈 수 없어요.`,
          en: `No visitor reaches the home page '${page.screen}' (${page.path}), so ${others} other pages of its venue are out of reach, too.`,
        }),
        hint: {
          ko: '첫 화면의 가드와 그리로 가는 메뉴를 확인하세요.',
          en: 'Check the guards of the home page, and the menus that open it.',
        },
      });
      continue;
    }
    findings.say({
      code: 'page-unreachable',
      severity: 'note',
      type: 'page',
      id: page.id,
      path: ['paths'],
      text: () => ({
        ko: `'${page.screen}'(${page.path})로 가는 메뉴, 버튼, 딥링크가 없어요. 주소를 아는 사람만 볼 수 있어요.`,
        en: `No menu, button, deep link or redirect opens '${page.screen}' (${page.path}). Visitors can reach it only by its address.`,
      }),
      hint: {
        ko: '메뉴나 페이지에서 연결하거나, 더 이상 쓰지 않으면 지우세요.',
        en: 'Link to it from a menu or page, or remove it if it is no longer used.',
      },
    });
  }
}
