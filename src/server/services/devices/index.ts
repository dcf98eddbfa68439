export { addDevice, renewJoining } from './devices-store.ts';
export { insideWith, recordDeparture } from './on-site.ts';
