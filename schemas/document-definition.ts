import type { DocumentTypes } from './documents.gen.ts';
import type { Words } from './texts.ts';

/** Target of a name: a document by ID, or something found in another way. */
export type ReferenceKind =
  | keyof DocumentTypes
  | 'frame' // a layout around pages
  | 'screen' // a page by its screen name
  | 'address' // a page by its path, or a place outside
  | 'route' // a path of this site in the site's own redirects
  | 'message'
  | 'words' // a message key where it is one, else words themselves
  | 'refusal' // `{type}//{message}[//{path}]` of a guard
  | 'call' // an operation by method and path
  | 'service' // a data service by its path
  | 'place' // a place of a venue's bar, `EL_MAP`
  | 'deep-link' // a name in the deep-link table
  | 'venue-number' // a venue by its publication
  | 'park-code' // a venue by its park code
  | 'park-facility' // a facility of the same park by its number
  | 'grade' // a code of the list that browsers load
  | 'image' // a picture by name, else an address
  | 'art'
  | 'icon'
  | 'action' // an action inside of another
  | `code ${string}`;

/** A field that names something: the way to it, where `*` is each item, what it names, and `needed` if the document has no meaning without it. */
export type NamedField = readonly [way: string, kind: ReferenceKind, needed?: 'needed'];

/** Tabs of the console in which a document is edited, besides its history and its JSON. */
export type EditorName =
  | 'form'
  | 'fields'
  | 'settings'
  | 'picture'
  | 'layout'
  | 'page-layout'
  | 'entries'
  | 'map'
  | 'day';

/** Properties of a document type that its schema does not tell, for operators and checks. */
export interface DocumentDefinition {
  /** The type inside a sentence. */
  readonly label: Words;
  /** One of the console's icons. */
  readonly icon?: string;
  /** Property with the title of a document: a message key, a text, or both languages. Without one a document is called by its ID. */
  readonly title?: string;
  /** `site`: there is one document. `venue`: a document is called by its venue. */
  readonly of?: 'site' | 'venue';
  /** A venue has one, whose ID is the code of the venue. */
  readonly isTable?: true;
  /** Operators create documents of this type; place among these types in the console, the lowest first. */
  readonly createRank?: number;
  /** Default: `form`. */
  readonly editors?: readonly EditorName[];
  /** Fields that name something and whose schema alone does not say so, unlike message keys, screens, actions and conditions. */
  readonly references?: readonly NamedField[];
  /** Path of the call that shows documents of the type: the preview opens a page that shows it to guests. */
  readonly shownBy?: string;
  /** Largest display width of each picture field, in CSS pixels: a page is a column of 560 pixels, wide screens show a backdrop behind it. */
  readonly pictureWidths?: Readonly<Record<string, number>>;
}
