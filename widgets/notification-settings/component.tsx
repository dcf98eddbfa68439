import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { readSetting } from './read-setting.ts';
import type { Settings } from './schema.ts';
import { SettingForm } from './setting-form.tsx';

/** Loads what the member receives, and then shows the switches. */
export function NotificationSettings({ id, settings, data }: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const answer = data['setting'];
  if (answer === undefined || answer.state === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  const setting = answer.state === 'ready' ? readSetting(answer.value) : undefined;
  if (setting === undefined)
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  return <SettingForm key={JSON.stringify(setting)} id={id} settings={settings} first={setting} />;
}
