import { useRef, useState } from 'react';
import type { NotiSetting, NotiSettingBody } from '#schemas/calls/notifications/answers';
import type { Decoded } from '#schemas/command';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Words } from '#ui/content/words.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useWidgetPort } from '../port.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import { QuietHours } from './quiet-hours.tsx';
import { switched, type Channel, type Topic } from './read-setting.ts';
import type { Settings } from './schema.ts';

type Texts = Decoded<Settings>['texts'];

interface SettingFormProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly first: NotiSetting;
}

const channelName = (texts: Texts, channel: Channel): string =>
  ({ EMAIL: texts.email, SMS: texts.sms, PUSH: texts.push })[channel];

/** Switches of all topics, and the quiet hours. A change that is refused is taken back. */
export function SettingForm({ id, settings: { operation, texts }, first }: SettingFormProps) {
  const port = useWidgetPort();
  const [setting, setSetting] = useState(first);
  const [refusal, setRefusal] = useState('');
  const last = useRef(0);
  const change = async (next: NotiSetting, body: NotiSettingBody): Promise<void> => {
    const before = setting;
    const turn = ++last.current;
    setSetting(next);
    setRefusal('');
    const ended = await port.submit(operation, body);
    if (ended.state === 'done') return port.say(texts.saved);
    if (turn === last.current) setSetting(before);
    if (ended.state === 'refused') setRefusal(ended.message);
  };
  const onSwitch = ({ topicId }: Topic, channelType: Channel, isOn: boolean): void =>
    void change(switched(setting, topicId, channelType, isOn), {
      topicList: [{ topicId, channelList: [{ channelType, onYn: isOn ? 'Y' : 'N' }] }],
    });
  return (
    <div className={css['place']}>
      {setting.pushStateCd === 'ON' ? null : (
        <Note icon="device-mobile" text={setting.pushStateCd === 'NONE' ? texts.noDevice : texts.refused} />
      )}
      {refusal === '' ? null : (
        <p role="alert" className={css['refusal']}>
          <Icon name="alert-triangle" size="s" />
          <span>{refusal}</span>
        </p>
      )}
      {setting.topicList.map((topic) => (
        <section key={topic.topicId} className={`card ${css['topic']}`} aria-labelledby={`${id}-${topic.topicId}`}>
          <div className={css['head']}>
            <Heading id={`${id}-${topic.topicId}`} className="t-subhead">
              <Words text={topic.title} />
            </Heading>
            {topic.staysOnYn === 'Y' ? <Badge text={texts.staysOn} /> : null}
          </div>
          <p className="muted">
            <Words text={topic.about} />
          </p>
          {topic.staysOnYn === 'Y' ? null : topic.channelList.length === 0 ? (
            <p className={css['quiet']}>{texts.listOnly}</p>
          ) : (
            topic.channelList.map(({ channelType, onYn, agreedDtm }) => (
              <div key={channelType}>
                <Toggle
                  id={`${id}-${topic.topicId}-${channelType}`}
                  label={channelName(texts, channelType)}
                  isOn={onYn === 'Y'}
                  onChange={(isOn) => onSwitch(topic, channelType, isOn)}
                />
                {agreedDtm === '' ? null : (
                  <p className={css['quiet']}>{fillText(texts.agreed, { day: dayOf(agreedDtm) })}</p>
                )}
              </div>
            ))
          )}
        </section>
      ))}
      <QuietHours
        id={id}
        texts={texts}
        setting={setting}
        onChange={(hours) => void change({ ...setting, ...hours }, hours)}
      />
    </div>
  );
}

/** Day of a moment (YYYYMMDDHHmmss), as in 2026.11.30. */
const dayOf = (moment: string): string => `${moment.slice(0, 4)}.${moment.slice(4, 6)}.${moment.slice(6, 8)}`;
