// Written by scripts/generate.ts.
import { accountPolicySchema, type AccountPolicy } from './documents/account-policy/schema.ts';
import { analyticsSchema, type Analytics } from './documents/analytics/schema.ts';
import { appSchema, type App } from './documents/app/schema.ts';
import { badgeSchema, type Badge } from './documents/badge/schema.ts';
import { bannerSchema, type Banner } from './documents/banner/schema.ts';
import { billboardSchema, type Billboard } from './documents/billboard/schema.ts';
import { boardSchema, type Board } from './documents/board/schema.ts';
import { clientSchema, type Client } from './documents/client/schema.ts';
import { clubSchema, type Club } from './documents/club/schema.ts';
import { codeListSchema, type CodeList } from './documents/code-list/schema.ts';
import { collectibleProgramSchema, type CollectibleProgram } from './documents/collectible-program/schema.ts';
import { consentItemSchema, type ConsentItem } from './documents/consent-item/schema.ts';
import { couponKindSchema, type CouponKind } from './documents/coupon-kind/schema.ts';
import { courseSchema, type Course } from './documents/course/schema.ts';
import { dataServiceSchema, type DataService } from './documents/data-service/schema.ts';
import { dayPassSchema, type DayPass } from './documents/day-pass/schema.ts';
import { deepLinksSchema, type DeepLinks } from './documents/deep-links/schema.ts';
import { discountSchema, type Discount } from './documents/discount/schema.ts';
import { errorsSchema, type Errors } from './documents/errors/schema.ts';
import { eventSchema, type Event } from './documents/event/schema.ts';
import { expProgramSchema, type ExpProgram } from './documents/exp-program/schema.ts';
import { facilitySchema, type Facility } from './documents/facility/schema.ts';
import { facilityUseSchema, type FacilityUse } from './documents/facility-use/schema.ts';
import { feeTableSchema, type FeeTable } from './documents/fee-table/schema.ts';
import { gatewaySchema, type Gateway } from './documents/gateway/schema.ts';
import { giftCardKindSchema, type GiftCardKind } from './documents/gift-card-kind/schema.ts';
import { gradeTableSchema, type GradeTable } from './documents/grade-table/schema.ts';
import { guardSchema, type Guard } from './documents/guard/schema.ts';
import { identityProviderSchema, type IdentityProvider } from './documents/identity-provider/schema.ts';
import { layoutSchema, type Layout } from './documents/layout/schema.ts';
import { linkSchema, type Link } from './documents/link/schema.ts';
import { mealKindSchema, type MealKind } from './documents/meal-kind/schema.ts';
import { menuSchema, type Menu } from './documents/menu/schema.ts';
import { messageTemplateSchema, type MessageTemplate } from './documents/message-template/schema.ts';
import { messagesSchema, type Messages } from './documents/messages/schema.ts';
import { miniGameSchema, type MiniGame } from './documents/mini-game/schema.ts';
import { missionSchema, type Mission } from './documents/mission/schema.ts';
import { noticeSchema, type Notice } from './documents/notice/schema.ts';
import { notificationTopicSchema, type NotificationTopic } from './documents/notification-topic/schema.ts';
import { offerwallSchema, type Offerwall } from './documents/offerwall/schema.ts';
import { openingSchema, type Opening } from './documents/opening/schema.ts';
import { operationSchema, type Operation } from './documents/operation/schema.ts';
import { pageSchema, type Page } from './documents/page/schema.ts';
import { parkMapSchema, type ParkMap } from './documents/park-map/schema.ts';
import { partnerCardSchema, type PartnerCard } from './documents/partner-card/schema.ts';
import { pathGraphSchema, type PathGraph } from './documents/path-graph/schema.ts';
import { pictureSchema, type Picture } from './documents/picture/schema.ts';
import { profilePictureSchema, type ProfilePicture } from './documents/profile-picture/schema.ts';
import { pushSchema, type Push } from './documents/push/schema.ts';
import { queuePlanSchema, type QueuePlan } from './documents/queue-plan/schema.ts';
import { retentionSchema, type Retention } from './documents/retention/schema.ts';
import { rewardProgramSchema, type RewardProgram } from './documents/reward-program/schema.ts';
import { sharingSchema, type Sharing } from './documents/sharing/schema.ts';
import { showSchema, type Show } from './documents/show/schema.ts';
import { siteSchema, type Site } from './documents/site/schema.ts';
import { socialProviderSchema, type SocialProvider } from './documents/social-provider/schema.ts';
import { somPolicySchema, type SomPolicy } from './documents/som-policy/schema.ts';
import { soundSchema, type Sound } from './documents/sound/schema.ts';
import { surveySchema, type Survey } from './documents/survey/schema.ts';
import { systemConfigSchema, type SystemConfig } from './documents/system-config/schema.ts';
import { termsSchema, type Terms } from './documents/terms/schema.ts';
import { themeSchema, type Theme } from './documents/theme/schema.ts';
import { ticketProductSchema, type TicketProduct } from './documents/ticket-product/schema.ts';
import { validationRuleSchema, type ValidationRule } from './documents/validation-rule/schema.ts';
import { venueSchema, type Venue } from './documents/venue/schema.ts';
import { walletSchema, type Wallet } from './documents/wallet/schema.ts';
import { webhookSourceSchema, type WebhookSource } from './documents/webhook-source/schema.ts';
import { wordsSchema, type Words } from './documents/words/schema.ts';

