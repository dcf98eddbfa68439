import type { CompileContext } from './compile-input.ts';
import type { CompiledAccount, CompiledClient } from './policies.ts';

/** Without the document nothing is asked after a login; the gate has refused such a release before. */
const standIn: CompiledAccount = {
  paths: { changePassword: '/', membershipSignUp: '/', selfCertification: '/', acceptanceAgreement: '/', authorize: '/', myPage: '/', landing: '/' },
  consent: { channels: [], age: 0 },
  longestDays: 30,
  accessMinutes: 15,
  holdSeconds: 30,
  graceSeconds: 10,
};

/** The part of the account policy that a browser goes by; what only the server decides stays there. */
export const compileAccount = (screens: Readonly<Record<string, string>>, context: CompileContext): CompiledAccount => {
  const [document] = context.documents['account-policy'].values();
  if (document === undefined) {
    context.problems.push({ code: 'missing-account-policy', at: { id: 'account-policy' }, text: 'there is no account-policy document' });
    return standIn;
  }
  const pathOf = (screen: string) => screens[screen] ?? '/';
  const { changePassword, membershipSignUp, selfCertification, acceptanceAgreement, authorize, myPage, landing } = document.screens;
  return {
    paths: {
      changePassword: pathOf(changePassword), membershipSignUp: pathOf(membershipSignUp), selfCertification: pathOf(selfCertification),
      acceptanceAgreement: pathOf(acceptanceAgreement), authorize: pathOf(authorize), myPage: pathOf(myPage), landing: pathOf(landing),
    },
    consent: document.consent,
    longestDays: document.lifetimes.absoluteDays,
    accessMinutes: document.lifetimes.accessMinutes,
    holdSeconds: document.lifetimes.holdSeconds,
    graceSeconds: document.lifetimes.graceSeconds,
  };
};

/** Registered clients; addresses of the sandbox count only while it is on. */
export const compileClients = ({ documents, sandbox }: CompileContext): readonly CompiledClient[] =>
  [...documents.client.values()].map(({ id, name, redirectUris, scope }) => ({ id, name, redirectUris: redirectUris.filter((uri) => sandbox || uri.startsWith('https:')), scope }));
