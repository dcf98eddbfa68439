// Written by scripts/generate.ts.
import type { Migration } from 'kysely/migration';
import * as m0001 from './0001-documents.ts';
import * as m0002 from './0002-members.ts';
import * as m0003 from './0003-find-members.ts';
import * as m0004 from './0004-shares.ts';
import * as m0005 from './0005-attendances-and-personas.ts';
import * as m0006 from './0006-operators.ts';
import * as m0007 from './0007-preview-passes.ts';
import * as m0008 from './0008-release-changes.ts';
import * as m0009 from './0009-operator-notes.ts';
import * as m0010 from './0010-pictures.ts';
import * as m0020 from './0020-records.ts';
import * as m0021 from './0021-park-state.ts';
import * as m0022 from './0022-pocket.ts';
import * as m0023 from './0023-gifts.ts';
import * as m0024 from './0024-relations.ts';
import * as m0025 from './0025-devices.ts';
import * as m0026 from './0026-season-pictures.ts';
import * as m0027 from './0027-static-codes.ts';
import * as m0028 from './0028-wallet-passes.ts';
import * as m0030 from './0030-queue.ts';
import * as m0031 from './0031-pass-requests.ts';
import * as m0036 from './0036-facility-uses.ts';
import * as m0037 from './0037-disabled-boarding.ts';
import * as m0038 from './0038-clubs.ts';
import * as m0040 from './0040-events.ts';
import * as m0044 from './0044-courses.ts';
import * as m0045 from './0045-visit-plans.ts';
import * as m0046 from './0046-fair-draws.ts';
import * as m0048 from './0048-billboard.ts';
import * as m0049 from './0049-mini-games.ts';
import * as m0050 from './0050-member-services.ts';
import * as m0052 from './0052-queue-pauses.ts';
import * as m0055 from './0055-course-pictures.ts';
import * as m0056 from './0056-barred-prizes.ts';
import * as m0058 from './0058-outbox-addresses.ts';
import * as m0060 from './0060-accounts.ts';
import * as m0061 from './0061-outbox-delivery.ts';
import * as m0062 from './0062-identity.ts';
import * as m0063 from './0063-social.ts';
import * as m0064 from './0064-consents.ts';
import * as m0066 from './0066-joins.ts';
import * as m0067 from './0067-external-grants.ts';
import * as m0068 from './0068-email-changes.ts';
import * as m0072 from './0072-carried-verifications.ts';
import * as m0080 from './0080-som-lots.ts';
import * as m0083 from './0083-stored-files.ts';
import * as m0084 from './0084-inquiries.ts';
import * as m0086 from './0086-notification-settings.ts';
import * as m0087 from './0087-notification-language.ts';
import * as m0088 from './0088-badges.ts';
import * as m0089 from './0089-grades.ts';
import * as m0090 from './0090-rewards.ts';
import * as m0091 from './0091-receipts.ts';
import * as m0092 from './0092-memory-reports.ts';
import * as m0094 from './0094-survey-rewards.ts';
import * as m0095 from './0095-profile-pictures.ts';
import * as m0096 from './0096-second-factors.ts';
import * as m0097 from './0097-look-ups.ts';
import * as m0098 from './0098-offerwalls.ts';
import * as m0103 from './0103-club-entries.ts';
import * as m0107 from './0107-access-log.ts';
import * as m0110 from './0110-offerwall-key-epochs.ts';

/** All migrations, in order. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-documents': m0001,
  '0002-members': m0002,
  '0003-find-members': m0003,
  '0004-shares': m0004,
  '0005-attendances-and-personas': m0005,
  '0006-operators': m0006,
  '0007-preview-passes': m0007,
  '0008-release-changes': m0008,
  '0009-operator-notes': m0009,
  '0010-pictures': m0010,
  '0020-records': m0020,
  '0021-park-state': m0021,
  '0022-pocket': m0022,
  '0023-gifts': m0023,
  '0024-relations': m0024,
  '0025-devices': m0025,
  '0026-season-pictures': m0026,
  '0027-static-codes': m0027,
  '0028-wallet-passes': m0028,
  '0030-queue': m0030,
  '0031-pass-requests': m0031,
  '0036-facility-uses': m0036,
  '0037-disabled-boarding': m0037,
  '0038-clubs': m0038,
  '0040-events': m0040,
  '0044-courses': m0044,
  '0045-visit-plans': m0045,
  '0046-fair-draws': m0046,
  '0048-billboard': m0048,
  '0049-mini-games': m0049,
  '0050-member-services': m0050,
  '0052-queue-pauses': m0052,
  '0055-course-pictures': m0055,
  '0056-barred-prizes': m0056,
  '0058-outbox-addresses': m0058,
  '0060-accounts': m0060,
  '0061-outbox-delivery': m0061,
  '0062-identity': m0062,
  '0063-social': m0063,
  '0064-consents': m0064,
  '0066-joins': m0066,
  '0067-external-grants': m0067,
  '0068-email-changes': m0068,
  '0072-carried-verifications': m0072,
  '0080-som-lots': m0080,
  '0083-stored-files': m0083,
  '0084-inquiries': m0084,
  '0086-notification-settings': m0086,
  '0087-notification-language': m0087,
  '0088-badges': m0088,
  '0089-grades': m0089,
  '0090-rewards': m0090,
  '0091-receipts': m0091,
  '0092-memory-reports': m0092,
  '0094-survey-rewards': m0094,
  '0095-profile-pictures': m0095,
  '0096-second-factors': m0096,
  '0097-look-ups': m0097,
  '0098-offerwalls': m0098,
  '0103-club-entries': m0103,
  '0107-access-log': m0107,
  '0110-offerwall-key-epochs': m0110,
};
