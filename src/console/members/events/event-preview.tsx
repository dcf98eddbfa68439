import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeskEvent } from '#schemas/calls/events/console-answers';
import { usePreviewChoice } from '../../preview/preview-choice.tsx';
import { useDocs } from '../../site/use-site.tsx';
import { useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useNow } from '../../ui/use-now.ts';
import { eventPathOf } from './event-path.ts';
import { instantFor, statuses } from './preview-instants.ts';
import { eventStrings } from './strings.ts';

const PreviewPane = lazy(async () => ({ default: (await import('../../preview/preview-pane.tsx')).PreviewPane }));

/** Shows the visitor's page of an event in each of its states, with the clock of the preview. */
export function EventPreview({ venue, event }: { readonly venue: string; readonly event: DeskEvent }) {
  const words = useWords(eventStrings);
  const path = eventPathOf(useDocs(), venue, event);
  const now = useNow();
  const { choose } = usePreviewChoice();
  const [shown, setShown] = useState<DeskEvent['status']>();
  // Other previews have the present time again.
  const latest = useLatest(choose);
  useEffect(() => () => latest.current({ at: undefined }), [latest]);
  const open = (status: DeskEvent['status'], at: number): void => {
    choose({ at: status === event.status ? undefined : at });
    setShown(status);
  };
  return (
    <section className="panel" aria-labelledby="event-preview">
      <div className="head wrap">
        <h2 id="event-preview" className="grow">
          {words.preview}
        </h2>
        <div className="seg" role="group" aria-label={words.previewOf}>
          {statuses.map((status) => {
            const at = instantFor(event, status, now);
            return (
              <button
                key={status}
                type="button"
                aria-pressed={shown === status}
                disabled={path === undefined || at === undefined}
                title={at === undefined ? words.noInstant : undefined}
                onClick={() => at !== undefined && open(status, at)}
              >
                {words.status[status]}
              </button>
            );
          })}
        </div>
        {shown === undefined ? null : (
          <button
            type="button"
            className="ib"
            aria-label={words.closePreview}
            onClick={() => {
              setShown(undefined);
              choose({ at: undefined });
            }}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      {path === undefined ? (
        <p className="empty muted">{words.noPage}</p>
      ) : shown === undefined ? null : (
        <div className="members-preview">
          <Suspense fallback={null}>
            <PreviewPane of={`${event.id} ${shown}`} path={path} venue={venue} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
