import './table.css';
import { useForm } from '../form-context.ts';
import { fieldLabel } from '../field-label.ts';
import { liveField } from '../live-of.ts';
import type { Path } from '../path.ts';
import { isFields } from '../../../../content/check/is-fields.ts';
import { widthsOf, type Column } from './columns.ts';

/** The names of the columns, once above all lines. */
export function ColumnHeads({
  columns,
  parent,
  first,
}: {
  readonly columns: readonly Column[];
  readonly parent: string;
  /** Name of the column of names. */ readonly first?: string;
}) {
  const { language } = useForm();
  return (
    <div
      className="form-cells form-heads small muted"
      aria-hidden="true"
      style={{ '--columns': widthsOf(columns, parent, first !== undefined) } as object}
    >
      {first === undefined ? null : <span className="form-name">{first}</span>}
      {columns.map(({ name, schema }) => (
        <span key={name}>{fieldLabel(language, schema, name)}</span>
      ))}
    </div>
  );
}

interface CellsProps {
  readonly columns: readonly Column[];
  readonly parent: string;
  readonly path: Path;
  readonly value: unknown;
  readonly live: unknown;
  /** Name of the entry, if it is not one of its properties. */
  readonly name?: string;
}

/** One entry as a line of a table: a field a column, which keep their names where they stand one below the other. */
export function Cells({ columns, parent, path, value, live, name }: CellsProps) {
  const { Field } = useForm();
  const fields = isFields(value) ? value : {};
  return (
    <div className="form-cells" style={{ '--columns': widthsOf(columns, parent, name !== undefined) } as object}>
      {name === undefined ? null : <span className="form-name mono strong">{name}</span>}
      {columns.map((column) => (
        <Field
          key={column.name}
          schema={column.schema}
          name={column.name}
          parent={parent}
          path={[...path, column.name]}
          value={Object.hasOwn(fields, column.name) ? fields[column.name] : undefined}
          live={liveField(live, column.name)}
          isRequired={column.isRequired}
          isCell
        />
      ))}
    </div>
  );
}
