import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { Analytics } from '#schemas/documents/analytics/schema';
import type { Client } from '#schemas/documents/client/schema';
import type { Command } from '#schemas/command';
import type { CallError, ErrorReaction, Errors } from '#schemas/documents/errors/schema';
import type { FormCall } from '#schemas/form';
import type { Sharing } from '#schemas/documents/sharing/schema';
import type { Site } from '#schemas/documents/site/schema';

export type CompiledAnalytics = Readonly<Pick<Analytics, 'tracker' | 'delayMs' | 'events' | 'consent'>>;

/** Data that every browser loads once per release. */
export interface CompiledBootstrap {
  readonly loads: {
    readonly [Load in keyof NonNullable<Site['bootstrap']>['loads']]: {
      readonly url: string;
      readonly serviceId: string;
      readonly timeoutMs?: number;
    };
  };
  readonly skippedAt: readonly string[];
  readonly withoutLoadsAt: readonly string[];
}

/** A reaction to a failed call, with its action resolved. `{from}` in `then.to` is filled when the call fails. */
export interface CompiledReaction extends Readonly<Omit<ErrorReaction, 'then' | 'atScreens' | 'notAtScreens'>> {
  readonly atScreens?: readonly string[];
  readonly notAtScreens?: readonly string[];
  readonly then?: Command;
}

export interface CompiledErrors {
  /** In document order. The first match applies. */
  readonly reactions: readonly CompiledReaction[];
  /** Errors of single calls, checked first. */
  readonly calls: readonly CallError[];
  readonly transport: Errors['transport'];
  /** Static connection-error page, rendered only by the server. */
  readonly page?: Errors['page'];
  readonly messageKeys: readonly string[];
}

/** The part of the account policy that browsers need. */
export interface CompiledAccount extends Pick<AccountPolicy, 'consent'> {
  readonly paths: { readonly [Role in keyof AccountPolicy['screens']]: string };
  /** Paths of further pages on the way of a login; one that ends with a slash stands for all below it. */
  readonly loginWay: readonly string[];
  /** Maximum lifetime of a login; the default if an answer has no readable expiry. */
  readonly longestDays: number;
  /** Lifetime of an access token. */
  readonly accessMinutes: number;
  /** Maximum time that calls wait for a refresh. */
  readonly holdSeconds: number;
  /** Time during which a lost refresh answer is repeated. */
  readonly graceSeconds: number;
  /** Call that stores a member's choice of language. */
  readonly language?: FormCall;
}

export type CompiledClient = Readonly<Pick<Client, 'id' | 'name' | 'redirectUris' | 'scope' | 'endUri'>>;

/** Sharing settings. `{url}`, `{title}`, `{description}` and `{image}` in the messenger's address are filled on sharing. */
export interface CompiledSharing extends Readonly<
  Pick<Sharing, 'moduleCode' | 'courseScreens' | 'texts' | 'refusals' | 'messenger'>
> {
  readonly messageKeys: readonly string[];
}

/** Target of a deep link name. `to` is an internal address; `codes` map to other names of the table. */
export interface CompiledLinkPage {
  readonly to?: string;
  readonly follow?: 'inside' | 'outside';
  /** In upper case. */
  readonly codes?: readonly {
    readonly starts: readonly string[];
    readonly not?: readonly string[];
    readonly page: string;
  }[];
}

/** Types in upper case, page names in lower case. */
export interface CompiledPush {
  readonly types: Readonly<Record<string, { readonly page: string; readonly follow?: 'inside' | 'outside' }>>;
  readonly other: string;
}

/** Deep links and pushes by venue code, and the page ids that connect the site to its app. */
export interface CompiledLinks {
  /** Names in lower case. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, CompiledLinkPage>>>>;
  readonly push: Readonly<Record<string, CompiledPush>>;
  readonly app?: {
    readonly scheme: string;
    readonly query: string;
    readonly action: string;
    readonly deepLink: string;
    readonly appOnly: string;
    readonly deepLinkPath: string;
  };
}
