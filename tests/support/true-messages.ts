/** What holds for the viewer of a page now, in the venue of the page; on pages of no venue, in any. */
export interface Facts {
  readonly login: boolean;
  /** Has a ticket of today that has not left. */
  readonly ticket: boolean;
  readonly inside: boolean;
  readonly left: boolean;
  /** Before the venue opens, while it is open, or after it closed. */
  readonly time: 'before' | 'open' | 'after';
}

type Condition = (facts: Facts) => boolean;

const isGuest: Condition = ({ login }) => !login;
const isMember: Condition = ({ login }) => login;
const isInside: Condition = ({ inside }) => inside;
const isLeft: Condition = ({ left }) => left;
const isOpen: Condition = ({ time }) => time === 'open';
const isNotOpen: Condition = ({ time }) => time !== 'open';

/** Messages that claim something about the viewer or the hour, with the condition under which they are true. */
export const trueWhen: Readonly<Record<string, Condition>> = {
  MSG_TXT_QUE_TO_LOGIN: isGuest,
  MSG_TXT_QUE_OFF_SITE: ({ login, inside }) => login && !inside,
  MSG_TXT_EVT_GUEST: isGuest,
  MSG_TXT_EVT_LOGIN: isGuest,
  MSG_TXT_LOGIN_TEXT: isGuest,
  MSG_TXT_HEAD_LOGIN: isGuest,
  MSG_TXT_LOGOUT_TEXT: isMember,
  MSG_TXT_EL_HOME_ON_SITE: isInside,
  MSG_TXT_HOME_ON_SITE: isInside,
  MSG_TXT_EL_HOME_PASS_BUY_TEXT: ({ ticket }) => !ticket,
  MSG_TXT_CB_HOME_PASS_BUY_TEXT: ({ ticket }) => !ticket,
  MSG_TXT_HOME_PASS_TODAY_TEXT: ({ ticket, left }) => ticket || left,
  MSG_TXT_HOME_PASS_NONE: ({ login, ticket, left }) => login && !ticket && !left,
  MSG_TXT_LVQ_NOT_IN: ({ inside, left }) => !inside && !left,
  MSG_TXT_LVQ_INSIDE: isInside,
  MSG_TXT_LVQ_GO: isInside,
  MSG_TXT_LVQ_IN: isInside,
  MSG_TXT_LVQ_OUT: ({ inside }) => !inside,
  MSG_TXT_LVQ_OUTSIDE: isLeft,
  MSG_TXT_LVQ_AGAIN: isLeft,
  MSG_TXT_LVQ_LEFT: isLeft,
  MSG_TXT_PKT_ENTERED: ({ inside, left }) => inside || left,
  MSG_TXT_QUE_OPEN: isOpen,
  MSG_TXT_QUE_JOIN: isOpen,
  MSG_TXT_QUE_NOW_NO: isOpen,
  MSG_TXT_DAY_CROWD_NOW: isOpen,
  MSG_TXT_DAY_CALMER: isOpen,
  MSG_TXT_DAY_CROWD_CLOSED: isNotOpen,
  MSG_TXT_DAY_PLACES_CLOSED: isNotOpen,
  MSG_TXT_CRS_NOW: isOpen,
  MSG_TXT_CRS_AS_OF_NOW: isOpen,
};
