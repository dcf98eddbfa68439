import type { Feature } from '../../core/feature.ts';
import { registerDeviceConsole } from './console-routes.ts';
import { registerDevices } from './routes.ts';
import { devicesMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: devicesMemberData,
  operations: async (app) => {
    await app.register(registerDevices);
    await app.register(registerDeviceConsole);
  },
};
