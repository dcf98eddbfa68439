import type { CompiledGuard } from '#engine';
import type { Words } from '../../problem.ts';
import type { Findings, Said } from '../findings.ts';
import type { SiteWalk, Stuck } from '../site-walk.ts';

/** True when a guard depends on the visit itself, such as a response, which a menu cannot know. */
const isOfTheMoment = ({ facts, sources }: CompiledGuard): boolean =>
  Object.keys(sources).length > 0 || facts.includes('onSite') || facts.includes('cameFrom');

const isForTheApp = ({ rules }: CompiledGuard): boolean =>
  rules.some(({ when }) => when?.groups.flat().some((test) => test.fact === 'platform' && test.is.includes('APP')));

const wordsOf = (to: string): Pick<Said, 'hint'> & { readonly closed: (who: Words, why: Words) => Words } => ({
  closed: (who, why) => ({
    ko: `이 항목(보는 사람: ${who.ko})은 ${to}(으)로 가지만 ${why.ko}`,
    en: `This is visible to ${who.en} and opens ${to}, ${why.en}`,
  }),
  hint: {
    ko: '이 항목에 when 조건(또는 hiddenIn)을 주어 숨기거나, 갈 수 있는 곳으로 바꾸세요.',
    en: 'Hide it from them with `when` (or `hiddenIn`), or link to a page that is open to them.',
  },
});

const refusedHint: Words = {
  ko: '그 방문자에게 숨기거나(when, hiddenIn) 갈 수 있는 곳으로 바꾸세요. 막는 말이 바로 답이라면 이 항목이나 그 동작에 refusalIsMeant를 켜세요.',
  en: 'Hide it from them with `when` or `hiddenIn`, or link to a page that is open to them. If the message is the answer, set `refusalIsMeant` at the item or its action.',
};

