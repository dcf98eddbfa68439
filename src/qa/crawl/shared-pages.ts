import type { BrowserContext } from 'playwright';
import { bootOf } from '../render/test-site.ts';
import { hashOf } from '../render/manifest.ts';
import type { BootData } from '../../visitor/entry-server.tsx';
import type { Link } from './read-page.ts';
import type { Profile } from './profiles.ts';

/** A page sent to a member, and the links found when another member opened it. */
export interface Twin {
  readonly boot: BootData;
  readonly links: readonly Link[];
}

/**
 * Shares pages that several members get with the same content, so that only one of them opens each. A page that makes personal calls is opened by
 * every member.
 */
export class SharedPages {
  readonly #links = new Map<string, readonly Link[]>();

  keep(profile: Profile, boot: BootData, links: readonly Link[]): void {
    const key = keyOf(profile, boot);
    if (key !== undefined) this.#links.set(key, links);
  }

  /** Requests a page without opening it. Undefined when it must be opened. */
  async find(profile: Profile, context: BrowserContext, address: string): Promise<Twin | undefined> {
    if (profile.login === undefined || this.#links.size === 0) return undefined;
    const boot = await context.request.get(address).then(
      async (answer) => bootOf(await answer.text()),
      () => undefined,
    );
    const links = boot && this.#links.get(keyOf(profile, boot) ?? '');
    return boot === undefined || links === undefined ? undefined : { boot, links };
  }
}

/** Key of what members on one kind of device see. Undefined for guests and for personal pages. */
function keyOf(
  { login, viewer: { platform, locale } }: Profile,
  { path, query, viewer, decision, data }: BootData,
): string | undefined {
  if (
    login === undefined ||
    viewer.login !== true ||
    decision.outcome.kind === 'pending' ||
    decision.needs.some(({ node, personal }) => personal === true && !node.startsWith('frame/'))
  )
    return undefined;
  const { validUntil: _validUntil, needs: _needs, problems: _problems, ...shown } = decision;
  return hashOf(JSON.stringify([platform, locale, path, query, shown, data]));
}
