import type { Action } from '#schemas/parts/action/schema';
import type { DeepLinks } from '#schemas/documents/deep-links/schema';
import type { Push } from '#schemas/documents/push/schema';
import type { CompileContext } from './compile-input.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import type { CompiledLinkPage, CompiledLinks, CompiledPush } from '../policies.ts';

type LinkPage = DeepLinks['pages'][string];

/** Resolves the screen of a link to a path. Leaves out a screen that needs more parameters; the link then falls back to the venue's main page. */
const compilePage = ({ pageNm, params, query, follow, codes }: LinkPage, context: CompileContext): CompiledLinkPage => {
  const move: Action | undefined =
    pageNm === undefined
      ? undefined
      : { action: 'move', pageNm, ...(params ? { params } : {}), ...(query ? { query } : {}) };
  const command = move && resolveAction(move, context.scope);
  return {
    ...(command?.kind === 'go' ? { to: command.to } : {}),
    ...(follow ? { follow } : {}),
    ...(codes
      ? {
          codes: codes.map(({ starts, not, page }) => ({
            starts: upper(starts),
            page: page.toLowerCase(),
            ...(not ? { not: upper(not) } : {}),
          })),
        }
      : {}),
  };
};

const upper = (words: readonly string[]): readonly string[] => words.map((word) => word.toUpperCase());

const compilePush = ({ types, other }: Push): CompiledPush => ({
  types: Object.fromEntries(
    Object.entries(types).map(([type, { page, follow }]) => [
      type.toUpperCase(),
      { page: page.toLowerCase(), ...(follow ? { follow } : {}) },
    ]),
  ),
  other: other.toLowerCase(),
});

const pageIdOf = (screen: string, { documents }: CompileContext): string =>
  [...documents.page.values()].find((page) => page.screen === screen || page.aliases?.includes(screen) === true)?.id ??
  '';

/** Compiles the target tables of deep links and pushes: normalises the case of names and resolves screens to paths. */
export const compileLinks = (screens: Readonly<Record<string, string>>, context: CompileContext): CompiledLinks => {
  const { documents } = context;
  const [app] = documents.app.values();
  return {
    pages: Object.fromEntries(
      [...documents['deep-links'].values()].map(({ id, pages }) => [
        id,
        Object.fromEntries(
          Object.entries(pages).map(([name, page]) => [name.toLowerCase(), compilePage(page, context)]),
        ),
      ]),
    ),
    push: Object.fromEntries([...documents.push.values()].map((push) => [push.id, compilePush(push)])),
    ...(app === undefined
      ? {}
      : {
          app: {
            scheme: app.scheme,
            query: app.query,
            action: pageIdOf(app.screens.action, context),
            deepLink: pageIdOf(app.screens.deepLink, context),
            appOnly: pageIdOf(app.screens.appOnly, context),
            deepLinkPath: screens[app.screens.deepLink] ?? '/',
          },
        }),
  };
};
