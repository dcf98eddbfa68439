import { useCallback } from 'react';
import { placementSchema, type Placement } from '#schemas/layout.schema';
import type { Doc } from '../../site/documents.ts';
import { useDocs, useNames } from '../../site/use-site.tsx';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProblem } from '../form/form-context.ts';
import { nothingLive } from '../form/live-of.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { settingsSchema } from '../form/schemas.ts';
import type { Schema } from '../form/schema.ts';
import { themeFor } from '../form/theme-for.ts';
import type { LayoutCommands } from './use-layout.ts';
import { widgetWords } from './widget-words.ts';
import { words as allWords } from './words.ts';

interface PlacementSettingsProps {
  readonly doc: Doc;
  readonly placement: Placement;
  /** Place in the document's list. */
  readonly index: number;
  readonly live: ReadonlyMap<string, Placement> | undefined;
  readonly problems: readonly FieldProblem[];
  readonly change: LayoutCommands['change'];
}

const schema: Schema = placementSchema;

/** The settings of a widget, who sees it, and what stands in its place elsewhere. */
export function PlacementSettings({ doc, placement, index, live, problems, change }: PlacementSettingsProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const { name, about, icon } = widgetWords(placement.widget);
  const { id } = placement;
  const edit = useCallback((label: string, make: (value: unknown) => unknown, typing?: string) => change(id, label, make, typing), [change, id]);
  const was: unknown = live === undefined ? nothingLive : (live.get(id) ?? nothingLive);
  const isKnown = settingsSchema(placement.widget, placement.v) !== undefined;
  const shared = { schema, value: placement, live: was, onEdit: edit, problems, of: doc.key, base: `/placements/${index}`, keyBase: `${doc.id}.${id}`, theme: themeFor(docs, names, doc), name: 'placement' };
  return (
    <section aria-label={words.settings}>
      <header className="row layout-head"><span className="tile accent"><Icon name={icon} /></span><div className="grow"><h2>{name[language]}</h2><p className="small muted">{about[language]}</p></div><span className="small muted mono cut">{id}</span></header>
      {isKnown ? null : <p className="problem warning"><Icon name="alert-triangle" />{words.newer}</p>}
      <SchemaForm {...shared} only="settings" isPlain />
      <section className="sect">
        <h2>{words.show}</h2>
        <div className="stack">
          <SchemaForm {...shared} only="when" />
          {placement.when === undefined ? null : <SchemaForm {...shared} only="whileUnknown" />}
        </div>
      </section>
      <section className="sect">
        <h2>{words.other}</h2>
        <SchemaForm {...shared} only="fallback" />
      </section>
    </section>
  );
}
