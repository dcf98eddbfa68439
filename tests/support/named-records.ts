import { giftsMakers } from './named-gifts.ts';
import { identityMakers } from './named-identity.ts';
import type { Makers } from './named-making.ts';
import { membersMakers } from './named-members.ts';
import { pocketMakers } from './named-pocket.ts';
import { servicesMakers } from './named-services.ts';
import { socialMakers } from './named-social.ts';

/** Makers of all kinds. A kind without an entry has no records: its unknown names are tested alone. */
export const makers: Makers = {
  ...pocketMakers,
  ...giftsMakers,
  ...membersMakers,
  ...servicesMakers,
  ...socialMakers,
  ...identityMakers,
};