/** Every document type with its schema. */
export const documentSchemas = {
  'account-policy': accountPolicySchema,
  analytics: analyticsSchema,
  app: appSchema,
  badge: badgeSchema,
  banner: bannerSchema,
  billboard: billboardSchema,
  board: boardSchema,
  client: clientSchema,
  club: clubSchema,
  'code-list': codeListSchema,
  'collectible-program': collectibleProgramSchema,
  'consent-item': consentItemSchema,
  'coupon-kind': couponKindSchema,
  course: courseSchema,
  'data-service': dataServiceSchema,
  'day-pass': dayPassSchema,
  'deep-links': deepLinksSchema,
  discount: discountSchema,
  errors: errorsSchema,
  event: eventSchema,
  'exp-program': expProgramSchema,
  facility: facilitySchema,
  'facility-use': facilityUseSchema,
  'fee-table': feeTableSchema,
  gateway: gatewaySchema,
  'gift-card-kind': giftCardKindSchema,
  'grade-table': gradeTableSchema,
  guard: guardSchema,
  'identity-provider': identityProviderSchema,
  layout: layoutSchema,
  link: linkSchema,
  'meal-kind': mealKindSchema,
  menu: menuSchema,
  'message-template': messageTemplateSchema,
  messages: messagesSchema,
  'mini-game': miniGameSchema,
  mission: missionSchema,
  notice: noticeSchema,
  'notification-topic': notificationTopicSchema,
  offerwall: offerwallSchema,
  opening: openingSchema,
  operation: operationSchema,
  page: pageSchema,
  'park-map': parkMapSchema,
  'partner-card': partnerCardSchema,
  'path-graph': pathGraphSchema,
  picture: pictureSchema,
  'profile-picture': profilePictureSchema,
  push: pushSchema,
  'queue-plan': queuePlanSchema,
  retention: retentionSchema,
  'reward-program': rewardProgramSchema,
  sharing: sharingSchema,
  show: showSchema,
  site: siteSchema,
  'social-provider': socialProviderSchema,
  'som-policy': somPolicySchema,
  sound: soundSchema,
  survey: surveySchema,
  'system-config': systemConfigSchema,
  terms: termsSchema,
  theme: themeSchema,
  'ticket-product': ticketProductSchema,
  'validation-rule': validationRuleSchema,
  venue: venueSchema,
  wallet: walletSchema,
  'webhook-source': webhookSourceSchema,
  words: wordsSchema,
} as const;

