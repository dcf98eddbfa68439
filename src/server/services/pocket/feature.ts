import type { Feature } from '../../core/feature.ts';
import { registerPictureDesk } from './console.ts';
import { registerMemberProducts } from './member-products.ts';
import { registerPassRequests } from './pass-request-routes.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPictures } from './season-picture-routes.ts';
import { registerSeasonPasses } from './season-routes.ts';
import { pocketMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: pocketMemberData,
  visitors: async (app) => {
    await app.register(registerPocket);
    await app.register(registerMemberProducts);
    await app.register(registerPassRequests);
    await app.register(registerSeasonPasses);
    await app.register(registerSeasonPictures);
  },
  console: registerPictureDesk,
};
