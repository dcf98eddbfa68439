// Written by scripts/generate.ts.
import type { DocumentDefinition } from './document-definition.ts';
import type { DocumentTypes } from './documents.gen.ts';
import { definition as accountPolicy } from './documents/account-policy/document.ts';
import { definition as analytics } from './documents/analytics/document.ts';
import { definition as app } from './documents/app/document.ts';
import { definition as badge } from './documents/badge/document.ts';
import { definition as banner } from './documents/banner/document.ts';
import { definition as billboard } from './documents/billboard/document.ts';
import { definition as board } from './documents/board/document.ts';
import { definition as client } from './documents/client/document.ts';
import { definition as club } from './documents/club/document.ts';
import { definition as codeList } from './documents/code-list/document.ts';
import { definition as collectibleProgram } from './documents/collectible-program/document.ts';
import { definition as consentItem } from './documents/consent-item/document.ts';
import { definition as couponKind } from './documents/coupon-kind/document.ts';
import { definition as course } from './documents/course/document.ts';
import { definition as dataService } from './documents/data-service/document.ts';
import { definition as dayPass } from './documents/day-pass/document.ts';
import { definition as deepLinks } from './documents/deep-links/document.ts';
import { definition as discount } from './documents/discount/document.ts';
import { definition as errors } from './documents/errors/document.ts';
import { definition as event } from './documents/event/document.ts';
import { definition as expProgram } from './documents/exp-program/document.ts';
import { definition as facility } from './documents/facility/document.ts';
import { definition as facilityUse } from './documents/facility-use/document.ts';
import { definition as feeTable } from './documents/fee-table/document.ts';
import { definition as gateway } from './documents/gateway/document.ts';
import { definition as giftCardKind } from './documents/gift-card-kind/document.ts';
import { definition as gradeTable } from './documents/grade-table/document.ts';
import { definition as guard } from './documents/guard/document.ts';
import { definition as identityProvider } from './documents/identity-provider/document.ts';
import { definition as layout } from './documents/layout/document.ts';
import { definition as link } from './documents/link/document.ts';
import { definition as mealKind } from './documents/meal-kind/document.ts';
import { definition as menu } from './documents/menu/document.ts';
import { definition as messageTemplate } from './documents/message-template/document.ts';
import { definition as messages } from './documents/messages/document.ts';
import { definition as miniGame } from './documents/mini-game/document.ts';
import { definition as mission } from './documents/mission/document.ts';
import { definition as notice } from './documents/notice/document.ts';
import { definition as notificationTopic } from './documents/notification-topic/document.ts';
import { definition as offerwall } from './documents/offerwall/document.ts';
import { definition as opening } from './documents/opening/document.ts';
import { definition as operation } from './documents/operation/document.ts';
import { definition as page } from './documents/page/document.ts';
import { definition as parkMap } from './documents/park-map/document.ts';
import { definition as partnerCard } from './documents/partner-card/document.ts';
import { definition as pathGraph } from './documents/path-graph/document.ts';
import { definition as picture } from './documents/picture/document.ts';
import { definition as profilePicture } from './documents/profile-picture/document.ts';
import { definition as push } from './documents/push/document.ts';
import { definition as queuePlan } from './documents/queue-plan/document.ts';
import { definition as retention } from './documents/retention/document.ts';
import { definition as rewardProgram } from './documents/reward-program/document.ts';
import { definition as sharing } from './documents/sharing/document.ts';
import { definition as show } from './documents/show/document.ts';
import { definition as site } from './documents/site/document.ts';
import { definition as socialProvider } from './documents/social-provider/document.ts';
import { definition as somPolicy } from './documents/som-policy/document.ts';
import { definition as sound } from './documents/sound/document.ts';
import { definition as survey } from './documents/survey/document.ts';
import { definition as systemConfig } from './documents/system-config/document.ts';
import { definition as terms } from './documents/terms/document.ts';
import { definition as theme } from './documents/theme/document.ts';
import { definition as ticketProduct } from './documents/ticket-product/document.ts';
import { definition as validationRule } from './documents/validation-rule/document.ts';
import { definition as venue } from './documents/venue/document.ts';
import { definition as wallet } from './documents/wallet/document.ts';
import { definition as webhookSource } from './documents/webhook-source/document.ts';
import { definition as words } from './documents/words/document.ts';

/** Definitions of all document types. */
export const documentDefinitions: Readonly<Record<keyof DocumentTypes, DocumentDefinition>> = {
  'account-policy': accountPolicy,
  analytics: analytics,
  app: app,
  badge: badge,
  banner: banner,
  billboard: billboard,
  board: board,
  client: client,
  club: club,
  'code-list': codeList,
  'collectible-program': collectibleProgram,
  'consent-item': consentItem,
  'coupon-kind': couponKind,
  course: course,
  'data-service': dataService,
  'day-pass': dayPass,
  'deep-links': deepLinks,
  discount: discount,
  errors: errors,
  event: event,
  'exp-program': expProgram,
  facility: facility,
  'facility-use': facilityUse,
  'fee-table': feeTable,
  gateway: gateway,
  'gift-card-kind': giftCardKind,
  'grade-table': gradeTable,
  guard: guard,
  'identity-provider': identityProvider,
  layout: layout,
  link: link,
  'meal-kind': mealKind,
  menu: menu,
  'message-template': messageTemplate,
  messages: messages,
  'mini-game': miniGame,
  mission: mission,
  notice: notice,
  'notification-topic': notificationTopic,
  offerwall: offerwall,
  opening: opening,
  operation: operation,
  page: page,
  'park-map': parkMap,
  'partner-card': partnerCard,
  'path-graph': pathGraph,
  picture: picture,
  'profile-picture': profilePicture,
  push: push,
  'queue-plan': queuePlan,
  retention: retention,
  'reward-program': rewardProgram,
  sharing: sharing,
  show: show,
  site: site,
  'social-provider': socialProvider,
  'som-policy': somPolicy,
  sound: sound,
  survey: survey,
  'system-config': systemConfig,
  terms: terms,
  theme: theme,
  'ticket-product': ticketProduct,
  'validation-rule': validationRule,
  venue: venue,
  wallet: wallet,
  'webhook-source': webhookSource,
  words: words,
};
