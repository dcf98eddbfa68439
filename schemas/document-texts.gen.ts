// Written by scripts/generate.ts.
import type { FieldTexts } from './texts.ts';
import { texts as accountPolicy } from './documents/account-policy/texts.ts';
import { texts as analytics } from './documents/analytics/texts.ts';
import { texts as app } from './documents/app/texts.ts';
import { texts as badge } from './documents/badge/texts.ts';
import { texts as banner } from './documents/banner/texts.ts';
import { texts as billboard } from './documents/billboard/texts.ts';
import { texts as board } from './documents/board/texts.ts';
import { texts as client } from './documents/client/texts.ts';
import { texts as club } from './documents/club/texts.ts';
import { texts as codeList } from './documents/code-list/texts.ts';
import { texts as collectibleProgram } from './documents/collectible-program/texts.ts';
import { texts as consentItem } from './documents/consent-item/texts.ts';
import { texts as couponKind } from './documents/coupon-kind/texts.ts';
import { texts as course } from './documents/course/texts.ts';
import { texts as dataService } from './documents/data-service/texts.ts';
import { texts as dayPass } from './documents/day-pass/texts.ts';
import { texts as deepLinks } from './documents/deep-links/texts.ts';
import { texts as discount } from './documents/discount/texts.ts';
import { texts as errors } from './documents/errors/texts.ts';
import { texts as event } from './documents/event/texts.ts';
import { texts as expProgram } from './documents/exp-program/texts.ts';
import { texts as facility } from './documents/facility/texts.ts';
import { texts as facilityUse } from './documents/facility-use/texts.ts';
import { texts as feeTable } from './documents/fee-table/texts.ts';
import { texts as gateway } from './documents/gateway/texts.ts';
import { texts as giftCardKind } from './documents/gift-card-kind/texts.ts';
import { texts as gradeTable } from './documents/grade-table/texts.ts';
import { texts as guard } from './documents/guard/texts.ts';
import { texts as identityProvider } from './documents/identity-provider/texts.ts';
import { texts as layout } from './documents/layout/texts.ts';
import { texts as link } from './documents/link/texts.ts';
import { texts as mealKind } from './documents/meal-kind/texts.ts';
import { texts as menu } from './documents/menu/texts.ts';
import { texts as messageTemplate } from './documents/message-template/texts.ts';
import { texts as messages } from './documents/messages/texts.ts';
import { texts as miniGame } from './documents/mini-game/texts.ts';
import { texts as mission } from './documents/mission/texts.ts';
import { texts as notice } from './documents/notice/texts.ts';
import { texts as notificationTopic } from './documents/notification-topic/texts.ts';
import { texts as offerwall } from './documents/offerwall/texts.ts';
import { texts as opening } from './documents/opening/texts.ts';
import { texts as operation } from './documents/operation/texts.ts';
import { texts as page } from './documents/page/texts.ts';
import { texts as parkMap } from './documents/park-map/texts.ts';
import { texts as partnerCard } from './documents/partner-card/texts.ts';
import { texts as pathGraph } from './documents/path-graph/texts.ts';
import { texts as picture } from './documents/picture/texts.ts';
import { texts as profilePicture } from './documents/profile-picture/texts.ts';
import { texts as push } from './documents/push/texts.ts';
import { texts as queuePlan } from './documents/queue-plan/texts.ts';
import { texts as retention } from './documents/retention/texts.ts';
import { texts as rewardProgram } from './documents/reward-program/texts.ts';
import { texts as sharing } from './documents/sharing/texts.ts';
import { texts as show } from './documents/show/texts.ts';
import { texts as site } from './documents/site/texts.ts';
import { texts as socialProvider } from './documents/social-provider/texts.ts';
import { texts as somPolicy } from './documents/som-policy/texts.ts';
import { texts as sound } from './documents/sound/texts.ts';
import { texts as survey } from './documents/survey/texts.ts';
import { texts as systemConfig } from './documents/system-config/texts.ts';
import { texts as terms } from './documents/terms/texts.ts';
import { texts as theme } from './documents/theme/texts.ts';
import { texts as ticketProduct } from './documents/ticket-product/texts.ts';
import { texts as validationRule } from './documents/validation-rule/texts.ts';
import { texts as venue } from './documents/venue/texts.ts';
import { texts as wallet } from './documents/wallet/texts.ts';
import { texts as webhookSource } from './documents/webhook-source/texts.ts';
import { texts as words } from './documents/words/texts.ts';

/** Texts of the fields of every document type. */
export const documentTexts: Readonly<Record<string, FieldTexts>> = {
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
