import { fillItem, fillPage, resolveTarget } from '#engine';
import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';

/** Options for resolving addresses. */
export interface HrefOptions {
  readonly allowedHosts: readonly string[];
  readonly sandbox?: boolean;
}

export interface HrefScope extends HrefOptions {
  /** Visitor's platform; some sites have a mobile variant. */
  readonly platform?: Viewer['platform'] | undefined;
  readonly mainPath: string;
  /** Address of the page with its query, for `{page}`. */
  readonly page: string;
  /** Returns the path of a venue's main page. */
  venuePath(code: string): string | undefined;
  /** Target of the `onward` command, and the address that opens it in the app. */
  readonly onward?: Command | undefined;
  readonly appHref?: string | undefined;
}

type Item = Readonly<Record<string, string>>;
const noItem: Item = {};

/** Resolves the address of a data item to a command, through resolve-target. */
export const resolveUrl = (
  command: Extract<Command, { kind: 'url' }>,
  item: Item,
  { allowedHosts, sandbox = false }: HrefOptions,
): Command => {
  const target = resolveTarget(fillAddress(command.url, item), { allowedHosts, sandbox });
  switch (target.kind) {
    case 'inside':
      // Files of the server, which the browser opens by itself.
      if (target.path.startsWith('/passes/')) return { kind: 'open', href: target.path, newWindow: false };
      return target.path.startsWith('/sandbox/')
        ? { kind: 'open', href: target.path, newWindow: true }
        : { kind: 'go', to: target.path, ...(command.replace ? { replace: true } : {}) };
    case 'outside':
      return {
        kind: 'open',
        href: target.href,
        newWindow: true,
        ...(target.known ? {} : { ask: true, name: target.host }),
      };
    case 'device':
      return { kind: 'open', href: target.href, newWindow: false };
    case 'rejected':
      return { kind: 'none', reason: target.reason };
  }
};

// If an item provides the whole address, its parts are not encoded again.
const fillAddress = (url: string, item: Item): string =>
  url.replace(/^\{item\.([A-Za-z0-9_]+)\}$/, (_, name: string) => item[name] ?? '');

type Open = Extract<Command, { kind: 'open' }>;

/** Selects the variant of a command for a platform. Mobile variants also apply to app shells. */
export const forPlatform = ({ mobile, ...command }: Open, platform: Viewer['platform'] | undefined): Open =>
  platform === 'WEB_PC' ? command : { ...command, ...mobile };

/** Tells whether the visitor confirms before a command leaves the site. */
export const asksToLeave = (command: Command, item: Item | undefined, scope: HrefOptions): boolean => {
  const read = command.kind === 'url' ? resolveUrl(command, item ?? noItem, scope) : command;
  return read.kind === 'open' && read.ask === true;
};

/** Returns the address of a command, or undefined if the command is not a link. */
export const commandHref = (command: Command, item: Item | undefined, scope: HrefScope): string | undefined => {
  switch (command.kind) {
    case 'go':
      return fillItem(fillPage(command.to, scope.page), item ?? noItem);
    case 'main':
      return scope.mainPath;
    case 'open':
      return forPlatform(command, scope.platform).href;
    case 'url': {
      const read = resolveUrl(command, item ?? noItem, scope);
      return read.kind === 'url' ? undefined : commandHref(read, undefined, scope);
    }
    case 'venue':
      return scope.venuePath(command.venue);
    case 'onward':
      if (scope.onward === undefined) return scope.mainPath;
      // It comes from the visited address, so anybody may have written it: a page links to no unknown host because of it.
      return asksToLeave(scope.onward, undefined, scope) ? undefined : commandHref(scope.onward, undefined, scope);
    case 'open-app':
      return scope.appHref;
    case 'call':
    case 'alert':
    case 'back':
    case 'all-menu':
    case 'language':
    case 'proceed':
    case 'share':
    case 'native':
    case 'ask':
    case 'scan':
    case 'refresh':
    case 'consent':
    case 'print':
    case 'none':
      return undefined;
  }
};
