import { lazy, type ComponentType } from 'react';
import type { EditorName } from '#schemas/document-definition';
import { definitionOf } from '../../content/check/definition-of.ts';
import type { Texts } from '../texts/en.ts';
import type { EditorProps } from './editor-props.ts';
import { PageSettings } from './page-settings/page-settings.tsx';

/** One tab of a document. */
export interface Editor {
  /** Its part of the address. */
  readonly id: string;
  readonly label: (texts: Texts) => string;
  readonly Editor: ComponentType<EditorProps>;
  /** True if it takes the place of the preview. */
  readonly isWide?: boolean;
  /** True if it shows all problems of its document itself. */
  readonly showsProblems?: boolean;
}

const settings: Editor = { id: 'settings', label: (texts) => texts.editor.settings, Editor: PageSettings };

const DocumentForm = lazy(() =>
  import('./form/document-form.tsx').then((module) => ({ default: module.DocumentForm })),
);

/** Every document by form. */
const form: Editor = { id: 'settings', label: (texts) => texts.editor.settings, Editor: DocumentForm };
/** The form beside settings of a type's own. */
const fields: Editor = { id: 'fields', label: (texts) => texts.editor.fields, Editor: DocumentForm };

const entries: Editor = {
  id: 'entries',
  label: (texts) => texts.editor.entries,
  Editor: lazy(async () => ({ default: (await import('../menus/entries-editor.tsx')).EntriesEditor })),
};

/** History of the document; every type has it. */
const history: Editor = {
  id: 'history',
  label: (texts) => texts.editor.history,
  Editor: lazy(async () => ({ default: (await import('../history/history-editor.tsx')).HistoryEditor })),
};

const JsonEditor = lazy(() => import('./json/json-editor.tsx').then((module) => ({ default: module.JsonEditor })));

/** Every document as text. */
const json: Editor = { id: 'json', label: (texts) => texts.editor.json, Editor: JsonEditor };

const layoutTabs = () => import('./layout/layout-tab.tsx');
const layout: Editor = {
  id: 'layout',
  label: (texts) => texts.editor.layout,
  Editor: lazy(async () => ({ default: (await layoutTabs()).LayoutTab })),
};
const pageLayout: Editor = {
  id: 'layout',
  label: (texts) => texts.editor.layout,
  Editor: lazy(async () => ({ default: (await layoutTabs()).PageLayoutTab })),
};

const picture: Editor = {
  id: 'settings',
  label: (texts) => texts.editor.settings,
  Editor: lazy(async () => ({ default: (await import('../media/picture-settings.tsx')).PictureSettings })),
};

const map: Editor = {
  id: 'map',
  label: (texts) => texts.editor.map,
  isWide: true,
  showsProblems: true,
  Editor: lazy(async () => ({ default: (await import('../map/map-editor.tsx')).MapEditor })),
};

const day: Editor = {
  id: 'day',
  label: (texts) => texts.editor.day,
  isWide: true,
  Editor: lazy(async () => ({ default: (await import('../queue-day/day-editor.tsx')).DayEditor })),
};

const byName: Readonly<Record<EditorName, Editor>> = {
  form,
  fields,
  settings,
  picture,
  layout,
  'page-layout': pageLayout,
  entries,
  map,
  day,
};

/** The tabs of a type of documents, the first one opened first. */
export const editorsOf = (type: string): readonly Editor[] => [
  ...(definitionOf(type)?.editors ?? ['form']).map((name) => byName[name]),
  history,
  json,
];

/** Returns the open tab of a document: the one of the address, else the first. */
export const editorOf = (type: string, tab: string | undefined): Editor | undefined => {
  const editors = editorsOf(type);
  return editors.find(({ id }) => id === tab) ?? editors[0];
};
