import type { FastifyInstance } from 'fastify';
import type { LinkStatus, LinkStatusQuery } from '#schemas/calls/social/answers';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import type { Locale } from '#schemas/parts';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { isBarred } from '../../core/records/bar.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { maskMiddle } from '../members/index.ts';
import { isProof } from './fresh-login.ts';
import { linksOf, type SocialIdentity } from './identities-store.ts';
import { loginTypeOf, offeredProviders, providerOf } from './provider.ts';

type Item = LinkStatus['linkList'][number];

/** Lists the ways to log in of a member: the own ID, then each provider, linked or not (P-554). */
export const readLinkStatus = async (
  app: FastifyInstance,
  { session, locale, db, query, now }: MemberCallInput<undefined, LinkStatusQuery>,
): Promise<LinkStatus> => {
  const links = await linksOf(db, session.uid);
  const hasOwnId = session.initial !== null;
  const canUnlink = !isBarred(session, now) && links.length + (hasOwnId ? 1 : 0) > 1;
  const shown = new Map(offeredProviders(app).map((provider) => [provider.id, provider]));
  for (const { provider } of links) {
    const off = providerOf(app, provider);
    if (off !== undefined) shown.set(provider, off);
  }
  const all = [
    ownId(hasOwnId ? (session.login_id ?? '') : undefined),
    ...[...shown.values()].map((provider) =>
      itemOf(
        provider,
        links.find((link) => link.provider === provider.id),
        { locale, canUnlink },
      ),
    ),
  ];
  const linkList = all.filter(
    ({ linkYn, loginType, proofYn }) =>
      (query.proofYn === undefined || proofYn === 'Y') &&
      (query.snsYn === undefined || loginType !== 'RESORT') &&
      (query.linkYn === undefined || (linkYn === query.linkYn && (linkYn === 'Y' || loginType !== 'RESORT'))),
  );
  return { linkList, totalCnt: linkList.length };
};

const ownId = (loginId: string | undefined): Item => ({
  loginType: 'RESORT',
  snsType: '',
  name: '',
  icon: 'id',
  linkYn: ynOf(loginId !== undefined),
  label: loginId === undefined ? '' : maskMiddle(loginId),
  linkDtm: '',
  unlinkYn: 'N',
  proofYn: ynOf(false),
});

const itemOf = (
  provider: SocialProvider,
  link: SocialIdentity | undefined,
  { locale, canUnlink }: { readonly locale: Locale; readonly canUnlink: boolean },
): Item => ({
  loginType: loginTypeOf(provider),
  snsType: provider.id,
  name: provider.name[locale] ?? '',
  icon: provider.icon,
  linkYn: ynOf(link !== undefined),
  label: link?.label ?? '',
  linkDtm: link === undefined ? '' : momentOf(link.linked_at),
  unlinkYn: ynOf(link !== undefined && canUnlink),
  proofYn: ynOf(link !== undefined && provider.isOff !== true && isProof(provider)),
});
