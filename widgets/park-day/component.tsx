import { dot } from '#ui/content/dot.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { ParkWeather } from '#schemas/calls/contents/park-answers';
import type { WidgetProps } from '../define-widget.ts';
import { clock } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readWeather } from '../shared/park/read-park.ts';
import { skyIcon, skyWord } from '../shared/park/weather-words.ts';
import css from './component.module.css';
import { crowdBars, crowdChange, levelText, nextHours } from './crowd.ts';
import { Facts } from './facts.tsx';
import type { Settings } from './schema.ts';

type Props = WidgetProps<Settings>;

export function ParkDay(props: Props) {
  const { settings, data } = props;
  const { frame, text } = useWidgetPort();
  if (settings.variant === 'facts') return <Facts {...props} />;
  const weather = readWeather(data['weather']);
  if (weather === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (weather === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={settings.texts.noWeather}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const Part = settings.variant === 'weather' ? Weather : Crowd;
  return (
    <div className={css['place']}>
      <Part {...props} weather={weather} />
    </div>
  );
}

type PartProps = Props & { readonly weather: ParkWeather };

function Weather({ id, settings: { texts, weather: words, state }, weather }: PartProps) {
  const { asOfTm, tempMin, tempMax, rainPct, simulatedYn } = weather;
  const degrees = (count: number) => fillText(words.degrees, { count });
  return (
    <section className="card card--pad" aria-labelledby={`${id}-weather`}>
      <div className={css['head']}>
        <Heading id={`${id}-weather`} className="t-subhead">
          {texts.weather}
        </Heading>
        <span className="stamp-time num">
          <Icon name="clock" size="s" />
          <span>{fillText(state.asOf, { name: clock(asOfTm) })}</span>
        </span>
      </div>
      <ul className={`num ${css['weather']}`}>
        {nextHours(weather).map(({ hour, temp, skyCd }, index) => (
          <li key={hour} {...(index === 0 ? { className: css['now'] } : {})}>
            <span>{index === 0 ? texts.now : fillText(texts.hour, { count: hour })}</span>
            <Icon name={skyIcon(skyCd, hour)} />
            <span className="sr">{skyWord(skyCd, words)}</span>
            <b>{degrees(temp)}</b>
          </li>
        ))}
      </ul>
      <p className={`num ${css['note']}`}>
        <span>
          {[
            skyWord(weather.skyCd, words),
            fillText(texts.range, { name: `${degrees(tempMin)}–${degrees(tempMax)}` }),
            fillText(texts.rain, { count: rainPct }),
          ]
            .filter(Boolean)
            .join(dot)}
        </span>
        {simulatedYn === 'Y' ? <span className={css['simulated']}>{words.simulated}</span> : null}
      </p>
    </section>
  );
}

function Crowd({ id, settings: { texts, weather: words, state }, weather }: PartProps) {
  const bars = crowdBars(weather);
  const level =
    weather.crowdNow === 0 ? texts.closed : fillText(texts.crowdNow, { name: levelText(weather.crowdNow, texts) });
  const hours = bars
    .map(({ hour, crowd }) => `${fillText(texts.hour, { count: hour })} ${levelText(crowd, texts)}`)
    .join(', ');
  return (
    <section className="card card--pad" aria-labelledby={`${id}-crowd`}>
      <div className={css['head']}>
        <div>
          <Heading id={`${id}-crowd`} className="t-subhead">
            {texts.crowd}
          </Heading>
          <p className={`num ${css['change']}`}>
            {crowdChange(weather, texts) || fillText(state.asOf, { name: clock(weather.asOfTm) })}
          </p>
        </div>
        <Badge
          text={level}
          tone={
            weather.crowdNow === 0 ? 'plain' : weather.crowdNow >= 4 ? 'stop' : weather.crowdNow === 3 ? 'wait' : 'ok'
          }
        />
      </div>
      {bars.length === 0 ? null : (
        <div role="img" aria-label={fillText(texts.crowds, { name: hours })}>
          <ul className={css['bars']}>
            {bars.map(({ hour, crowd, when }) => (
              <li key={hour} className={`${css[when]} ${css[`level${crowd}`]}`} />
            ))}
          </ul>
          <ul className={`num ${css['hours']}`}>
            {bars.map(({ hour, when, hasLabel }) => (
              <li key={hour} {...(when === 'isNow' ? { className: css['here'] } : {})}>
                <span>{when === 'isNow' ? texts.now : hasLabel ? fillText(texts.hour, { count: hour }) : null}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {weather.simulatedYn === 'Y' ? (
        <p className={css['note']}>
          <span className={css['simulated']}>{words.simulated}</span>
        </p>
      ) : null}
    </section>
  );
}
