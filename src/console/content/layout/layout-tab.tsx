import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OtherProblems } from '../../problems/other-problems.tsx';
import { SaveRefusal } from '../../shell/save-refusal.tsx';
import { useNames, useDocContent } from '../../site/use-site.tsx';
import { useWords } from '../../texts/use-texts.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { EditorProps } from '../editor-props.ts';
import { isFields } from '../../../content/check/is-fields.ts';
import { textOf } from '../form/schema.ts';
import type { DocContent } from '../../site/documents.ts';
import { LayoutEditor } from './layout-editor.tsx';
import { isLayout, placementsOf } from './use-layout.ts';
import { words as allWords } from './strings.ts';

/** The placement that a pointer into a layout leads to, such as that of a problem. */
const placeIn = (doc: DocContent, pointer: string | null): string | null => {
  const index = /^\/placements\/(\d+)/.exec(pointer ?? '')?.[1];
  return index === undefined ? null : (placementsOf(doc.body)[Number(index)]?.id ?? null);
};

/** The widgets of a layout document. */
export function LayoutTab({ doc }: EditorProps) {
  const [search] = useSearchParams();
  const words = useWords(allWords);
  if (!isLayout(doc.body)) return <p className="empty muted">{words.unreadable}</p>;
  const place = search.get('place') ?? placeIn(doc, search.get('at'));
  return <LayoutEditor key={place} doc={doc} {...(place === null ? {} : { first: place })} />;
}

/** The widgets of a page: those of its layout, or of that which stands for one of its states. */
export function PageLayoutTab({ body }: EditorProps) {
  const words = useWords(allWords);
  const names = useNames();
  const [search] = useSearchParams();
  const [state, setState] = useState('N');
  const states = isFields(body['stateLayouts']) ? body['stateLayouts'] : {};
  const ids: Readonly<Record<string, string>> = {
    N: textOf(body['layout']),
    ...Object.fromEntries(Object.entries(states).map(([name, id]) => [name, textOf(id)])),
  };
  const id = ids[state] ?? '';
  const doc = useDocContent(`layout/${id}`);
  const users = names.pagesOf(id).length;
  const place = search.get('place');
  const choices = Object.keys(ids);
  return (
    <>
      {choices.length < 2 && users < 2 ? null : (
        <div className="row wrap layout-note">
          {choices.length < 2 ? null : (
            <SegmentedControl
              label={words.state}
              value={state}
              onChange={setState}
              options={choices.map((value) => ({ value, label: words.states[value] ?? value }))}
            />
          )}
          {users < 2 ? null : (
            <p className="small muted grow">
              <span>{`${words.usedBy(users)} `}</span>
              <Link to={`/content/layout/${id}`}>{words.openLayout}</Link>
            </p>
          )}
        </div>
      )}
      {doc?.body === undefined ? (
        <p className="problem warning">{words.noLayout}</p>
      ) : !isLayout(doc.body) ? (
        <p className="empty muted">
          <span>{words.unreadable}</span> <Link to={`/content/layout/${id}/json`}>{words.openLayout}</Link>
        </p>
      ) : (
        <>
          <SaveRefusal of={doc.key} />
          <OtherProblems of={doc.key} />
          <LayoutEditor key={`${doc.key} ${place ?? ''}`} doc={doc} {...(place === null ? {} : { first: place })} />
        </>
      )}
    </>
  );
}
