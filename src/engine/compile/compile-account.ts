import type { CompileContext } from './compile-input.ts';
import { compileFormCall } from './compile-layout.ts';
import type { CompiledAccount, CompiledClient } from '../policies.ts';

/** Default without an account-policy document: no prompt follows a login. The gate already rejects such a release. */
const defaultAccount: CompiledAccount = {
  paths: {
    changePassword: '/',
    membershipSignUp: '/',
    selfCertification: '/',
    acceptanceAgreement: '/',
    authorize: '/',
    myPage: '/',
    landing: '/',
  },
  loginWay: [],
  consent: { channels: [], age: 0 },
  longestDays: 30,
  accessMinutes: 15,
  holdSeconds: 30,
  graceSeconds: 10,
};

/** Returns the part of the account policy that browsers need. Server-only settings stay on the server. */
export const compileAccount = (screens: Readonly<Record<string, string>>, context: CompileContext): CompiledAccount => {
  const [document] = context.documents['account-policy'].values();
  if (document === undefined) {
    context.problems.push({
      code: 'missing-account-policy',
      at: { id: 'account-policy' },
      text: 'there is no account-policy document',
    });
    return defaultAccount;
  }
  const pathOf = (screen: string) => screens[screen] ?? '/';
  const operation = context.documents.operation.get(document.language ?? '');
  const language = operation && compileFormCall(operation);
  const { changePassword, membershipSignUp, selfCertification, acceptanceAgreement, authorize, myPage, landing } =
    document.screens;
  return {
    paths: {
      changePassword: pathOf(changePassword),
      membershipSignUp: pathOf(membershipSignUp),
      selfCertification: pathOf(selfCertification),
      acceptanceAgreement: pathOf(acceptanceAgreement),
      authorize: pathOf(authorize),
      myPage: pathOf(myPage),
      landing: pathOf(landing),
    },
    // A page with a parameter stands for all its addresses.
    loginWay: (document.loginWay ?? []).flatMap((screen) => screens[screen]?.replace(/[{:].*$/, '') ?? []),
    consent: document.consent,
    longestDays: document.lifetimes.absoluteDays,
    accessMinutes: document.lifetimes.accessMinutes,
    holdSeconds: document.lifetimes.holdSeconds,
    graceSeconds: document.lifetimes.graceSeconds,
    ...(language ? { language } : {}),
  };
};

/** Returns the registered clients. Addresses of the sandbox are included only while the sandbox is on. */
export const compileClients = ({ documents, sandbox }: CompileContext): readonly CompiledClient[] => {
  const isOpen = (uri: string): boolean => sandbox || uri.startsWith('https:');
  return [...documents.client.values()].map(({ id, name, redirectUris, scope, endUri }) => ({
    id,
    name,
    redirectUris: redirectUris.filter(isOpen),
    scope,
    ...(endUri === undefined || !isOpen(endUri) ? {} : { endUri }),
  }));
};
