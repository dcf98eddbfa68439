import type { Feature } from '../../core/feature.ts';
import { registerDeviceConsole } from './console-routes.ts';
import { registerDevices } from './routes.ts';

export const feature: Feature = {
  operations: async (app) => {
    await app.register(registerDevices);
    await app.register(registerDeviceConsole);
  },
};
