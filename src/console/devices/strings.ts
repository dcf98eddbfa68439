import type { DeviceKind, ScanReason } from '#schemas/devices.schema';
import type { DeviceHealth } from './devices.ts';

const en = {
  title: 'Devices', add: 'Add device', empty: 'No device has joined yet.', emptyHelp: 'Add a gate or a point of sale, then scan its code with the device.', lost: 'The devices could not be loaded.', again: 'Try again',
  name: 'Name', namePlaceholder: 'North gate 2', kind: 'Kind', place: 'Place', noPlace: 'No facility', placeHelp: 'Needed for rides, and to redeem meals, experiences, and coupons of one place.',
  kinds: { GATE: 'Gate', RIDE: 'Ride', LOCKER: 'Locker', POS: 'Point of sale' } satisfies Readonly<Record<DeviceKind, string>>,
  health: { heard: 'Working', silent: 'Silent', waiting: 'Not joined yet', expired: 'Code expired', ended: 'Ended' } satisfies Readonly<Record<DeviceHealth, string>>,
  heard: 'Last heard', never: 'never', version: 'Version', today: 'Today', scans: (count: number) => `${count} scans`, refusals: (count: number) => `${count} refused`, actions: 'Actions', cancel: 'Cancel', close: 'Done',
  newCode: 'New joining code', newCodeOf: (name: string) => `New joining code for ${name}`, end: 'End', endOf: (name: string) => `End ${name}`, endTitle: (name: string) => `End ${name}?`, endHelp: 'Its token stops working immediately. To use the device again, add it again.', ended: (name: string) => `${name} has ended`, showEnded: (count: number) => `Ended devices (${count})`,
  joinTitle: (name: string) => `Join ${name}`, joinHelp: 'Scan this code with the device.', joinUntil: (time: string) => `It works once, until ${time}. An earlier code no longer works.`, joinQr: 'Joining code of the device', address: 'Address', token: 'One-time token', joined: 'The device has joined.',
  doubled: 'Entered twice', doubledHelp: 'Two gates accepted the same ticket, because one of them had no network.', noDoubled: 'Nobody has entered twice.', refused: 'Refused scans', noRefused: 'No scan was refused.', at: 'Time', device: 'Device', product: 'Product', reason: 'Reason', first: 'Earlier entry', late: 'without network',
  kindsOfScans: { ENTRY: 'Entry', EXIT: 'Exit', RIDE: 'Ride', CALL: 'Call next', COUPON: 'Coupon', MEAL: 'Meal', SPEND: 'Gift card payment', REFUND: 'Refund' } as Readonly<Record<string, string>>,
  failed: 'Not saved. Try again.', incomplete: 'Enter a name.', placeMissing: 'Choose the ride at which it stands.', refusedRight: 'Your role does not allow this.',
  summary: (heard: number, all: number) => `${heard} of ${all} devices working`, summaryLink: 'Devices', lastHeard: (time: string) => `last heard ${time}`, twice: (count: number) => `${count} entered twice`,
  reasons: {
    UNREADABLE: 'Not a code of this site', UNKNOWN: 'Unknown code', SIGNATURE: 'Forged signature', OLD: 'Code is too old', EARLY: 'Clock of the phone is fast', USED_CODE: 'Code was used', LENT: 'Lent to somebody', RETURNED: 'No longer the holder', REMOVED: 'Removed from the pocket',
    LOGGED_OUT: 'Phone is logged out', OTHER_KIND: 'Other kind of code', OTHER_VENUE: 'Other venue', OTHER_PLACE: 'Other place', NOT_YET: 'Not valid yet', EXPIRED: 'Expired', USED: 'Used', ENTERED: 'Entered already', INSIDE: 'Inside already', OUTSIDE: 'Not inside', TIME: 'Impossible time',
    NO_PLACE: 'Not in this line', NOT_CALLED: 'Not called yet', MISSED: 'Turn is over', NOBODY: 'Nobody waiting', CROWDED: 'Too many called already', PAUSED: 'Line paused or closed',
  } satisfies Readonly<Record<ScanReason, string>>,
  otherReasons: { GFT_03: 'Card cannot be used now', GFT_04: 'Balance too low', CPN_05: 'Coupon not valid today', CPN_06: 'Coupon was used', CPN_07: 'Coupon not for this place or bill', REQ_INVALID: 'Amount not possible' } as Readonly<Record<string, string>>,
};

