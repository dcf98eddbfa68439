/** Result of locating the device. `denied`: the visitor or the device does not allow it. Accuracy in metres, heading in degrees from north. */
export type LocationFix =
  | {
      readonly state: 'found';
      readonly lat: number;
      readonly lng: number;
      readonly accuracy: number;
      readonly heading?: number;
    }
  | { readonly state: 'denied' | 'unavailable' };
