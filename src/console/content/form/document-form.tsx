import { useCallback } from 'react';
import { useEdit } from '../../site/use-edit.ts';
import { useDocsSelector, useNames } from '../../site/use-site.tsx';
import type { Body } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import type { EditorProps } from '../editor-props.ts';
import type { FieldProblem } from './field-problem.ts';
import { nothingLive } from './live-of.ts';
import { documentSchema } from './schemas.ts';
import { SchemaForm } from './schema-form.tsx';
import { themeFor } from './theme-for.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** Envelope properties, which are not edited. */
const itself = ['$schema', 'type', 'id', 'v'];

/** Any document as a form. */
export function DocumentForm({ doc, body, problems }: EditorProps & { readonly problems?: readonly FieldProblem[] }) {
  const names = useNames();
  const { type, id } = doc;
  const theme = useDocsSelector(useCallback((docs: Docs) => themeFor(docs, names, { type, id }), [names, type, id]));
  const own = useFieldProblems(doc.key);
  const schema = documentSchema(doc.type);
  const editDocument = useEdit(doc.key);
  // The result is a document, because its envelope is hidden.
  const edit = useCallback(
    (label: string, make: (value: unknown) => unknown, typing?: string) =>
      editDocument(label, (now) => make(now) as Body, typing),
    [editDocument],
  );
  if (schema === undefined) return null;
  return (
    <SchemaForm
      schema={schema}
      value={body}
      live={doc.live ?? nothingLive}
      onEdit={edit}
      without={itself}
      name={doc.type}
      of={doc.key}
      keyBase={doc.id}
      theme={theme}
      problems={problems ?? own}
    />
  );
}
