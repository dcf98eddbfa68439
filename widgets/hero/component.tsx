import { dot } from '#ui/content/dot.ts';
import { Art } from '#ui/media/art.tsx';
import { PageTitle } from '#ui/content/heading.tsx';
import { StateChip } from '#ui/content/state-chip.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { OpeningChip } from '../shared/park/opening-chip.tsx';
import { readWeather } from '../shared/park/read-park.ts';
import { hourOf, skyIcon, weatherWords } from '../shared/park/weather-words.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Hero({ settings, data }: WidgetProps<Settings>) {
  const { art, size, line = [], title, chip, now } = settings;
  const weather = now === undefined ? 'failed' : readWeather(data['weather']);
  const hasText = line.length > 0 || title !== undefined || chip !== undefined || now !== undefined;
  return (
    <div className={`${css['hero']} ${css[size]}${hasText ? '' : ` ${css['bare']}`}`}>
      <div className={css['scene']}>
        <Art name={art} eager />
      </div>
      {hasText ? (
        <div className={css['text']}>
          {line.length > 0 || now !== undefined ? (
            <p className={css['line']}>
              {line.map((word, index) => (
                <span key={index}>
                  {word.icon ? <Icon name={word.icon} size="s" /> : null}
                  <span>{word.text}</span>
                </span>
              ))}
              {now === undefined || typeof weather === 'string' ? null : (
                <span className="num">
                  <Icon name={skyIcon(weather.skyCd, hourOf(weather))} size="s" />
                  <span>{`${weatherWords(weather, now.weather)}${weather.simulatedYn === 'Y' ? `${dot}${now.weather.simulated}` : ''}`}</span>
                </span>
              )}
            </p>
          ) : null}
          {title ? (
            <PageTitle className={`${size === 'home' ? 't-display' : 't-title'} ${css['title']}`}>{title}</PageTitle>
          ) : null}
          {now === undefined ? (
            chip ? (
              <StateChip label={chip.label} value={chip.value} tone={chip.tone ?? 'ok'} />
            ) : null
          ) : (
            <OpeningChip operations={data['operations']} texts={now.opening} isBrief />
          )}
        </div>
      ) : null}
    </div>
  );
}
