import type { AccountPolicy } from '#schemas/account-policy.schema';
import type { Analytics } from '#schemas/analytics.schema';
import type { Client } from '#schemas/client.schema';
import type { Command } from '#schemas/command';
import type { CallError, ErrorReaction, Errors } from '#schemas/errors.schema';
import type { Sharing } from '#schemas/sharing.schema';
import type { Site } from '#schemas/site.schema';

export type CompiledAnalytics = Readonly<Pick<Analytics, 'tracker' | 'delayMs' | 'events' | 'consent'>>;

/** What every browser loads once for a release. */
export interface CompiledBootstrap {
  readonly loads: { readonly [Load in keyof NonNullable<Site['bootstrap']>['loads']]: { readonly url: string; readonly serviceId: string; readonly timeoutMs?: number } };
  readonly skippedAt: readonly string[];
  readonly withoutLoadsAt: readonly string[];
}

/** A reaction to a failed call with its action resolved; `{from}` in `then.to` is filled when it comes to that. */
export interface CompiledReaction extends Readonly<Omit<ErrorReaction, 'then' | 'atScreens' | 'notAtScreens'>> {
  readonly atScreens?: readonly string[];
  readonly notAtScreens?: readonly string[];
  readonly then?: Command;
}

export interface CompiledErrors {
  /** In the order of the document: the first that fits is taken. */
  readonly reactions: readonly CompiledReaction[];
  /** Failures of single calls, looked at first. */
  readonly calls: readonly CallError[];
  readonly transport: Errors['transport'];
  /** The static connection-error page; only the server draws it. */
  readonly page?: Errors['page'];
  readonly words: readonly string[];
}

/** What a browser goes by of the account policy. */
export interface CompiledAccount extends Pick<AccountPolicy, 'consent'> {
  readonly paths: { readonly [Role in keyof AccountPolicy['screens']]: string };
  /** The longest a login lives: what is assumed when an answer names no readable expiry. */
  readonly longestDays: number;
  /** Life of an access token. */
  readonly accessMinutes: number;
  /** Calls wait for a refresh no longer than this. */
  readonly holdSeconds: number;
  /** For so long a lost answer to a refresh is given again. */
  readonly graceSeconds: number;
}

export type CompiledClient = Readonly<Pick<Client, 'id' | 'name' | 'redirectUris' | 'scope'>>;

/** How visitors share; `{url}`, `{title}`, `{description}` and `{image}` in the messenger's address are filled when it comes to that. */
export interface CompiledSharing extends Readonly<Pick<Sharing, 'moduleCode' | 'courseScreens' | 'texts' | 'refusals' | 'messenger'>> {
  readonly words: readonly string[];
}

/** Where a name of a deep link leads: `to` is an address of this site; `codes` mean another name of the table. */
export interface CompiledLinkPage {
  readonly to?: string;
  readonly follow?: 'inside' | 'outside';
  /** In capitals. */
  readonly codes?: readonly { readonly starts: readonly string[]; readonly not?: readonly string[]; readonly page: string }[];
}

/** Types in capitals, names of pages in small letters. */
export interface CompiledPush {
  readonly types: Readonly<Record<string, { readonly page: string; readonly follow?: 'inside' | 'outside' }>>;
  readonly other: string;
}

/** Deep links and pushes, by venue code; what ties the site to its app, as ids of pages. */
export interface CompiledLinks {
  /** Names in small letters. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, CompiledLinkPage>>>>;
  readonly push: Readonly<Record<string, CompiledPush>>;
  readonly app?: { readonly scheme: string; readonly query: string; readonly action: string; readonly deepLink: string; readonly appOnly: string; readonly deepLinkPath: string };
}
