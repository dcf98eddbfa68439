import { enterYnOf, isOnSite } from '#engine';
import type { MyInfo } from '#schemas/calls/members/answers';
import { tellNative } from '../bridge/native.ts';
import { send } from '../data/call-service.ts';
import { serverNow } from '../data/server-clock.ts';
import type { SessionTools } from './tools.ts';
import { userSession } from './user-session.ts';
import { storePassages } from './last-passages.ts';
import { keepForVisit, keptForVisit } from './visit-values.ts';

/** Keeps my-info of a park. The shell, which opens the gates, is told where the member is whenever it has changed (P-403, P-404). */
export const keepMyInfo = async (
  tools: Pick<SessionTools, 'presentRef'>,
  myInfo: MyInfo,
  parkType: string,
): Promise<void> => {
  const kept = JSON.stringify(myInfo);
  keepForVisit('myinfo', kept);
  storePassages(parkType, myInfo, serverNow());
  // The day turns it too, without any change of my-info.
  const enterCode = enterYnOf(isOnSite(myInfo, serverNow()));
  const told = `${parkType} ${enterCode} ${kept}`;
  if (tools.presentRef.current.viewer.platform !== 'APP' || keptForVisit('toldEnter') === told) return;
  keepForVisit('toldEnter', told);
  const { membershipUid, enterParkInfo } = myInfo;
  await tellNative('setEnterYn', { enterCode, pticketId: enterParkInfo?.pticketId ?? '', parkType, membershipUid });
};

/** Reads my-info of the park that the visitor is in. Nobody waits for it, so what fails is read with the next change. */
export const readMyInfo = async (tools: SessionTools): Promise<void> => {
  const { curResort: parkType } = tools.presentRef.current.viewer;
  const membershipUid = userSession()?.user.membershipUid;
  if (parkType === undefined || membershipUid === undefined) return;
  const sent = await send(
    { method: 'GET', url: `/api/v1/iam/members/me?${new URLSearchParams({ membershipUid, parkType }).toString()}` },
    tools.scope(),
  );
  // The server holds its answers to their schemas.
  if (sent.ok) await keepMyInfo(tools, sent.data as MyInfo, parkType);
};
