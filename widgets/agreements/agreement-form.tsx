import { useRef, useState, type SubmitEvent } from 'react';
import type { Decoded } from '#schemas/command';
import { Words } from '#ui/content/words.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useWidgetPort } from '../port.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { itemOf } from '../shared/records/read-records.ts';
import { againBody, RefusalOffer, type Refused } from '../shared/refusals/refusal-offer.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import {
  agreedOf,
  allOf,
  bodyOf,
  missingOf,
  tickAll,
  tickGroup,
  tickPart,
  type Agreement,
  type AgreementGroup,
} from './agreement-list.ts';
import type { DataState } from '../define-widget.ts';
import { AgreementFields, readFields } from './agreement-fields.tsx';
import { AgreementRow } from './agreement-row.tsx';
import { AgreementText } from './agreement-text.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { Tick } from './tick.tsx';

interface AgreementFormProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly groups: readonly AgreementGroup[];
  /** Records of the choice. */
  readonly choices?: DataState | undefined;
}

/** Asks for agreements and sends them together. */
export function AgreementForm({ id, settings, groups, choices }: AgreementFormProps) {
  const { operation, body = {}, onSuccess, docked, offers, texts, title } = settings;
  const port = useWidgetPort();
  const [ticks, setTicks] = useState(() => agreedOf(groups));
  // Items that lacked their tick when the form was sent.
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Refused>();
  const [isSending, setIsSending] = useState(false);
  const [opened, setOpened] = useState<Agreement>();
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingOf(groups, ticks).filter((one) => missed.includes(one.id));
  const missingText = ({ title: name }: Agreement) => fillText(texts.missing, { name });

  const send = async (changes: Readonly<Record<string, string>>, after = onSuccess): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setRefused(undefined);
    setIsSending(true);
    const ended = await port.submit(operation, {
      ...body,
      ...(form.current === null ? {} : readFields(form.current, id, settings)),
      termsAgreeList: bodyOf(groups, ticks),
      ...changes,
    });
    sending.current = false;
    setIsSending(false);
    if (ended.state === 'refused') setRefused(ended);
    if (ended.state !== 'done') return;
    if (texts.done) port.say(texts.done);
    if (after) port.run(after, isFields(ended.data) ? itemOf(ended.data) : {});
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = missingOf(groups, ticks);
    setMissed(found.map((one) => one.id));
    if (found[0] === undefined) void send({});
    else document.getElementById(`${id}-${found[0].id}`)?.focus();
  };
  const total = allOf(groups).length;

  const submit = (
    <button
      type="submit"
      form={`${id}-form`}
      className="btn btn--main btn--wide"
      {...(isSending ? { 'aria-disabled': true } : {})}
    >
      <span>{texts.submit}</span>
    </button>
  );
  return (
    <form
      ref={form}
      id={`${id}-form`}
      method="post"
      noValidate
      className={css['form']}
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      onSubmit={onSubmit}
    >
      <AgreementFields id={id} settings={settings} data={choices} />
      {texts.all ? (
        <div className={`card ${css['all']}`}>
          <Tick
            id={`${id}-all`}
            isTicked={ticks.size === total}
            isMixed={ticks.size > 0 && ticks.size < total}
            onTick={(isTicked) => setTicks(tickAll(groups, isTicked))}
          >
            <span className={css['head']}>
              <b>
                <Words text={texts.all} />
              </b>
              {texts.allNote ? <span className={css['quiet']}>{texts.allNote}</span> : null}
            </span>
          </Tick>
        </div>
      ) : null}
      <ul className={css['list']}>
        {groups.map((group) => (
          <AgreementRow
            key={group.id}
            id={`${id}-${group.id}`}
            group={group}
            ticks={ticks}
            texts={texts}
            fault={missing.includes(group) ? missingText(group) : undefined}
            onTick={(isTicked) => setTicks(tickGroup(ticks, group, isTicked))}
            onPart={(part, isTicked) => setTicks(tickPart(ticks, group, part, isTicked))}
            onOpen={setOpened}
          />
        ))}
      </ul>
      {refused ? (
        <p role="alert" className={css['refusal']}>
          <Icon name="alert-triangle" size="s" />
          <span>{refused.message}</span>
        </p>
      ) : null}
      {refused ? (
        <RefusalOffer
          offers={offers}
          refused={refused}
          onAgain={(offer) => void send(againBody(offer, refused), offer.action)}
        />
      ) : null}
      {docked === true ? <DockedActions>{submit}</DockedActions> : submit}
      <p role="status" className="sr">
        {isSending ? port.text('loading') : missing.map(missingText).join(' ')}
      </p>
      {opened === undefined ? null : (
        <AgreementText id={`${id}-text`} agreement={opened} onClose={() => setOpened(undefined)} />
      )}
    </form>
  );
}
