import { fillItem, resolveTarget } from '#engine';
import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';

/** What addresses are read with. */
export interface HrefOptions {
  readonly allowedHosts: readonly string[];
  readonly sandbox?: boolean;
}

export interface HrefScope extends HrefOptions {
  /** What the visitor looks at it with; some sites have a variant for phones. */
  readonly platform?: Viewer['platform'] | undefined;
  readonly mainPath: string;
  /** Path of a venue's main page. */
  venuePath(code: string): string | undefined;
  /** Where the page leads on to, and what opens it in the app. */
  readonly onward?: Command | undefined;
  readonly appHref?: string | undefined;
}

type Item = Readonly<Record<string, string>>;
const noItem: Item = {};

/** Turns the address of a data item into a command; everything passes resolve-target. */
export const resolveUrl = (command: Extract<Command, { kind: 'url' }>, item: Item, { allowedHosts, sandbox = false }: HrefOptions): Command => {
  const target = resolveTarget(fillAddress(command.url, item), { allowedHosts, sandbox });
  switch (target.kind) {
    case 'inside':
      return target.path.startsWith('/sandbox/') ? { kind: 'open', href: target.path, newWindow: true } : { kind: 'go', to: target.path };
    case 'outside':
      return { kind: 'open', href: target.href, newWindow: true, ...(target.known ? {} : { ask: true, name: target.host }) };
    case 'device':
      return { kind: 'open', href: target.href, newWindow: false };
    case 'rejected':
      return { kind: 'none', reason: target.reason };
  }
};

// A whole address may come from an item; its parts are not encoded again.
const fillAddress = (url: string, item: Item): string => url.replace(/^\{item\.([A-Za-z0-9_]+)\}$/, (_, name: string) => item[name] ?? '');

type Open = Extract<Command, { kind: 'open' }>;

/** The command as a platform carries it out: some sites have a variant for phones, which is for app shells too. */
export const forPlatform = ({ mobile, ...command }: Open, platform: Viewer['platform'] | undefined): Open => (platform === 'WEB_PC' ? command : { ...command, ...mobile });

/** The address that a command leads to, or undefined when it is done rather than followed. */
export const commandHref = (command: Command, item: Item | undefined, scope: HrefScope): string | undefined => {
  switch (command.kind) {
    case 'go':
      return fillItem(command.to, item ?? noItem);
    case 'main':
      return scope.mainPath;
    case 'open':
      return command.ask ? undefined : forPlatform(command, scope.platform).href;
    case 'url': {
      const read = resolveUrl(command, item ?? noItem, scope);
      return read.kind === 'url' ? undefined : commandHref(read, undefined, scope);
    }
    case 'venue':
      return scope.venuePath(command.venue);
    case 'onward':
      return scope.onward === undefined ? scope.mainPath : commandHref(scope.onward, undefined, scope);
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
    case 'none':
      return undefined;
  }
};
