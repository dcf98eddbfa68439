import type { NotiSetting } from '#schemas/calls/notifications/answers';
import { gatewayChannels } from '#schemas/documents/gateway/schema';
import { isFields, type RecordFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';

export type Topic = NotiSetting['topicList'][number];
export type Channel = Topic['channelList'][number]['channelType'];

const listIn = (record: RecordFields, field: string): readonly RecordFields[] => {
  const list = record[field];
  return (Array.isArray(list) ? (list as readonly unknown[]) : []).filter(isFields);
};
const ynIn = (record: RecordFields, field: string): 'Y' | 'N' => (fieldText(record, field) === 'Y' ? 'Y' : 'N');

const channelOf = (record: RecordFields): Topic['channelList'] => {
  const channelType = gatewayChannels.find((channel) => channel === fieldText(record, 'channelType'));
  if (channelType === undefined) return [];
  return [{ channelType, onYn: ynIn(record, 'onYn'), agreedDtm: fieldText(record, 'agreedDtm') }];
};

/** Reads the answer of `noti-setting`, without topics and channels that have no name; undefined for any other answer. */
export const readSetting = (answer: unknown): NotiSetting | undefined => {
  if (!isFields(answer) || !Array.isArray(answer['topicList'])) return undefined;
  const state = fieldText(answer, 'pushStateCd');
  return {
    topicList: listIn(answer, 'topicList')
      .filter((topic) => fieldText(topic, 'topicId') !== '' && fieldText(topic, 'title') !== '')
      .map((topic) => ({
        topicId: fieldText(topic, 'topicId'),
        title: fieldText(topic, 'title'),
        about: fieldText(topic, 'about'),
        staysOnYn: ynIn(topic, 'staysOnYn'),
        promotionYn: ynIn(topic, 'promotionYn'),
        channelList: listIn(topic, 'channelList').flatMap(channelOf),
      })),
    quietYn: ynIn(answer, 'quietYn'),
    quietFromTm: fieldText(answer, 'quietFromTm'),
    quietUntilTm: fieldText(answer, 'quietUntilTm'),
    pushStateCd: state === 'NONE' || state === 'REFUSED' ? state : 'ON',
  };
};

/** A setting in which a channel of a topic is switched. */
export const switched = (setting: NotiSetting, topicId: string, channelType: Channel, isOn: boolean): NotiSetting => ({
  ...setting,
  topicList: setting.topicList.map((topic) =>
    topic.topicId === topicId
      ? {
          ...topic,
          channelList: topic.channelList.map((one) =>
            one.channelType === channelType ? { ...one, onYn: isOn ? 'Y' : 'N', agreedDtm: '' } : one,
          ),
        }
      : topic,
  ),
});
