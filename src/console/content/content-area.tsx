import { lazy, Suspense, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Panes } from '../shell/panes.tsx';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import type { DocContent } from '../site/documents.ts';
import { useDeferredDocs, useNames, useDocContent } from '../site/use-site.tsx';
import { ProblemStrip } from '../problems/problem-strip.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { isSketchType } from '../sketch/sketch-types.ts';
import { DocumentEditor } from './document-editor.tsx';
import { editorOf } from './editors.ts';
import { NothingOpen } from './nothing-open.tsx';
import { previewPathOf } from './preview-path.ts';
import { TreePane } from './tree/tree-pane.tsx';

const SketchPane = lazy(async () => ({ default: (await import('../sketch/sketch-pane.tsx')).SketchPane }));

const isFrame = (doc: DocContent | undefined): boolean => (doc?.body ?? doc?.live)?.['use'] === 'frame';

/** Tree, editor and the real site side by side. */
export function ContentArea() {
  const { type = '', id = '', tab } = useParams();
  const [query] = useSearchParams();
  const place = query.get('place');
  const key = type === '' ? undefined : `${type}/${id}`;
  const doc = useDocContent(key ?? '');
  const names = useNames();
  const choice = useVenueChoice();
  const venue = (doc === undefined ? undefined : names.venueOf(doc.type, doc.id)) ?? choice.venue;
  const docs = useDeferredDocs();
  const hasSketch = isSketchType(type);
  const path = useMemo(() => previewPathOf(docs, docs.get(key ?? ''), venue), [docs, key, venue]);
  return (
    <Panes
      side={<TreePane selected={key} />}
      strip={<ProblemStrip of={key} />}
      view={
        doc !== undefined && editorOf(doc.type, tab)?.isWide === true ? undefined : doc !== undefined && hasSketch ? (
          <Suspense fallback={<aside className="view" aria-busy="true" />}>
            <SketchPane doc={doc} />
          </Suspense>
        ) : (
          <PreviewPane
            of={key}
            path={path}
            venue={venue}
            marked={place === null ? undefined : isFrame(doc) ? `frame/${place}` : place}
          />
        )
      }
    >
      {doc === undefined ? (
        <NothingOpen isGone={key !== undefined} />
      ) : (
        <DocumentEditor key={doc.key} doc={doc} tab={tab} />
      )}
    </Panes>
  );
}