/** Ways that do not end at an open page for somebody who sees them: dead ends, loops, closed pages. `neverOpen`: pages that are told of as such. */
export function findDeadEnds(walk: SiteWalk, neverOpen: ReadonlySet<string>, findings: Findings): void {
  const circles = new Map<string, number>();
  for (const stuck of walk.stuck.values())
    if (stuck.kind === 'loop') circles.set(circleOf(stuck), (circles.get(circleOf(stuck)) ?? 0) + 1);
  const told = new Set<string>();
  for (const stuck of walk.stuck.values()) {
    if (stuck.kind === 'loop' && told.has(circleOf(stuck))) continue;
    if (stuck.kind === 'loop') told.add(circleOf(stuck));
    if (stuck.kind === 'refused' && stuck.page !== undefined && neverOpen.has(stuck.page)) continue;
    if (
      (stuck.kind === 'nowhere' || stuck.kind === 'blocked') &&
      findings.isOfTheGate(stuck.kind, stuck.page, stuck.arrival.to)
    )
      continue;
    const said = sayOf(walk, findings, stuck, (circles.get(circleOf(stuck)) ?? 1) - 1);
    if (said !== undefined)
      findings.say(said, {
        walk,
        who: stuck.who,
        on: stuck.on,
        last: [{ to: stuck.arrival.to, by: stuck.way?.label ?? '' }],
      });
  }
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Addresses of a loop up to the first repeated page; carried query values are ignored. */
function roundOf({ through }: Pick<Stuck, 'through'>): readonly string[] {
  const paths = through.map(pathOf);
  const end = paths.findIndex((path, index) => paths.indexOf(path) < index);
  return end === -1 ? paths : paths.slice(0, end + 1);
}

/** A circle is one fault, however many ways lead into it. */
function circleOf(stuck: Pick<Stuck, 'through'>): string {
  const round = roundOf(stuck);
  return [...new Set(round.slice(round.indexOf(round.at(-1) ?? '')))].toSorted().join(' ');
}

function sayOf(walk: SiteWalk, findings: Findings, stuck: Stuck, others: number): Said | undefined {
  const {
    kind,
    way,
    page,
    guard,
    arrival: { to },
    through,
  } = stuck;
  const { snapshot } = walk.look;
  const place = way?.from ?? (page === undefined ? undefined : { type: 'page', id: page, path: [] });
  if (place === undefined) return undefined;
  const { closed, hint } = wordsOf(to);
  const from = { type: place.type, id: place.id, path: place.path, hint } as const;
  if (kind === 'nowhere')
    return {
      ...from,
      code: 'leads-nowhere',
      severity: 'error',
      text: (who) => closed(who, { ko: '그런 페이지가 없어요.', en: 'which does not exist.' }),
      hint: { ko: '주소를 고치거나 그 주소의 페이지를 추가하세요.', en: 'Correct the address, or add the page.' },
    };
  if (kind === 'loop') {
    return {
      ...from,
      code: 'visitor-loop',
      severity: 'error',
      text: (who) => ({
        ko: `끝없이 맴돌아요 (${who.ko}): ${roundOf({ through }).join(' → ')}${others === 0 ? '' : `. 이 길로 들어가는 곳이 ${others}곳 더 있어요.`}`,
        en: `It redirects ${who.en} in a loop: ${roundOf({ through }).join(' → ')}.${others === 0 ? '' : ` ${others} more route${others === 1 ? ' leads' : 's lead'} into it.`}`,
      }),
      hint: {
        ko: '도는 길에 있는 가드의 조건을 좁히거나 다른 곳으로 보내세요.',
        en: 'Narrow the condition of a guard in the loop, or change its target.',
      },
    };
  }
  if (way === undefined) return kind === 'refused' ? sayOfHome(walk, stuck) : undefined;
  if (kind === 'preparing')
    return {
      ...from,
      code: 'leads-to-closed',
      severity: 'note',
      text: (who) => closed(who, { ko: '그 페이지는 준비 중(D)이에요.', en: 'which is in preparation (D).' }),
    };
  if (kind === 'blocked') {
    const says = page !== undefined && (snapshot.pages[page]?.blockContent ?? '') !== '';
    return {
      ...from,
      code: 'leads-to-closed',
      severity: says ? 'note' : 'warning',
      text: (who) =>
        closed(
          who,
          says
            ? { ko: '그 페이지는 막혀 있어서 안내만 보여요.', en: 'which is blocked and shows only a notice.' }
            : { ko: '그 페이지는 안내 없이 막혔어요.', en: 'which is blocked without a notice.' },
        ),
    };
  }
  const refusing = snapshot.guards[guard ?? ''];
  if (refusing === undefined || refusing.refusalIsMeant === true || isOfTheMoment(refusing) || findings.isMeant(place))
    return undefined;
  const onWeb = isForTheApp(refusing);
  return {
    ...from,
    code: onWeb ? 'app-only-on-web' : 'leads-to-closed',
    severity: place.type === 'menu' || findings.isFrame(place) ? 'warning' : 'note',
    text: (who) =>
      closed(who, {
        ko: `가드 '${refusing.id}'이(가) 길을 알려 주지 않고 막아요.`,
        en: `where the guard '${refusing.id}' refuses them and offers no link.`,
      }),
    hint: refusedHint,
  };
}

/** A home page that refuses visitors who enter the site there, with the number of pages that they then do not reach. */
function sayOfHome(walk: SiteWalk, { guard, page: id = '', who: refused }: Stuck): Said | undefined {
  const { pages, venues, guards } = walk.look.snapshot;
  const [home, refusing] = [pages[id], guards[guard ?? '']];
  if (
    home === undefined ||
    refusing === undefined ||
    refusing.refusalIsMeant === true ||
    isOfTheMoment(refusing) ||
    !Object.values(venues).some(({ to }) => to === home.path)
  )
    return undefined;
  const others = Object.values(pages).filter(
    (page) =>
      page.id !== id &&
      page.venue === home.venue &&
      page.state === 'N' &&
      page.whole !== true &&
      walk.who(page.id)?.meets(refused) !== true,
  ).length;
  return {
    code: 'page-unreachable',
    severity: 'warning',
    type: 'page',
    id,
    path: ['guards'],
    text: (who) => ({
      ko: `첫 화면 '${home.screen}'(${home.path})을(를) 가드 '${refusing.id}'이(가) 막아서(${who.ko}), 같은 곳의 페이지 ${others}개에도 갈 수 없어요.`,
      en: `The guard '${refusing.id}' of the home page '${home.screen}' (${home.path}) refuses ${who.en}, so ${others} other pages of its venue are out of their reach, too.`,
    }),
    hint: {
      ko: '첫 화면에서 이 가드를 빼거나, 막힌 방문자에게 갈 곳을 주세요.',
      en: 'Remove the guard from the home page, or give the refused visitors a page to go to.',
    },
  };
}
