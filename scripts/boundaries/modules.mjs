/**
 * The room table of the house: what each room may import beside itself. What is not listed is forbidden.
 * `packages` are the room's own libraries ('*' = any but React's), `node` says whether it may use Node's own modules.
 */
const CATALOG = '^widgets/catalog\\.gen\\.ts$';
const REGISTRY = '^widgets/registry\\.gen\\.ts$';
/** The contract between a widget and its page. */
const DEFINE_WIDGET = '^widgets/(?!catalog|registry)[^/]+\\.tsx?$';
/** Code that several widgets use, by subject. */
const WIDGETS_SHARED = '^widgets/shared/';
const WIDGETS_FACTS = '^widgets/shared/facts/';
const ENTRY_SERVER = '^src/visitor/entry-server\\.tsx$';
const ENGINE = '^src/engine/';
// Pure, and the same in browser and server: the parts of the engine that forms, facts, searches and fees need beside their fields.
const RULES =
  '^src/engine/(values/(validate-value|json-pointer|search-term|forbidden-words|typed-text)|fees/(cheapest-total|day-kind))\\.ts$';
const SCHEMAS = '^schemas/';
const UI = '^src/ui/';
// The encoder of QR codes is pure: server pages draw codes with it too.
const QR_ENCODER = '^src/ui/qr/(encode-qr|encode-codewords|grid|masks|reed-solomon|sizes)\\.ts$';
const WAYFINDING = '^src/wayfinding/';
const CONTENT = '^src/content/';
const CHECK = '^src/content/check/';
// Calculations from documents alone, shared by all parts of the content.
const DERIVED = '^src/content/(memoize-by-object|measure-course|graph-of|park-days)\\.ts$';
const DIFF = '^src/content/diff/';
// Why a visitor gets what they get, in words.
const EXPLAIN = '^src/content/explain/';
// Schemas of documents and settings with the texts of their fields, for operators.
const FIELD_TEXTS = '^src/content/field-texts/';
const WIDGET_TEXTS = '^widgets/texts\\.gen\\.ts$';
const WIDGET_LABELS = '^widgets/labels\\.gen\\.ts$';
// Who uses a document, place by place.
const USED_BY = '^src/content/used-by(\\.ts$|/)';
// Answers of the reading calls: pure, from documents alone.
const ANSWERS = '^src/content/answers/';
const RENDER = '^src/render/';
// The one door of the server: QA's pictures are what the delivery itself sends, so a server runs inside of its process.
const IN_PROCESS = '^src/server/in-process\\.ts$';
const DELIVERY = '^src/server/site/delivery/';
const SANDBOX = '^src/sandbox/';

const SCREEN_LIBRARIES = ['react', 'react-dom', 'react-router-dom', 'react-router', 'swr', 'i18next'];

const CONSOLE_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-router',
  'idb-keyval',
  'virtua',
  '@headless-tree',
  '@codemirror',
  '@lezer',
  '@tiptap',
  'vscode-json-languageservice',
  'pretendard',
];

export const ROOMS = [
  { name: 'schemas', path: SCHEMAS, allow: [], packages: ['json-schema-to-ts'] },
  { name: 'engine', path: ENGINE, allow: [SCHEMAS] },
  { name: 'wayfinding', path: WAYFINDING, allow: [SCHEMAS], packages: ['flatqueue', 'ngraph.graph', 'ngraph.path'] },
  { name: 'ui', path: UI, allow: [SCHEMAS], packages: ['react', 'react-dom', '@zxcvbn-ts'] },
  {
    name: 'widget',
    path: '^widgets/([^/]+)/',
    self: '^widgets/$1/',
    except: WIDGETS_SHARED,
    allow: [SCHEMAS, UI, WAYFINDING, DEFINE_WIDGET, WIDGETS_SHARED, RULES],
    packages: ['react', 'json-schema-to-ts'],
  },
  {
    name: 'widgets-shared',
    path: WIDGETS_SHARED,
    allow: [SCHEMAS, UI, WAYFINDING, DEFINE_WIDGET, RULES],
    packages: ['react', 'react-dom', 'json-schema-to-ts'],
  },
  {
    name: 'widget-indexes',
    path: '^widgets/[^/]+$',
    allow: [SCHEMAS, UI, WAYFINDING, RULES, '^widgets/'],
    packages: ['react', 'react-dom', 'json-schema-to-ts'],
  },
  {
    name: 'content',
    path: CONTENT,
    except: '^src/content/(check|diff|explain|field-texts)/',
    allow: [ENGINE, WAYFINDING, SCHEMAS, CATALOG],
    packages: ['ajv', 'dompurify', 'jsdom', 'html-react-parser', 'html-dom-parser', 'domhandler', 'htmlparser2'],
    node: true,
  },
  { name: 'content-check', path: CHECK, allow: [DERIVED, ENGINE, WAYFINDING, SCHEMAS, CATALOG] },
  { name: 'content-field-texts', path: FIELD_TEXTS, allow: [CHECK, SCHEMAS, CATALOG, WIDGET_TEXTS] },
  {
    name: 'content-diff',
    path: DIFF,
    allow: [CHECK, FIELD_TEXTS, WIDGET_LABELS, DERIVED, ANSWERS, ENGINE, SCHEMAS, CATALOG],
  },
  { name: 'content-explain', path: EXPLAIN, allow: [CHECK, DIFF, DERIVED, ENGINE, SCHEMAS, CATALOG] },
  {
    name: 'server',
    path: '^src/server/',
    except: DELIVERY,
    allow: [SANDBOX, CONTENT, ENGINE, SCHEMAS, CATALOG, QR_ENCODER],
    packages: '*',
    node: true,
  },
  {
    name: 'sandbox',
    path: SANDBOX,
    allow: ['^src/server/', CONTENT, ENGINE, SCHEMAS, CATALOG, QR_ENCODER],
    packages: '*',
    node: true,
  },
  {
    name: 'delivery',
    path: DELIVERY,
    self: '^src/server/',
    allow: [CONTENT, ENGINE, SCHEMAS, CATALOG, ENTRY_SERVER],
    packages: '*',
    node: true,
  },
  {
    name: 'render',
    path: RENDER,
    allow: [ENGINE, SCHEMAS, UI, REGISTRY, DEFINE_WIDGET, WIDGETS_FACTS],
    packages: SCREEN_LIBRARIES,
  },
  {
    name: 'visitor',
    path: '^src/visitor/',
    except: ENTRY_SERVER,
    allow: [RENDER, ENGINE, SCHEMAS, UI],
    packages: [...SCREEN_LIBRARIES, 'idb-keyval'],
  },
  {
    name: 'visitor-entry-server',
    path: ENTRY_SERVER,
    self: '^src/visitor/',
    allow: [RENDER, ENGINE, SCHEMAS, UI],
    packages: SCREEN_LIBRARIES,
    node: true,
  },
  {
    name: 'console',
    path: '^src/console/',
    allow: [
      ENGINE,
      WAYFINDING,
      SCHEMAS,
      CHECK,
      DIFF,
      EXPLAIN,
      USED_BY,
      FIELD_TEXTS,
      CATALOG,
      RENDER,
      REGISTRY,
      DEFINE_WIDGET,
      UI,
      '^src/content/answers/',
      '^widgets/[^/]+/',
    ],
    packages: CONSOLE_LIBRARIES,
  },
  {
    name: 'qa',
    path: '^src/qa/',
    allow: [CONTENT, ENGINE, WAYFINDING, SCHEMAS, CATALOG, ENTRY_SERVER, IN_PROCESS],
    packages: '*',
    node: true,
  },
];
