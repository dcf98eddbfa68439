import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consents } from '../members/index.ts';

export interface DemoMember {
  readonly uid: string;
  readonly loginId: string;
  readonly password: string;
  readonly role: string;
  readonly name: string;
  readonly nickname: string;
  readonly lang: 'ko' | 'en';
  readonly birthDate: string;
  readonly gender: string;
  readonly email: string;
  readonly mobile: string;
  readonly kind: '1' | '2';
  readonly regular: boolean;
  readonly exMember?: boolean;
  readonly initial?: boolean;
  readonly alertInDays?: number;
  readonly inPark?: string;
  /** Park that the member visits today as a companion of the member in the park. */
  readonly visiting?: string;
  readonly grade: string;
  readonly consents: Consents;
  /** Balance: the sum of the entries below. */
  readonly som: number;
  /** Entries: days ago, amount and reason code. */
  readonly somHistory?: readonly (readonly [daysAgo: number, amount: number, reason: string])[];
  /** Earnings that expire in so many days: days, amount and reason code. */
  readonly somEnding?: readonly (readonly [inDays: number, amount: number, reason: string])[];
  /** Clubs that the member is in. */
  readonly clubs?: readonly string[];
  /** Hours for which sensitive calls are barred. */
  readonly barredHours?: number;
  /** Days after which the withdrawal of a leaving member is done. */
  readonly leavingDays?: number;
  /** Member who is the guardian of the child. */
  readonly guardian?: { readonly loginId: string; readonly relation: string };
  /** Social providers at which the member has an account. */
  readonly social?: readonly string[];
  /** Points of the older programme. */
  readonly dreamPoints?: number;
  /** Attendance days by event, in days ago. */
  readonly attended?: Readonly<Record<string, readonly number[]>>;
  /** Survey result per park. */
  readonly personas?: Readonly<Record<string, string>>;
}

/** One member per role (section 6), with the passwords from the README. */
export const demoMembers = JSON.parse(
  readFileSync(join(import.meta.dirname, 'members.json'), 'utf8'),
) as readonly DemoMember[];
