import { useEffect } from 'react';
import { applyRecordHead, type Decision, type PlacedNeed } from '#engine';
import type { ReleaseAssets } from '#render/boot-data.ts';
import { updateHead } from './update-head.ts';
import { swrDataPort } from '../data/swr-data.tsx';

interface Props {
  readonly decision: Decision;
  readonly assets: ReleaseAssets;
}

const none: PlacedNeed = { node: '', name: '', key: '', essential: false };

/** Keeps the document's head with what is shown; a page about one record takes that record's words as soon as they are there. */
export function PageHead({ decision, assets }: Props) {
  const need = decision.needs.find(({ key }) => key === decision.head.record?.key);
  const answer = swrDataPort.useAnswer(need ?? none, need === undefined);
  const record = answer.state === 'ready' ? answer.value : undefined;
  useEffect(() => updateHead(decision, applyRecordHead(decision.head, record), assets), [decision, record, assets]);
  return null;
}
