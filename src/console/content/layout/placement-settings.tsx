import { useCallback } from 'react';
import { placementSchema, type Placement } from '#schemas/documents/layout/schema';
import { sayShown } from '../../../content/diff/words/say-condition.ts';
import type { Docs, DocContent } from '../../site/documents.ts';
import { useDocsSelector, useNames } from '../../site/use-site.tsx';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProblem } from '../form/field-problem.ts';
import { nothingLive } from '../form/live-of.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { settingsSchema } from '../form/schemas.ts';
import type { Schema } from '../form/schema.ts';
import { themeFor } from '../form/theme-for.ts';
import type { LayoutCommands } from './use-layout.ts';
import { bytesOf, kilobytes, useWidgetCode } from './use-widget-code.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

interface PlacementSettingsProps {
  readonly doc: DocContent;
  readonly placement: Placement;
  /** Place in the document's list. */
  readonly index: number;
  readonly live: ReadonlyMap<string, Placement> | undefined;
  readonly problems: readonly FieldProblem[];
  readonly change: LayoutCommands['change'];
  /** Number of views that show it, of all views. */
  readonly seen: { readonly some: number; readonly all: number } | undefined;
}

const schema: Schema = placementSchema;

/** The settings of a widget, who sees it, and what stands in its place elsewhere. */
export function PlacementSettings({ doc, placement, index, live, problems, change, seen }: PlacementSettingsProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const names = useNames();
  const { label: name, about, icon } = describeWidget(placement.widget);
  const { id } = placement;
  const theme = useDocsSelector(
    useCallback((docs: Docs) => themeFor(docs, names, { type: 'layout', id: doc.id }), [names, doc.id]),
  );
  const code = useWidgetCode();
  const bytes = code === undefined ? 0 : bytesOf(code, [placement.widget]);
  const edit = useCallback(
    (label: string, make: (value: unknown) => unknown, typing?: string) => change(id, label, make, typing),
    [change, id],
  );
  const was: unknown = live === undefined ? nothingLive : (live.get(id) ?? nothingLive);
  const isKnown = settingsSchema(placement.widget, placement.v) !== undefined;
  const shared = {
    schema,
    value: placement,
    live: was,
    onEdit: edit,
    problems,
    of: doc.key,
    base: `/placements/${index}`,
    keyBase: `${doc.id}.${id}`,
    theme,
    name: 'placement',
  };
  return (
    <section aria-label={words.settings}>
      <header className="row layout-head">
        <span className="tile accent">
          <Icon name={icon} />
        </span>
        <div className="grow">
          <h2>{name[language]}</h2>
          <p className="small muted">{`${about[language]}${bytes === 0 ? '' : ` · ${words.codeOf(kilobytes(bytes))}`}`}</p>
        </div>
        <span className="small muted mono cut">{id}</span>
      </header>
      {isKnown ? null : (
        <p className="problem warning">
          <Icon name="alert-triangle" />
          <span>{words.newer}</span>
        </p>
      )}
      <SchemaForm {...shared} only="settings" isPlain />
      <section className="sect">
        <h2>{words.show}</h2>
        <div className="stack">
          <SchemaForm {...shared} only="when" />
          {placement.when === undefined ? null : (
            <p className="small">
              <Icon name="user" size="s" />
              <span>{` ${sayShown(placement.when, names)[language]}`}</span>
            </p>
          )}
          {placement.when === undefined ? null : <SchemaForm {...shared} only="whileUnknown" />}
          {seen === undefined || seen.all === 0 ? null : (
            <p
              className={seen.some === 0 ? 'small warn' : 'small muted'}
              role="status"
            >{`${words.views(seen.some, seen.all)}${seen.some === 0 ? ` ${words.unseen}` : ''}`}</p>
          )}
        </div>
      </section>
      <section className="sect">
        <h2>{words.other}</h2>
        <SchemaForm {...shared} only="fallback" />
      </section>
    </section>
  );
}
