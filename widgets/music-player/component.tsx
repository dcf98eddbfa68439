import { dot } from '#ui/content/dot.ts';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { Sounds } from '#schemas/calls/contents/answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { isFields } from '#widgets/shared/answers/is-fields';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { usePlayer, type Tune } from './use-player.ts';

const completeSounds = completeWith<Sounds>({
  soundList: [
    {
      soundId: needed,
      name: '',
      summary: '',
      imageNm: '',
      url: needed,
      seconds: 0,
      captionList: [{ at: needed, text: '' }],
    },
  ],
});

const readTunes = (data: DataState | undefined): readonly Tune[] | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return (
    (data.state === 'ready' && isFields(data.value) && Array.isArray(data.value['soundList'])
      ? completeSounds(data.value)?.soundList
      : undefined) ?? 'failed'
  );
};

const nobody: readonly Tune[] = [];

export function MusicPlayer({ id, settings, data }: WidgetProps<Settings>) {
  const { title, texts } = settings;
  const { text, frame } = useWidgetPort();
  const tunes = readTunes(data['sounds']);
  const player = usePlayer(typeof tunes === 'string' ? nobody : tunes, frame.venue?.name ?? '');
  if (tunes === 'waiting')
    return (
      <div className={`skeleton ${css['waiting']}`} aria-busy="true">
        <span className="sr">{text('loading')}</span>
      </div>
    );
  if (tunes === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  if (tunes.length === 0)
    return (
      <div className={css['place']}>
        <Note icon="music" text={texts.empty} />
      </div>
    );
  const current = player.current === undefined ? undefined : tunes[player.current];
  const caption = current?.captionList.findLast(({ at }) => at <= player.time)?.text ?? '';
  return (
    <div className={title ? `${css['place']} ${css['titled']}` : css['place']}>
      {title ? <Heading className="t-heading">{title}</Heading> : null}
      <ol className="card rows">
        {tunes.map((tune, index) => {
          const isOn = index === player.current && player.isPlaying;
          return (
            <li key={tune.soundId} className={css['tune']}>
              {tune.imageNm === '' ? (
                <span className={css['art']} />
              ) : (
                <Art name={tune.imageNm} className={css['art'] ?? ''} />
              )}
              <div>
                <b>{tune.name}</b>
                <p>
                  {[tune.summary, tune.seconds > 0 ? fillText(texts.length, { count: String(tune.seconds) }) : '']
                    .filter(Boolean)
                    .join(dot)}
                </p>
              </div>
              <button
                type="button"
                className="iconbtn"
                aria-label={fillText(isOn ? texts.pause : texts.play, { name: tune.name })}
                aria-pressed={isOn}
                onClick={() => player.toggle(index)}
              >
                <Icon name={isOn ? 'player-pause' : 'player-play'} />
              </button>
            </li>
          );
        })}
      </ol>
      {current === undefined ? null : (
        <div className={`card card--pad ${css['now']}`}>
          <label htmlFor={`${id}-position`} className="sr">
            {texts.position}
          </label>
          <input
            id={`${id}-position`}
            type="range"
            min={0}
            max={current.seconds}
            step={1}
            value={Math.min(current.seconds, Math.floor(player.time))}
            onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
          />
          <p role="status" aria-label={texts.captions}>
            {player.hasFailed ? texts.failed : caption}
          </p>
        </div>
      )}
    </div>
  );
}
