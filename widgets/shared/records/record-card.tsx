import type { ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import type { Elements } from '#ui/elements.ts';
import { Words } from '#ui/content/words.tsx';
import { Art } from '#ui/media/art.tsx';
import { Avatar } from '#ui/media/avatar.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../../port.tsx';
import { fieldText, formatValue, isShown, itemOf } from './read-records.ts';
import type { RecordFields } from '../answers/is-fields.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordCode } from './record-code.tsx';
import css from './record-card.module.css';
import { useRecordName } from './record-name.tsx';
import { RecordProgress } from './record-progress.tsx';
import { hasRing, RecordRing } from './record-ring.tsx';
import type { RecordCardSettings } from './record-settings.ts';

type Card = Decoded<RecordCardSettings>;
interface RecordCardProps {
  readonly card: Card;
  readonly record: RecordFields;
  /** Present if the card can show its code. */
  readonly shownCode?: { readonly isOpen: boolean; readonly toggle: () => void };
}

/** Classes of the list around the cards of a shape. */
export const recordListClass: Readonly<Record<Card['shape'], string>> = {
  card: `${css['cards']}`,
  row: 'card rows',
  pass: `${css['cards']}`,
  picture: `${css['cards']}`,
  ledger: `card ${css['ledgerList']}`,
};

export const hasCode = ({ code }: Pick<Card, 'code'>, record: RecordFields): boolean =>
  code !== undefined && fieldText(record, code.field) !== '';

/** True if the record shows its code at once. */
export const opensCode = (card: Pick<Card, 'code'>, record: RecordFields): boolean =>
  hasCode(card, record) && isOf(card.code?.open, record);

const isOf = (rule: Card['muted'], record: RecordFields): boolean =>
  rule !== undefined && rule.is.includes(fieldText(record, rule.field));

/** Colour of the band of a card; undefined without one. */
const bandOf = ({ shape, band }: Card, record: RecordFields): 'main' | 'soft' | undefined => {
  if (band === undefined || shape !== 'card') return undefined;
  const value = fieldText(record, band.field);
  return band.main?.includes(value) ? 'main' : band.soft?.includes(value) ? 'soft' : undefined;
};

function Band({ card, record, colour }: RecordCardProps & { readonly colour: 'main' | 'soft' }): ReactNode {
  const [first] = card.badges ?? [];
  const above = card.over && formatValue(card.over, record);
  return (
    <p className={`${css['band']} ${css[`${colour}Band`]}`}>
      <b>
        <Words text={(first && formatValue(first, record)) ?? ''} />
      </b>
      {above ? (
        <span className="num">
          <Words text={above} />
        </span>
      ) : null}
    </p>
  );
}

/** Displays a record in one of the shapes. */
export function RecordCard({ card, record, shownCode }: RecordCardProps): ReactNode {
  const { shape, title, detail, actions = [], muted, code, language } = card;
  const lang = language === undefined ? '' : fieldText(record, language);
  const written = lang === '' ? {} : { lang };
  const name = formatValue(title, record) ?? '';
  const classes = [
    css['record'],
    css[shape],
    shape === 'row' || shape === 'ledger' ? '' : 'card',
    isOf(muted, record) ? css['muted'] : '',
  ]
    .filter(Boolean)
    .join(' ');
  const linked = (className: string | undefined, children: ReactNode): ReactNode =>
    detail === undefined ? (
      <div className={className}>{children}</div>
    ) : (
      <CommandLink command={detail} item={itemOf(record)} className={className}>
        {children}
      </CommandLink>
    );
  const content = <Content card={card} record={record} name={name} />;
  if (shownCode !== undefined && code !== undefined && hasCode(card, record)) {
    const { isOpen } = shownCode;
    if (shape === 'pass' && !isOpen) {
      return (
        <article className={classes} {...written}>
          <div className={css['whole']}>
            {linked(css['main'], content)}
            <div className={css['cut']}>
              <CodeButton shownCode={shownCode} name={name} className={css['tear']} />
            </div>
          </div>
          <RecordActions actions={actions} record={record} name={name} className={css['rest']} />
        </article>
      );
    }
    return (
      <article className={isOpen ? `${classes} ${css['opened']}` : classes} {...written}>
        {linked(css['main'], content)}
        {isOpen ? <RecordCode code={code} record={record} name={name} /> : null}
        {isOpen && shape === 'pass' ? (
          <>
            <div className={css['actions']}>
              <CodeButton shownCode={shownCode} name={name} className="btn btn--wide btn--soft" />
            </div>
            <RecordActions actions={actions} record={record} name={name} className={css['others']} />
          </>
        ) : (
          <RecordActions actions={actions} record={record} name={name} className={`btnrow ${css['actions']}`}>
            <CodeButton shownCode={shownCode} name={name} />
          </RecordActions>
        )}
      </article>
    );
  }
  if (shape === 'pass') {
    // The end to tear off is for one action; the others stand below.
    const main = actions.find((action) => action.tone === 'main' && isShown(action, record));
    return (
      <article className={classes} {...written}>
        <div className={css['whole']}>
          {linked(css['main'], content)}
          <RecordActions
            actions={main === undefined ? [] : [main]}
            record={record}
            name={name}
            className={css['cut']}
            buttonClass={css['tear']}
          />
        </div>
        <RecordActions
          actions={actions.filter((action) => action !== main)}
          record={record}
          name={name}
          className={css['rest']}
        />
      </article>
    );
  }
  const colour = bandOf(card, record);
  return (
    <article className={colour === undefined ? classes : `${classes} ${css['banded']}`} {...written}>
      {colour === undefined ? null : <Band card={card} record={record} colour={colour} />}
      {linked(css['main'], content)}
      <RecordActions
        actions={actions}
        record={record}
        name={name}
        className={shape === 'row' ? css['side'] : `btnrow ${css['actions']}`}
      />
    </article>
  );
}

function CodeButton({
  shownCode: { isOpen, toggle },
  name,
  className = 'btn btn--small btn--soft',
}: {
  readonly shownCode: NonNullable<RecordCardProps['shownCode']>;
  readonly name: string;
  readonly className?: string | undefined;
}): ReactNode {
  const { text } = useWidgetPort();
  const label = text(isOpen ? 'codeHide' : 'codeShow');
  const { labelOf, after } = useRecordName(name);
  return (
    <button type="button" className={className} aria-expanded={isOpen} aria-label={labelOf(label)} onClick={toggle}>
      <Icon name="qrcode" size={isOpen ? 's' : 'm'} />
      <span>{label}</span>
      {after satisfies Elements}
    </button>
  );
}

/** Displays the badges of a record. `isPartial`: the record has some fields only, whose values are not checked; badges without a text of their own are left out. */
export function RecordBadges({
  card,
  record,
  isPartial = false,
}: RecordCardProps & { readonly isPartial?: boolean }): ReactNode {
  const { badges = [], ...rest } = card;
  return badgesOf(
    { ...rest, badges: isPartial ? badges.map((badge) => ({ ...badge, listedOnly: true })) : badges },
    record,
  );
}

/** Badges of a record that have a text. */
const badgesOf = (card: Card, record: RecordFields): ReactNode =>
  // The band shows the first one.
  (card.badges ?? []).slice(bandOf(card, record) === undefined ? 0 : 1).map((badge, index) => {
    const code = fieldText(record, badge.field);
    const text = formatValue(badge, record);
    if (text === undefined || (badge.listedOnly === true && badge.says?.some(({ is }) => is === code) !== true))
      return null;
    if (
      badge.unlessInTitle === true &&
      (formatValue(card.title, record) ?? '').toLowerCase().includes(text.toLowerCase())
    )
      return null;
    return <Badge key={index} text={text} tone={badge.tones?.find(({ is }) => is === code)?.tone ?? badge.tone} />;
  });

function Content({ card, record, name }: RecordCardProps & { readonly name: string }): ReactNode {
  const { shape, picture, avatar, photo, icon, over, end, lines = [] } = card;
  const art = picture === undefined ? '' : fieldText(record, picture);
  const portrait = photo === undefined ? '' : fieldText(record, photo);
  const above = over === undefined || bandOf(card, record) !== undefined ? undefined : formatValue(over, record);
  const amount = end === undefined ? undefined : formatValue(end, record);
  const texts = lines.flatMap((line) => formatValue(line, record) ?? []);
  const badges = badgesOf(card, record);
  if (shape === 'picture') {
    return (
      <>
        {art ? <Art name={art} className={css['art'] ?? ''} /> : null}
        <div>
          {above ? (
            <p>
              <Words text={above} />
            </p>
          ) : null}
          <Heading className={`num ${css['sum']}`}>
            <Words text={name} />
          </Heading>
        </div>
        {portrait === '' ? null : <Art name={portrait} className={css['photo'] ?? ''} />}
        <p className={css['foot']}>
          {texts.map((text, index) => (
            <span key={index} className={`num ${css['plate']}`}>
              <Words text={text} />
            </span>
          ))}
          {badges}
        </p>
      </>
    );
  }
  const isGain = end?.form === 'signed' && Number(fieldText(record, end.field)) > 0;
  return (
    <>
      {hasRing(card.ring, record) ? (
        <RecordRing ring={card.ring} record={record} />
      ) : avatar !== undefined ? (
        <Avatar name={fieldText(record, avatar)} picture={art} />
      ) : art ? (
        <span className={css['thumb']}>
          <Art name={art} />
        </span>
      ) : icon ? (
        <span className="row__badge">
          <Icon name={icon} />
        </span>
      ) : null}
      <div className={css['words']}>
        {shape === 'pass' ? <p className={css['badges']}>{badges}</p> : null}
        {above ? (
          <p>
            <Words text={above} />
          </p>
        ) : null}
        <div className={css['head']}>
          <Heading className={css['title']}>
            <Words text={name} />
          </Heading>
          {shape === 'pass' ? null : badges}
        </div>
        {texts.length > 0 ? (
          <p className={`num ${css['lines']}`}>
            {texts.map((text, index) => (
              <span key={index}>
                {index === 0 ? null : <span> · </span>}
                <Words text={text} />
              </span>
            ))}
          </p>
        ) : null}
        {card.progress === undefined ? null : <RecordProgress progress={card.progress} record={record} name={name} />}
      </div>
      {amount === undefined ? null : (
        <b className={isGain ? `num ${css['end']} ${css['gain']}` : `num ${css['end']}`}>
          <Words text={amount} />
        </b>
      )}
    </>
  );
}
