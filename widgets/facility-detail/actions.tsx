import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useParkScreen } from '../park-screen.tsx';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';

interface ActionsProps {
  readonly facility: KnownFacility;
  readonly settings: WidgetProps<Settings>['settings'];
}

/** Directions, map and sharing. */
export function Actions({ facility: { facilityId, parkKindCd, faciltCateKindCd }, settings: { directions, map, share, texts } }: ActionsProps) {
  const { isMap } = useParkScreen();
  const item = { facilityId, parkKindCd, faciltCateKindCd };
  return (
    <div className={css['actions']}>
      {share ? <CommandLink command={share} className="btn btn--line"><Icon name="share-2" size="s" /><span>{texts.share}</span></CommandLink> : null}
      {map && !isMap ? <CommandLink command={map} item={item} className="btn btn--soft"><Icon name="map-2" size="s" /><span>{texts.map}</span></CommandLink> : null}
      {directions ? <CommandLink command={directions} item={item} className="btn btn--main"><Icon name="route" size="s" /><span>{texts.directions}</span></CommandLink> : null}
    </div>
  );
}
