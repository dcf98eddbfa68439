import { callNative } from './call-native.ts';

export interface Contact {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Contact Picker API, which some browsers have. */
interface ContactPicker {
  select(
    properties: readonly string[],
    options: { readonly multiple: boolean },
  ): Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
}

const pickerOf = (from: object): ContactPicker | undefined =>
  // The API is not in the types; a browser without it has no such property.
  'contacts' in from && typeof from.contacts === 'object' && from.contacts !== null && 'select' in from.contacts
    ? (from.contacts as ContactPicker)
    : undefined;

/** Lets the person pick contacts; an empty list when none were picked or the device has no address book. */
export const pickContacts = async (inApp: boolean): Promise<readonly Contact[]> => {
  if (inApp) {
    const answer = await callNative('pickContact', {});
    return answer.code === 200 ? answer.data.contacts : [];
  }
  const picked = await pickerOf(navigator)
    ?.select(['name', 'tel'], { multiple: true })
    .catch(() => []);
  return (picked ?? []).flatMap(({ name = [], tel = [] }) =>
    tel.map((phoneNumber) => ({ name: name[0] ?? '', phoneNumber })),
  );
};
