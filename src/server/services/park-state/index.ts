export { readVenueStates, removeOverride, saveOverride } from './park-store.ts';
export { closingOf, dayInKorea, facilitiesOf, instantAt } from './venue-facilities.ts';
