import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { agreedOf, allOf, readAgreements } from './agreement-list.ts';
import { AgreementForm } from './agreement-form.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** Loads what is asked, and then shows the form. */
export function Agreements({ id, settings, data }: WidgetProps<Settings>) {
  const { title, intro, source, texts } = settings;
  const { text } = useWidgetPort();
  const groups = readAgreements(data['agreements'], source.list);
  if (groups === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (groups === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  if (groups.length === 0)
    return (
      <div className={css['place']}>
        <Note icon="circle-check" text={texts.empty}>
          {texts.goOn && settings.onSuccess ? (
            <CommandLink command={settings.onSuccess} className="btn btn--soft btn--small">
              {texts.goOn}
            </CommandLink>
          ) : null}
        </Note>
      </div>
    );
  const versions = allOf(groups).map((one) => `${one.id} ${one.versionNo}`);
  return (
    <div className={css['place']}>
      {title || intro ? (
        <div>
          {title ? (
            <Heading id={`${id}-title`} className="t-lead">
              {title}
            </Heading>
          ) : null}
          {intro ? <p className={`muted ${css['intro']}`}>{intro}</p> : null}
        </div>
      ) : null}
      {/* Other versions are asked for anew. */}
      <AgreementForm
        key={[...versions, ...agreedOf(groups)].join()}
        id={id}
        settings={settings}
        groups={groups}
        choices={data['choice']}
      />
    </div>
  );
}
