import type { Viewer } from '#schemas/viewer';
import type { PresentRef } from '../app/present.ts';
import { withLearnt, type Visit } from '../navigation/resolve-visit.ts';
import { keepMyInfo } from './my-info.ts';

/** Keeps what guards were told of the member (7.4), and goes by it where somebody has entered or left a park since. */
export const learnInfo = async (
  presentRef: PresentRef,
  setViewer: (viewer: Viewer) => void,
  learnt: Visit['learnt'],
): Promise<void> => {
  const { viewer } = presentRef.current;
  if (learnt.some(({ park, onSite }) => viewer.onSite?.[park] !== onSite)) {
    presentRef.current.viewer = withLearnt(viewer, learnt);
    setViewer(presentRef.current.viewer);
  }
  for (const { park, info } of learnt) if (info !== undefined) await keepMyInfo({ presentRef }, info, park);
};