const ko: typeof en = {
  title: '기기', add: '기기 더하기', empty: '아직 연결된 기기가 없어요.', emptyHelp: '게이트나 판매기를 더하고, 그 기기로 코드를 읽어 주세요.', lost: '기기를 불러오지 못했어요.', again: '다시 불러오기',
  name: '이름', namePlaceholder: '북문 게이트 2', kind: '종류', place: '놓인 곳', noPlace: '시설 없음', placeHelp: '놀이기구, 식사권과 체험, 쓸 곳이 정해진 쿠폰을 받으려면 필요해요.',
  kinds: { GATE: '게이트', RIDE: '놀이기구', LOCKER: '보관함', POS: '판매기' },
  health: { heard: '작동 중', silent: '응답 없음', waiting: '연결 기다림', expired: '코드 만료', ended: '끝냄' },
  heard: '마지막 응답', never: '없음', version: '버전', today: '오늘', scans: (count) => `${count}번 읽음`, refusals: (count) => `${count}번 거절`, actions: '할 일', cancel: '취소', close: '완료',
  newCode: '새 연결 코드', newCodeOf: (name) => `${name}의 새 연결 코드`, end: '끝내기', endOf: (name) => `${name} 끝내기`, endTitle: (name) => `${name} 기기를 끝낼까요?`, endHelp: '토큰이 바로 쓸모없어져요. 다시 쓰려면 새로 더해야 해요.', ended: (name) => `${name} 기기를 끝냈어요`, showEnded: (count) => `끝낸 기기 (${count})`,
  joinTitle: (name) => `${name} 연결`, joinHelp: '기기로 이 코드를 읽어 주세요.', joinUntil: (time) => `${time}까지 한 번만 쓸 수 있어요. 앞서 만든 코드는 더 이상 쓸 수 없어요.`, joinQr: '기기 연결 코드', address: '주소', token: '한 번 쓰는 토큰', joined: '기기가 연결되었어요.',
  doubled: '두 번 입장', doubledHelp: '게이트 하나가 네트워크에 없어서 같은 이용권이 두 게이트를 지났어요.', noDoubled: '두 번 입장한 사람이 없어요.', refused: '거절된 코드', noRefused: '거절된 코드가 없어요.', at: '시각', device: '기기', product: '상품', reason: '이유', first: '먼저 입장한 곳', late: '네트워크 없이',
  kindsOfScans: { ENTRY: '입장', EXIT: '퇴장', RIDE: '탑승', CALL: '다음 부르기', COUPON: '쿠폰', MEAL: '식사', SPEND: '기프트 카드 결제', REFUND: '환불' },
  failed: '저장하지 못했어요. 다시 해 주세요.', incomplete: '이름을 적어 주세요.', placeMissing: '어느 놀이기구에 놓이는지 골라 주세요.', refusedRight: '이 일을 할 수 있는 역할이 아니에요.',
  summary: (heard, all) => `기기 ${all}대 가운데 ${heard}대 작동 중`, summaryLink: '기기', lastHeard: (time) => `마지막 응답 ${time}`, twice: (count) => `두 번 입장 ${count}건`,
  reasons: {
    UNREADABLE: '이곳의 코드가 아님', UNKNOWN: '모르는 코드', SIGNATURE: '서명이 맞지 않음', OLD: '지난 코드', EARLY: '휴대전화 시계가 빠름', USED_CODE: '이미 쓴 코드', LENT: '다른 사람에게 빌려줌', RETURNED: '지금 주인이 아님', REMOVED: '포켓에서 지움',
    LOGGED_OUT: '로그아웃한 휴대전화', OTHER_KIND: '다른 종류의 코드', OTHER_VENUE: '다른 곳의 상품', OTHER_PLACE: '쓸 수 없는 곳', NOT_YET: '아직 쓸 수 없음', EXPIRED: '기간이 끝남', USED: '이미 씀', ENTERED: '이미 입장함', INSIDE: '안에 있음', OUTSIDE: '안에 없음', TIME: '있을 수 없는 시각',
    NO_PLACE: '이 줄에 없음', NOT_CALLED: '아직 차례가 아님', MISSED: '차례가 지남', NOBODY: '기다리는 사람 없음', CROWDED: '이미 많이 부름', PAUSED: '줄이 멈췄거나 닫힘',
  },
  otherReasons: { GFT_03: '지금 쓸 수 없는 카드', GFT_04: '잔액 부족', CPN_05: '오늘 쓸 수 없는 쿠폰', CPN_06: '이미 쓴 쿠폰', CPN_07: '이곳이나 이 금액에 쓸 수 없음', REQ_INVALID: '처리할 수 없는 금액' },
};

export const deviceStrings = { ko, en };

/** Names the reason of a refused scan. */
export const reasonText = ({ reasons, otherReasons }: typeof en, reason: string): string => (reasons as Readonly<Record<string, string>>)[reason] ?? otherReasons[reason] ?? reason;
