import { ArticleSkeleton } from '#ui/content/article.tsx';
import { Note } from '#ui/content/note.tsx';
import { BelowTitle, Heading, PageTitle } from '#ui/content/heading.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useFacilityNow, useParkScreen } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import { useQueueFigures } from '../shared/facilities/use-queue-figures.ts';
import css from './component.module.css';
import { DetailBody } from './detail-body.tsx';
import { DetailHead } from './detail-head.tsx';
import { Actions } from './actions.tsx';
import { readQueueJoin } from './queue-join.ts';
import { queueLine } from './queue-line.ts';
import { readFacility } from './read.ts';
import type { Settings } from './schema.ts';

export function FacilityDetail({ id, settings, data }: WidgetProps<Settings>) {
  const { texts, list, record, query = 'f' } = settings;
  const { frame, text } = useWidgetPort();
  const { chosen, isMap } = useParkScreen();
  const nowOf = useFacilityNow(useFacilityStates());
  const queues = useQueueFigures(texts.queue !== undefined);
  const isByQuery = record === undefined;
  const facility = readFacility(data['facility'], isByQuery ? chosen : undefined);
  if (isByQuery && chosen === undefined && !frame.query?.[query]) return null;
  if (facility === 'waiting')
    return (
      <div className={css['place']}>
        <ArticleSkeleton label={text('loading')} />
      </div>
    );
  if (facility === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="map-pin" text={texts.gone}>
          {list ? (
            <CommandLink command={list} className="btn btn--soft btn--small">
              {texts.list}
            </CommandLink>
          ) : null}
        </Note>
      </div>
    );
  }
  const now = nowOf(facility);
  const figures = queues.get(facility.facilityId);
  const join = facility.queueYn === 'Y' ? readQueueJoin(data['queue'], facility.facilityId, figures) : undefined;
  const queue = queueLine(texts, figures ?? (join === 'waiting' ? undefined : join));
  const Title = isMap ? Heading : PageTitle;
  const body = <DetailBody id={id} facility={facility} now={now} waits={data['waits']} settings={settings} />;
  return (
    <article className={css['place']} aria-labelledby={`${id}-name`}>
      <DetailHead
        facility={facility}
        now={now}
        state={settings.state}
        queue={queue}
        hasQueue={texts.queue !== undefined && facility.queueYn === 'Y'}
        title={
          <Title id={`${id}-name`} className="t-title">
            {facility.name}
          </Title>
        }
      />
      {isMap ? body : <BelowTitle>{body}</BelowTitle>}
      <Actions facility={facility} settings={settings} join={join} />
    </article>
  );
}
