import { resolveTarget } from '#engine';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that members can start mini games: their host is an allowed host, and events use games with an address. */
export function checkMiniGames(context: CheckContext): void {
  const { documents, site } = context;
  const allowedHosts = site?.allowedHosts ?? [];
  for (const game of documents['mini-game'].values()) {
    // A new game has no address yet.
    if (game.url === '') continue;
    const target = resolveTarget(game.url, { allowedHosts });
    if (target.kind === 'outside' && !target.known) context.report(game, ['url'], notAllowed(target.host));
    else if (target.kind !== 'inside' && target.kind !== 'outside') context.report(game, ['url'], unsafe(game.url));
  }
  for (const event of documents.event.values()) {
    if (event.kind === 'MINI_GAME' && documents['mini-game'].get(event.miniGame ?? '')?.url === '')
      context.report(event, ['miniGame'], noAddress(event.miniGame ?? ''));
  }
}

const notAllowed = (host: string): Finding => ({
  code: 'unsafe-link',
  text: {
    ko: `'${quote(host)}'이(가) 허용된 호스트가 아니라서 아무도 게임을 시작할 수 없어요.`,
    en: `'${quote(host)}' is not an allowed host, so nobody could start the game.`,
  },
  hint: {
    ko: `믿을 수 있는 곳이면 site 문서의 allowedHosts에 "${quote(host)}"을(를) 추가하세요.`,
    en: `If you trust it, add "${quote(host)}" to allowedHosts in the site document.`,
  },
});
const unsafe = (url: string): Finding => ({
  code: 'unsafe-link',
  text: {
    ko: `'${quote(url)}'은(는) 게임의 주소가 될 수 없어요.`,
    en: `'${quote(url)}' cannot be the address of a game.`,
  },
  hint: { ko: '/로 시작하는 경로나 https 주소를 적으세요.', en: 'Use a path that begins with /, or an https address.' },
});
const noAddress = (game: string): Finding => ({
  code: 'settings-clash',
  text: { ko: `게임 '${quote(game)}'에 아직 주소가 없어요.`, en: `The game '${quote(game)}' has no address yet.` },
  hint: { ko: '게임 문서에 url을 적으세요.', en: 'Add url to the game.' },
});
