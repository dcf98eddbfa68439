import { clockAt } from '../../src/server/core/clock.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { joinDocuments } from '../support/join-flow.ts';
import { socialDocuments } from '../support/social-login.ts';
import { soundSite, type Body } from '../support/sound-site.ts';
import { seedWith } from '../support/test-server.ts';

/** Social providers of the soak. */
export const providers = ['kakao', 'naver', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** The shipped providers, played by `accounts-server.ts`. Their word about a person counts for nothing. */
const socialSite = socialDocuments.flatMap((body): readonly Body[] => {
  if (body['type'] !== 'social-provider') return [body];
  if (!providers.some((id) => id === body['id'])) return [];
  const { assuredCi: _assured, terms: _terms, profileFields: _fields, ...rest } = body as Record<string, unknown>;
  return [
    {
      ...rest,
      endpoints: {
        authorize: '/sandbox/soak/authorize',
        token: '/sandbox/soak/token',
        profile: '/sandbox/soak/profile',
        revoke: '/sandbox/soak/revoke',
      },
      claims: { subject: 'id', label: 'nickname' },
    } as unknown as Body,
  ];
});

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_WITHDRAW_RSN',
  v: 1,
  items: [{ codeId: 'OTHER', codeName: { ko: '다른 이유', en: 'Another reason' } }],
} as unknown as Body;

/** Publishes a site on which people join, link and withdraw. */
export const seedAccounts = async (store: Store, at: number): Promise<void> => {
  const more = [...joinDocuments, ...socialSite, reasons];
  const given = new Set(more.map(({ type, id }) => `${type}/${id}`));
  await seedWith(
    createPublishingContext({ store, live: new LiveSite(), clock: clockAt(new Date(at)), sandbox: true }),
    [...soundSite().filter(({ type, id }) => !given.has(`${type}/${id}`)), ...more],
  );
};
