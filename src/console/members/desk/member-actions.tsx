import type { FoundMember } from '#schemas/calls/members/console-answers';
import { hideReasons, releaseReasons, suspensionKinds } from '#schemas/calls/members/desk-answers';
import { call } from '../../api/client.ts';
import { useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { deskStrings } from './strings.ts';
import { useDeskCall } from './use-desk-call.ts';
import { ChoiceMenu } from '../choice-menu.tsx';

type Change = Partial<Pick<FoundMember, 'nickname' | 'picture' | 'state' | 'stateReason'>>;

interface MemberActionsProps {
  readonly path: string;
  readonly isLead: boolean;
  readonly member: FoundMember;
  readonly onChange: (change: Change) => void;
}

/** Buttons that hide parts of a profile, and for lead agents suspend and release a member. Each asks for its reason. */
export function MemberActions({ path, isLead, member: { look, picture, state }, onChange }: MemberActionsProps) {
  const words = useWords(deskStrings);
  const showToast = useToast();
  const { send } = useDeskCall();
  const act = (action: string, body: object, done: string): void =>
    send(call<Change>('POST', `${path}/${action}`, { body: { look, ...body } }), (change) => {
      onChange(change);
      showToast(done);
    });
  const hide = (part: 'PICTURE' | 'NICKNAME') =>
    hideReasons.map((reason) => ({
      label: words.hideReasons[reason],
      run: () => act('hide', { part, reason }, words.hidden),
    }));
  return (
    <div className="row wrap">
      {picture === '' ? null : <ChoiceMenu text={words.hidePicture} items={hide('PICTURE')} />}
      <ChoiceMenu text={words.hideNickname} items={hide('NICKNAME')} />
      {!isLead ? null : state === 'SUSPENDED' ? (
        <ChoiceMenu
          text={words.release}
          items={releaseReasons.map((reason) => ({
            label: words.releases[reason],
            run: () => act('release', { reason }, words.releasedNow),
          }))}
        />
      ) : (
        <ChoiceMenu
          text={words.suspend}
          items={suspensionKinds.map((kind) => ({
            label: words.kinds[kind],
            run: () => act('suspend', { kind }, words.suspendedNow),
          }))}
        />
      )}
    </div>
  );
}
