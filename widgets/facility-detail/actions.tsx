import type { Command } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { useParkScreen } from '../shared/park/park-screen.tsx';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { QueueJoin } from './queue-join.ts';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';

type QueueSettings = NonNullable<WidgetProps<Settings>['settings']['queue']>;

interface ActionsProps {
  readonly facility: KnownFacility;
  readonly settings: WidgetProps<Settings>['settings'];
  /** Undefined without a smart queue. */
  readonly join: QueueJoin | 'waiting' | undefined;
}

/** The step that a viewer can take in the queue now; undefined if there is none. */
const stepOf = (
  { code, isTimed }: QueueJoin,
  { join, times, place, login, texts }: QueueSettings,
): { readonly command: Command; readonly icon: string; readonly label: string } | undefined => {
  if (code === 'OK')
    return isTimed
      ? { command: times, icon: 'clock', label: texts.times }
      : { command: join, icon: 'bolt', label: texts.join };
  if (code === 'MINE') return { command: place, icon: 'ticket', label: texts.place };
  return code === 'LOGIN' ? { command: login, icon: 'user-circle', label: texts.login } : undefined;
};

/** Directions, and joining the smart queue or the reason why not; without a queue the map. */
export function Actions({
  facility: { facilityId, parkKindCd, faciltCateKindCd },
  settings: { directions, map, share, queue, texts },
  join,
}: ActionsProps) {
  const { isMap } = useParkScreen();
  const item = { facilityId, parkKindCd, faciltCateKindCd };
  const known = join === 'waiting' ? undefined : join;
  const step = queue === undefined || known === undefined ? undefined : stepOf(known, queue);
  const reason =
    queue === undefined || known === undefined || known.code === 'OK' || known.code === 'MINE'
      ? undefined
      : queue.texts.reasons[known.code];
  const hasStep = step !== undefined || join === 'waiting';
  const way = directions ? (
    <CommandLink command={directions} item={item} className={hasStep ? 'btn btn--line' : 'btn btn--main'}>
      <Icon name="route" size="s" />
      <span>{texts.directions}</span>
    </CommandLink>
  ) : null;
  const toMap =
    map && !isMap ? (
      <CommandLink command={map} item={item} className={hasStep ? 'btn btn--soft btn--wide' : 'btn btn--line'}>
        <Icon name="map-2" size="s" />
        <span>{texts.map}</span>
      </CommandLink>
    ) : null;
  const toShare = share ? (
    <CommandLink command={share} className="btn btn--line btn--wide">
      <Icon name="share-2" size="s" />
      <span>{texts.share}</span>
    </CommandLink>
  ) : null;
  return (
    <>
      {hasStep ? toMap : null}
      {toShare}
      {way === null && toMap === null && !hasStep ? null : (
        <DockedActions
          says={
            reason === undefined ? undefined : (
              <>
                <Icon name="info-circle" size="s" />
                <span>{reason}</span>
              </>
            )
          }
        >
          {hasStep ? null : toMap}
          {way}
          {join === 'waiting' ? <span className={`btn skeleton ${css['pending']}`} aria-hidden="true" /> : null}
          {step === undefined ? null : (
            <CommandLink command={step.command} item={item} className="btn btn--main">
              <Icon name={step.icon} size="s" />
              <span>{step.label}</span>
            </CommandLink>
          )}
        </DockedActions>
      )}
    </>
  );
}
