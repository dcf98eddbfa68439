import { useEffect, useState } from 'react';
import type { FoundMember } from '#schemas/calls/members/console-answers';
import type { UnmaskAnswer } from '#schemas/calls/members/desk-answers';
import { call } from '../../api/client.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { memberStrings } from '../strings.ts';
import { AdjustForm } from './adjust-form.tsx';
import { MemberActions } from './member-actions.tsx';
import { deskStrings } from './strings.ts';
import { useDeskCall } from './use-desk-call.ts';

const reasons = ['INQUIRY', 'GATE', 'LOST', 'COMPLAINT'] as const;

interface MemberCardProps {
  readonly title: string;
  readonly venue: string;
  readonly isLead: boolean;
  readonly member: FoundMember;
}

/** Member who was looked up: masked facts, one whole field at a time, and what the operator may do. */
export function MemberCard({ title, venue, isLead, member: found }: MemberCardProps) {
  const words = useWords(deskStrings);
  const texts = useWords(memberStrings);
  const { language } = useLanguage();
  const { isBusy, send } = useDeskCall();
  const [member, setMember] = useState(found);
  const [reason, setReason] = useState<(typeof reasons)[number]>('INQUIRY');
  const [shown, setShown] = useState<UnmaskAnswer>();
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), Math.max(0, Date.parse(shown.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);
  const path = `/members/${venue}/member`;
  const masks = [
    ['NAME', member.nameMask],
    ['LOGIN_ID', member.loginMask],
    ['MOBILE', member.mobileMask],
    ['EMAIL', member.emailMask],
    ['BIRTH_DATE', member.birthMask],
  ] as const;
  const show = (field: UnmaskAnswer['field']): void =>
    send(call<UnmaskAnswer>('POST', `${path}/unmask`, { body: { look: member.look, field, reason } }), setShown);
  return (
    <section className="stack">
      <div className="row wrap">
        <h3>{title}</h3>
        {member.state === 'SUSPENDED' ? (
          <span className="badge bad">
            {`${words.suspended} · ${words.suspendedFor[member.stateReason] ?? member.stateReason}`}
          </span>
        ) : null}
      </div>
      <div className="members-card">
        {member.picture === '' ? null : (
          <img src={member.picture} alt={words.pictureOf(member.nickname)} width={72} height={72} />
        )}
        <dl className="members-facts">
          <div>
            <dt>{words.nickname}</dt>
            <dd>{member.nickname}</dd>
          </div>
          {masks.map(([field, mask]) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd className="row tight">
                {shown?.field === field ? (
                  <>
                    <strong className="num members-whole">{shown.value}</strong>
                    <button type="button" className="btn s" onClick={() => setShown(undefined)}>
                      {words.hideNow}
                    </button>
                  </>
                ) : mask === '' ? (
                  <span className="muted">{words.empty}</span>
                ) : (
                  <>
                    <span className="num">{mask}</span>
                    <button
                      type="button"
                      className="btn s"
                      aria-label={words.showOf(words.fields[field])}
                      disabled={isBusy}
                      onClick={() => show(field)}
                    >
                      {words.show}
                    </button>
                  </>
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.since}</dt>
            <dd className="num">{member.since.slice(0, 10)}</dd>
          </div>
        </dl>
      </div>
      <div className="row wrap members-reveal">
        <label className="row tight">
          <span className="small muted">{words.showReason}</span>
          <select
            className="select"
            value={reason}
            onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? 'INQUIRY')}
          >
            {reasons.map((one) => (
              <option key={one} value={one}>
                {texts.reasons[one]}
              </option>
            ))}
          </select>
        </label>
        <p className="small muted grow" role="status">
          {shown === undefined
            ? words.showHelp
            : words.shownUntil(new Date(shown.until).toLocaleTimeString(language, { timeStyle: 'short' }))}
        </p>
      </div>
      <MemberActions
        path={path}
        isLead={isLead}
        member={member}
        onChange={(change) => setMember((before) => ({ ...before, ...change }))}
      />
      {isLead ? <AdjustForm venue={venue} look={member.look} /> : null}
    </section>
  );
}
