import { dot } from '#ui/content/dot.ts';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { Row } from '#ui/cards/row.tsx';
import { Thumb } from '#ui/cards/thumb.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Heading, Subheadings } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { WaitBadge } from '#ui/content/wait-badge.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { clock, koreanTime, newestAsOf } from '../shared/facilities/facility-now.ts';
import { fillText, stateNote, stateSentence, stateText } from '../shared/facilities/facility-texts.ts';
import { useFacilityNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readFacilities, readMap } from '../shared/park/read-park.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import css from './component.module.css';
import { groupPlaces, shortestWaits } from './group-places.ts';
import type { Settings } from './schema.ts';

const WAITING = 4;
type Props = WidgetProps<Settings>;

export function Places(props: Props) {
  const { settings, data } = props;
  const { frame, text } = useWidgetPort();
  const list = readFacilities(data['facilities']);
  if (list === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (list === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  if (list.length === 0)
    return (
      <div className={css['place']}>
        <Note icon="map-pin" text={settings.texts.empty} />
      </div>
    );
  return settings.variant === 'groups' ? <Groups {...props} list={list} /> : <Waits {...props} list={list} />;
}

type ListProps = Props & { readonly list: readonly FacilityItem[] };

const linkOf = ({ detail }: Props['settings'], { facilityId, parkKindCd, faciltCateKindCd }: FacilityItem): Wrap =>
  detail === undefined
    ? plain
    : (className, children) => (
        <CommandLink command={detail} item={{ facilityId, parkKindCd, faciltCateKindCd }} className={className}>
          {children}
        </CommandLink>
      );

/** Lists the facilities with the shortest waits. */
function Waits({ settings, list }: ListProps) {
  const { variant, count = WAITING, state, texts } = settings;
  const nowOf = useFacilityNow(useFacilityStates());
  const shown = shortestWaits(list, nowOf, count);
  const asOf = newestAsOf(shown.map(({ now }) => now));
  if (shown.length === 0)
    return (
      <div className={css['place']}>
        <p className={css['closed']}>{texts.closed}</p>
      </div>
    );
  return (
    <div className={css['place']}>
      {variant === 'rail' ? (
        <ul className="rail">
          {shown.map(({ item, now }) => (
            <li key={item.facilityId}>
              <Thumb
                art={item.imageNm}
                icon={item.iconNm || undefined}
                tag={stateSentence(now, state).split(',')[0]}
                title={item.name}
                text={item.areaNm}
                wrap={linkOf(settings, item)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="card rows">
          {shown.map(({ item, now }) => (
            <li key={item.facilityId}>
              <Row
                art={item.imageNm}
                icon={item.iconNm}
                title={item.name}
                text={item.areaNm}
                end={
                  <WaitBadge
                    text={stateText(now, state)}
                    note={stateNote(now, state)}
                    tone={now.kind === 'wait' ? now.tone : 'off'}
                  />
                }
                wrap={linkOf(settings, item)}
              />
            </li>
          ))}
        </ul>
      )}
      {asOf === undefined ? null : (
        <p className={`stamp-time num ${css['stamp']}`}>
          <Icon name="clock" size="s" />
          <span>{fillText(state.asOf, { name: clock(koreanTime(asOf)) })}</span>
        </p>
      )}
    </div>
  );
}

/** All facilities of a category by what they offer. */
function Groups({ id, settings, data, list }: ListProps) {
  const { state, texts, detail } = settings;
  const nowOf = useFacilityNow(useFacilityStates());
  const map = readMap(data['map']);
  return (
    <div className={css['groups']}>
      {groupPlaces(list, typeof map === 'string' ? [] : map.tagList, texts.others).map(
        ({ tagCd, name, list: group }) => (
          <section key={tagCd} aria-labelledby={`${id}-${tagCd || 'others'}`}>
            <Heading id={`${id}-${tagCd || 'others'}`} className="t-heading">
              {name}
            </Heading>
            <Subheadings>
              <ul className="card rows">
                {group.map((item) => (
                  <li key={item.facilityId}>
                    <Row
                      icon={item.iconNm}
                      title={item.name}
                      text={[item.areaNm, item.summary, stateSentence(nowOf(item), state)].filter(Boolean).join(dot)}
                      end={
                        detail === undefined ? null : (
                          <span className={css['map']}>
                            <Icon name="map-2" size="s" />
                            <span>{texts.map}</span>
                          </span>
                        )
                      }
                      wrap={linkOf(settings, item)}
                    />
                  </li>
                ))}
              </ul>
            </Subheadings>
          </section>
        ),
      )}
    </div>
  );
}
