import { useEffect } from 'react';
import type { Viewer } from '#schemas/viewer';
import { hearNative } from './native.ts';
import type { SessionTools } from '../session/tools.ts';

/** In the app a push leads where the release's documents say (4.10). */
export const usePush = ({ platform }: Pick<Viewer, 'platform'>, tools: SessionTools): void => {
  useEffect(() => {
    if (platform !== 'APP') return;
    return hearNative(
      'push',
      (payload) =>
        void import('./open-push-target.ts')
          .then(({ openPushTarget }) => openPushTarget(payload, tools))
          .catch(() => undefined),
    );
  }, [platform, tools]);
};