/** Every document type with the type of its documents. */
export interface DocumentTypes {
  'account-policy': AccountPolicy;
  analytics: Analytics;
  app: App;
  badge: Badge;
  banner: Banner;
  billboard: Billboard;
  board: Board;
  client: Client;
  club: Club;
  'code-list': CodeList;
  'collectible-program': CollectibleProgram;
  'consent-item': ConsentItem;
  'coupon-kind': CouponKind;
  course: Course;
  'data-service': DataService;
  'day-pass': DayPass;
  'deep-links': DeepLinks;
  discount: Discount;
  errors: Errors;
  event: Event;
  'exp-program': ExpProgram;
  facility: Facility;
  'facility-use': FacilityUse;
  'fee-table': FeeTable;
  gateway: Gateway;
  'gift-card-kind': GiftCardKind;
  'grade-table': GradeTable;
  guard: Guard;
  'identity-provider': IdentityProvider;
  layout: Layout;
  link: Link;
  'meal-kind': MealKind;
  menu: Menu;
  'message-template': MessageTemplate;
  messages: Messages;
  'mini-game': MiniGame;
  mission: Mission;
  notice: Notice;
  'notification-topic': NotificationTopic;
  offerwall: Offerwall;
  opening: Opening;
  operation: Operation;
  page: Page;
  'park-map': ParkMap;
  'partner-card': PartnerCard;
  'path-graph': PathGraph;
  picture: Picture;
  'profile-picture': ProfilePicture;
  push: Push;
  'queue-plan': QueuePlan;
  retention: Retention;
  'reward-program': RewardProgram;
  sharing: Sharing;
  show: Show;
  site: Site;
  'social-provider': SocialProvider;
  'som-policy': SomPolicy;
  sound: Sound;
  survey: Survey;
  'system-config': SystemConfig;
  terms: Terms;
  theme: Theme;
  'ticket-product': TicketProduct;
  'validation-rule': ValidationRule;
  venue: Venue;
  wallet: Wallet;
  'webhook-source': WebhookSource;
  words: Words;
}

/** Collects the documents of every type. */
export const collectDocuments = (of: <Type extends keyof DocumentTypes>(type: Type) => ReadonlyMap<string, DocumentTypes[Type]>) => ({
  'account-policy': of('account-policy'),
  analytics: of('analytics'),
  app: of('app'),
  badge: of('badge'),
  banner: of('banner'),
  billboard: of('billboard'),
  board: of('board'),
  client: of('client'),
  club: of('club'),
  'code-list': of('code-list'),
  'collectible-program': of('collectible-program'),
  'consent-item': of('consent-item'),
  'coupon-kind': of('coupon-kind'),
  course: of('course'),
  'data-service': of('data-service'),
  'day-pass': of('day-pass'),
  'deep-links': of('deep-links'),
  discount: of('discount'),
  errors: of('errors'),
  event: of('event'),
  'exp-program': of('exp-program'),
  facility: of('facility'),
  'facility-use': of('facility-use'),
  'fee-table': of('fee-table'),
  gateway: of('gateway'),
  'gift-card-kind': of('gift-card-kind'),
  'grade-table': of('grade-table'),
  guard: of('guard'),
  'identity-provider': of('identity-provider'),
  layout: of('layout'),
  link: of('link'),
  'meal-kind': of('meal-kind'),
  menu: of('menu'),
  'message-template': of('message-template'),
  messages: of('messages'),
  'mini-game': of('mini-game'),
  mission: of('mission'),
  notice: of('notice'),
  'notification-topic': of('notification-topic'),
  offerwall: of('offerwall'),
  opening: of('opening'),
  operation: of('operation'),
  page: of('page'),
  'park-map': of('park-map'),
  'partner-card': of('partner-card'),
  'path-graph': of('path-graph'),
  picture: of('picture'),
  'profile-picture': of('profile-picture'),
  push: of('push'),
  'queue-plan': of('queue-plan'),
  retention: of('retention'),
  'reward-program': of('reward-program'),
  sharing: of('sharing'),
  show: of('show'),
  site: of('site'),
  'social-provider': of('social-provider'),
  'som-policy': of('som-policy'),
  sound: of('sound'),
  survey: of('survey'),
  'system-config': of('system-config'),
  terms: of('terms'),
  theme: of('theme'),
  'ticket-product': of('ticket-product'),
  'validation-rule': of('validation-rule'),
  venue: of('venue'),
  wallet: of('wallet'),
  'webhook-source': of('webhook-source'),
  words: of('words'),
});
