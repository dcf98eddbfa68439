import type { FromSchema } from 'json-schema-to-ts';
import { named, one, parkType, shape, text } from './bridge-parts.ts';
import { bridgeFunctions } from './bridge-functions.ts';

/** Functions that content may call. Excludes functions with tokens, member flags or addresses, which have their own call paths. */
export const contentCalls = [
  'finish',
  'showToast',
  'requestPermission',
  'requestPermissionSetting',
  'dial',
  'openMaps',
  'openAppStore',
  'pickContact',
  'readAllNotification',
  'requestNotificationSetting',
  'setStatusBar',
  'setWebViewTitle',
  'setBrightness',
  'callEmail',
  'clearCache',
  'addToWallet',
  'openFirstOfferwall',
  'openSecondOfferwall',
] as const satisfies readonly NativeName[];

/** Events sent by the shell. */
export const bridgeEvents = {
  push: shape({ parkType, type: named(20), linkUrl: text(2000) }, ['type']),
  /** Value 0: the app has returned to the foreground (P-452). */
  lifecycle: one('value', { type: 'integer', minimum: 0, maximum: 99 }),
} as const;

export const nativeNames = Object.keys(bridgeFunctions) as NativeName[];

export type NativeName = keyof typeof bridgeFunctions;
export type NativeEvent = keyof typeof bridgeEvents;

type Data = {
  readonly [Name in NativeName]: FromSchema<
    (typeof bridgeFunctions)[Name]['data'],
    { keepDefaultedPropertiesOptional: true }
  >;
};
type Found = { readonly [Name in NativeName]: FromSchema<(typeof bridgeFunctions)[Name]['answer']> };
type EventData = { readonly [Name in NativeEvent]: FromSchema<(typeof bridgeEvents)[Name]> };
// Interfaces, so that the compiler resolves single names. A mapped type is resolved for all names together, which is too expensive.
interface DataByName extends Data {}
interface ResultByName extends Found {}
interface EventDataByName extends EventData {}

/** Request data of a function; values with a default are optional. */
export type NativeData<Name extends NativeName> = DataByName[Name];
/** Result data of a function. */
export type NativeResult<Name extends NativeName> = ResultByName[Name];
export type NativeEventData<Name extends NativeEvent> = EventDataByName[Name];

/** 200 'success' with the result, or 999 'error': refused, absent, late, or an answer that does not match its schema (V-503, V-504). */
export type NativeAnswer<Name extends NativeName = NativeName> =
  | { readonly code: 200; readonly message: 'success'; readonly data: NativeResult<Name> }
  | { readonly code: 999; readonly message: 'error' };
