import { analyticsSchema, type Analytics } from './analytics.schema.ts';
import { accountPolicySchema, type AccountPolicy } from './account-policy.schema.ts';
import { clientSchema, type Client } from './client.schema.ts';
import { bannerSchema, boardSchema, discountSchema, noticeSchema, type Banner, type Board, type Discount, type Notice } from './contents.schema.ts';
import { codeListSchema, type CodeList } from './code-list.schema.ts';
import { dataServiceSchema, type DataService } from './data-service.schema.ts';
import { appSchema, deepLinksSchema, pushSchema, type App, type DeepLinks, type Push } from './deep-links.schema.ts';
import { errorsSchema, type Errors } from './errors.schema.ts';
import { guardSchema, type Guard } from './guard.schema.ts';
import { layoutSchema, type Layout } from './layout.schema.ts';
import { linkSchema, type Link } from './link.schema.ts';
import { menuSchema, type Menu } from './menu.schema.ts';
import { messagesSchema, type Messages } from './messages.schema.ts';
import { operationSchema, type Operation } from './operation.schema.ts';
import { pageSchema, type Page } from './page.schema.ts';
import { pictureSchema, type Picture } from './picture.schema.ts';
import { sharingSchema, type Sharing } from './sharing.schema.ts';
import { siteSchema, type Site } from './site.schema.ts';
import { systemConfigSchema, wordsSchema, type SystemConfig, type Words } from './settings.schema.ts';
import { themeSchema, type Theme } from './theme.schema.ts';
import { validationRuleSchema, type ValidationRule } from './validation-rule.schema.ts';
import { venueSchema, type Venue } from './venue.schema.ts';

import { parkMapSchema, type ParkMap } from './park-map.schema.ts';
import { facilitySchema, type Facility } from './facility.schema.ts';
import { pathGraphSchema, type PathGraph } from './path-graph.schema.ts';
import { showSchema, type Show } from './show.schema.ts';
import { openingSchema, type Opening } from './opening.schema.ts';
import { messageTemplateSchema, type MessageTemplate } from './message-template.schema.ts';

/** Every document type with its schema. A new type is one schema file and one line here. */
export const documentSchemas = {
  site: siteSchema,
  venue: venueSchema,
  theme: themeSchema,
  page: pageSchema,
  layout: layoutSchema,
  menu: menuSchema,
  link: linkSchema,
  messages: messagesSchema,
  guard: guardSchema,
  'code-list': codeListSchema,
  'data-service': dataServiceSchema,
  operation: operationSchema,
  'system-config': systemConfigSchema,
  words: wordsSchema,
  'account-policy': accountPolicySchema,
  errors: errorsSchema,
  analytics: analyticsSchema,
  client: clientSchema,
  sharing: sharingSchema,
  'validation-rule': validationRuleSchema,
  app: appSchema,
  'deep-links': deepLinksSchema,
  push: pushSchema,
  notice: noticeSchema,
  board: boardSchema,
  discount: discountSchema,
  banner: bannerSchema,
  picture: pictureSchema,
  'park-map': parkMapSchema,
  facility: facilitySchema,
  'path-graph': pathGraphSchema,
  show: showSchema,
  opening: openingSchema,
  'message-template': messageTemplateSchema,
} as const;

export interface DocumentTypes {
  site: Site;
  venue: Venue;
  theme: Theme;
  page: Page;
  layout: Layout;
  menu: Menu;
  link: Link;
  messages: Messages;
  guard: Guard;
  'code-list': CodeList;
  'data-service': DataService;
  operation: Operation;
  'system-config': SystemConfig;
  words: Words;
  'account-policy': AccountPolicy;
  errors: Errors;
  analytics: Analytics;
  client: Client;
  sharing: Sharing;
  'validation-rule': ValidationRule;
  app: App;
  'deep-links': DeepLinks;
  push: Push;
  notice: Notice;
  board: Board;
  discount: Discount;
  banner: Banner;
  picture: Picture;
  'park-map': ParkMap;
  facility: Facility;
  'path-graph': PathGraph;
  show: Show;
  opening: Opening;
  'message-template': MessageTemplate;
}

export type DocumentType = keyof DocumentTypes;
export type AnyDocument = DocumentTypes[DocumentType];
export const documentTypes = Object.keys(documentSchemas) as DocumentType[];

/** Decoded documents of a release, by type and id. */
export type DocumentSet = { readonly [Type in DocumentType]: ReadonlyMap<string, DocumentTypes[Type]> };
