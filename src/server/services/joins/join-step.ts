import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { JoinStep } from '#schemas/calls/joins/answers';
import type { JoinDetails } from './join-details.ts';

type JoinPolicy = NonNullable<AccountPolicy['join']>;

/** A member's own phone or i-PIN links a social account; what a provider says about a person does not (decisions-members §3). */
const mayLink = ({ social, person }: JoinDetails): boolean =>
  social !== undefined && (person?.method === 'NICE' || person?.method === 'IPIN');

/** Returns the first step that is not done. */
export const stepOf = (details: JoinDetails): JoinStep => {
  const { flow, isChild, agreements, guardian, person, child, knownMember, isPutOff, email } = details;
  if (agreements === undefined) return 'TERMS';
  if (knownMember !== undefined) return mayLink(details) ? 'LINK' : 'KNOWN';
  if (isChild && guardian === undefined) return 'GUARDIAN';
  if (isChild && guardian?.relation === undefined) return 'GUARDIAN_RELATION';
  if (isChild && guardian?.agreements === undefined) return 'GUARDIAN_CONSENT';
  if (person === undefined && child === undefined && isPutOff !== true) return isChild ? 'CHILD' : 'VERIFY';
  if (flow === 'SOCIAL') return 'COMPLETE';
  return email === undefined ? 'EMAIL' : 'ACCOUNT';
};

/** Returns the screen of a step. The screens of social joins differ by step; an own ID joins on one screen. */
export const screenOf = ({ screens }: JoinPolicy, flow: JoinDetails['flow'], step: JoinStep): string => {
  if (step === 'DONE') return screens.finish;
  if (flow === 'OWN') return screens.own;
  switch (step) {
    case 'TERMS':
      return screens.socialTerms;
    case 'GUARDIAN':
    case 'GUARDIAN_RELATION':
    case 'GUARDIAN_CONSENT':
    case 'CHILD':
      return screens.socialGuardian;
    case 'VERIFY':
    case 'KNOWN':
    case 'LINK':
      return screens.socialVerify;
    case 'EMAIL':
    case 'ACCOUNT':
    case 'COMPLETE':
      return screens.socialComplete;
  }
};
