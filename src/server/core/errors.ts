import type { Refused } from '#content/answers/index';
import type { Locale } from '#schemas/parts';

/** All errors that the server sends: stable code, status, type (specification 8.1) and a text that says what to do. */
export const edgeErrors = {
  invalid: { status: 400, code: 'REQ_INVALID', errorType: 'B', text: 'The request is not valid.' },
  notJson: {
    status: 400,
    code: 'REQ_NOT_JSON',
    errorType: 'B',
    text: 'The body is not valid JSON. Send one JSON value in UTF-8.',
  },
  tooDeep: { status: 400, code: 'REQ_TOO_DEEP', errorType: 'B', text: 'The JSON is nested too deeply. Flatten it.' },
  mismatch: {
    status: 400,
    code: 'DOC_MISMATCH',
    errorType: 'B',
    text: 'The document and its address differ. Make type and id of the document those of the address.',
    to: 'operators',
  },
  sessionExpired: { status: 401, code: 'TKT_01', errorType: 'S', text: 'You can use the service after logging in' },
  refreshExpired: { status: 401, code: 'TKT_02', errorType: 'T', text: 'The login has expired. Log in again.' },
  refreshReused: {
    status: 401,
    code: 'TKT_03',
    errorType: 'T',
    text: 'This login was used twice and has been ended. Log in again.',
  },
  replacedByLogin: {
    status: 401,
    code: 'TKT_16',
    errorType: 'S',
    text: 'You will be logged out as your account has been logged in from a new device',
  },
  loggedInElsewhere: {
    status: 401,
    code: 'TKT_16',
    errorType: 'L',
    text: 'You are logged in from another device and the connection is forcibly terminated',
  },
  ticketUnknown: {
    status: 404,
    code: 'PKT_01',
    errorType: 'B',
    text: 'There is no such number. Check it and try again.',
  },
  ticketTaken: { status: 409, code: 'PKT_02', errorType: 'B', text: 'This is registered already.' },
  ticketExpired: { status: 409, code: 'PKT_03', errorType: 'B', text: 'The period of use has ended.' },
  ticketElsewhere: {
    status: 409,
    code: 'PKT_04',
    errorType: 'B',
    text: 'This is a ticket of {{venueName}}. Open the pocket there.',
  },
  ticketBirth: { status: 403, code: 'PKT_05', errorType: 'B', text: 'The birth date is not that of the pass.' },
  pocketFull: {
    status: 409,
    code: 'PKT_06',
    errorType: 'B',
    text: 'The pocket holds 30 products at most. Remove one first.',
  },
  ticketStays: { status: 409, code: 'PKT_07', errorType: 'B', text: 'This cannot be removed.' },
  walletOff: { status: 404, code: 'WLT_01', errorType: 'B', text: 'This cannot be added to the wallet.' },
  ticketUsed: { status: 409, code: 'PKT_08', errorType: 'B', text: 'This has been used.' },
  seasonPictureSet: { status: 409, code: 'PKT_10', errorType: 'B', text: 'The pass has a picture for this term.' },
  fileKind: {
    status: 422,
    code: 'FIL_01',
    errorType: 'B',
    text: 'This file cannot be used here. Send a JPEG, PNG, WebP or AVIF picture; a PDF goes with inquiries only.',
  },
  fileSize: {
    status: 422,
    code: 'FIL_02',
    errorType: 'B',
    text: 'The size does not fit. A file has at most 10 MB and a picture 50 megapixels; the picture of a pass has at least 600 × 800 pixels.',
  },
  fileInfected: {
    status: 422,
    code: 'FIL_03',
    errorType: 'B',
    text: 'The file seems to be harmful and was not taken. Send another one.',
  },
  fileLimit: { status: 429, code: 'FIL_04', errorType: 'B', text: 'You can send 30 files a day.' },
  fileGone: {
    status: 409,
    code: 'FIL_05',
    errorType: 'B',
    text: 'An attached file is not there any more. Attach it again.',
  },
  filesAway: {
    status: 503,
    code: 'FIL_06',
    errorType: 'E',
    text: 'Files cannot be taken or shown now. Try again in a moment.',
  },
  loginRefused: { status: 401, code: 'LGN_01', errorType: 'B', text: 'The ID or the password is not right.' },
  joinOrder: { status: 409, code: 'JOI_01', errorType: 'B', text: 'Finish the earlier step first.' },
  joinExpired: { status: 409, code: 'JOI_02', errorType: 'B', text: 'The time for joining is over. Begin again.' },
  personKnown: {
    status: 409,
    code: 'JOI_03',
    errorType: 'B',
    text: 'This person has an account already. Log in, or set a new password.',
  },
  joinLocked: { status: 409, code: 'JOI_04', errorType: 'B', text: 'This person can join again from {{day}} on.' },
  loginIdTaken: { status: 409, code: 'JOI_05', errorType: 'B', text: 'This ID cannot be used. Choose another one.' },
  nicknameTaken: {
    status: 409,
    code: 'JOI_06',
    errorType: 'B',
    text: 'This nickname cannot be used. Choose another one.',
  },
  guardianNeeded: {
    status: 409,
    code: 'JOI_07',
    errorType: 'B',
    text: 'Children under 14 join together with a guardian.',
  },
  consentMissing: {
    status: 422,
    code: 'JOI_08',
    errorType: 'B',
    text: 'Agree to everything that is required, in its present version.',
  },
  emailCodeWrong: {
    status: 422,
    code: 'JOI_09',
    errorType: 'B',
    text: 'The code is not right or has expired. Ask for a new one.',
  },
  verifyCancelled: {
    status: 409,
    code: 'VRF_01',
    errorType: 'B',
    text: 'The verification was cancelled. Start again.',
  },
  verifyFailed: { status: 409, code: 'VRF_02', errorType: 'B', text: 'The verification failed. Start again.' },
  verifyExpired: { status: 409, code: 'VRF_03', errorType: 'B', text: 'The verification has expired. Start again.' },
  verifyUsed: { status: 409, code: 'VRF_04', errorType: 'B', text: 'This verification has been used. Start again.' },
  verifyOther: { status: 409, code: 'VRF_05', errorType: 'B', text: 'This is another person.' },
  verifyNotOffered: { status: 409, code: 'VRF_06', errorType: 'B', text: 'This way of verification is not offered.' },
  verifyAway: { status: 409, code: 'VRF_07', errorType: 'B', text: 'The provider does not answer. Try again later.' },
  socialState: {
    status: 409,
    code: 'SNS_01',
    errorType: 'B',
    text: 'This social login was not started here, or has expired. Start again.',
  },
  socialRefused: { status: 409, code: 'SNS_02', errorType: 'B', text: 'The provider refused the login.' },
  socialAway: { status: 409, code: 'SNS_03', errorType: 'B', text: 'The provider does not answer. Try again later.' },
  socialNotFresh: {
    status: 409,
    code: 'SNS_04',
    errorType: 'B',
    text: 'Nothing shows that you just logged in again at the provider. Log out there and try again, or choose another way.',
  },
  linkElsewhere: {
    status: 409,
    code: 'LNK_01',
    errorType: 'B',
    text: 'This social account is linked to another member.',
  },
  linkSecond: {
    status: 409,
    code: 'LNK_02',
    errorType: 'B',
    text: 'An account of this provider is linked already. Unlink it first.',
  },
  linkLast: {
    status: 409,
    code: 'LNK_03',
    errorType: 'B',
    text: 'This is the last way to log in. Set an ID and a password first.',
  },
  withdrawBlocked: {
    status: 409,
    code: 'WDR_01',
    errorType: 'B',
    text: 'Something blocks the withdrawal. See withdraw-check.',
  },
  withdrawLoss: { status: 422, code: 'WDR_02', errorType: 'B', text: 'Accept what is lost first.' },
  accountLeaving: {
    status: 409,
    code: 'LGN_06',
    errorType: 'B',
    text: 'This account is being withdrawn on {{day}}. Cancel the withdrawal to come back.',
  },
  accountSuspended: {
    status: 409,
    code: 'LGN_07',
    errorType: 'B',
    text: 'This account is suspended. Ask the customer centre.',
  },
  accountBarred: {
    status: 409,
    code: 'BAR_01',
    errorType: 'B',
    text: 'Barred until {{day}}, because a way to log in has changed.',
  },
  nicknameSoon: {
    status: 409,
    code: 'PRF_01',
    errorType: 'B',
    text: 'The nickname can be changed again from {{day}} on.',
  },
  passwordWrong: { status: 403, code: 'LGN_04', errorType: 'B', text: 'The password is not right.' },
  codeWrong: {
    status: 403,
    code: 'LGN_05',
    errorType: 'B',
    text: 'The code or link is not right or has expired. Ask for a new one.',
  },
  initialPassword: { status: 403, code: 'PWD_01', errorType: 'P', text: 'Change the initial password first.' },
  notProven: { status: 403, code: 'PWD_02', errorType: 'B', text: 'Enter your password once more first.' },
  foreignOrigin: {
    status: 403,
    code: 'REQ_ORIGIN',
    errorType: 'B',
    text: 'This call is only for pages of this site. Send Origin and X-PageId as they do.',
  },
  appOnly: { status: 403, code: 'NTI_01', errorType: 'B', text: 'Only the app can do this.' },
  mainEmpty: { status: 422, code: 'SET_01', errorType: 'B', text: 'At least one block must stay on the main page.' },
  topicStaysOn: {
    status: 422,
    code: 'NTI_02',
    errorType: 'B',
    text: 'These notifications are needed and cannot be switched off.',
  },
  quietHoursEmpty: {
    status: 422,
    code: 'NTI_03',
    errorType: 'B',
    text: 'The quiet hours need a beginning and another end.',
  },
  otherMember: { status: 403, code: 'MEM_01', errorType: 'B', text: 'This belongs to another member.' },
  noToken: {
    status: 401,
    code: 'CONSOLE_TOKEN',
    errorType: 'B',
    text: 'Sign in at /console, or send the header "Authorization: Bearer <token>" with a token of yours or the CONSOLE_TOKEN of this server.',
    to: 'operators',
  },
  signInRefused: {
    status: 401,
    code: 'OPR_01',
    errorType: 'B',
    text: 'The e-mail address or the password is not right.',
    to: 'operators',
  },
  noRight: {
    status: 403,
    code: 'OPR_02',
    errorType: 'B',
    text: 'Your role does not allow this. Ask an administrator for it.',
    to: 'operators',
  },
  emailTaken: {
    status: 409,
    code: 'OPR_03',
    errorType: 'B',
    text: 'Somebody has this e-mail address already.',
    to: 'operators',
  },
  noOperator: { status: 404, code: 'OPR_04', errorType: 'B', text: 'There is no such person.', to: 'operators' },
  noVenue: { status: 404, code: 'OPR_07', errorType: 'B', text: 'There is no such venue.', to: 'operators' },
  noFacility: {
    status: 404,
    code: 'OPR_08',
    errorType: 'B',
    text: 'There is no such facility in this venue.',
    to: 'operators',
  },
  overrideEnd: {
    status: 422,
    code: 'OPR_09',
    errorType: 'B',
    text: 'The end must be in the future, at most one day ahead.',
    to: 'operators',
  },
  overrideWait: {
    status: 422,
    code: 'OPR_10',
    errorType: 'B',
    text: 'Only an open facility with wait times can have a wait time.',
    to: 'operators',
  },
  noDevice: {
    status: 404,
    code: 'OPR_11',
    errorType: 'B',
    text: 'There is no such device in this venue, or it has ended.',
    to: 'operators',
  },
  deviceToken: {
    status: 401,
    code: 'DEV_01',
    errorType: 'B',
    text: 'Send the bearer token of a device that has joined and not ended. Without one, join with a new code from the console.',
    to: 'operators',
  },
  deviceJoin: {
    status: 403,
    code: 'DEV_02',
    errorType: 'B',
    text: 'This joining code was used or has expired. Make a new one in the console.',
    to: 'operators',
  },
  deviceKind: {
    status: 403,
    code: 'DEV_03',
    errorType: 'B',
    text: 'A device of this kind cannot make this call.',
    to: 'operators',
  },
  deviceBusy: {
    status: 429,
    code: 'DEV_04',
    errorType: 'B',
    text: 'This device calls too often. Wait {{waitSeconds}} seconds and try again.',
    to: 'operators',
  },
  ticketNotFound: {
    status: 404,
    code: 'OPR_20',
    errorType: 'B',
    text: 'There is no such number in this venue.',
    to: 'operators',
  },
  lookupLimit: {
    status: 429,
    code: 'OPR_21',
    errorType: 'B',
    text: 'You can make 50 look-ups a day.',
    to: 'operators',
  },
  memberNotFound: {
    status: 404,
    code: 'OPR_22',
    errorType: 'B',
    text: 'There is no such member. Only whole values are found.',
    to: 'operators',
  },
  severalMembers: {
    status: 409,
    code: 'OPR_23',
    errorType: 'B',
    text: 'Several members have this value. Look up another one.',
    to: 'operators',
  },
  noKey: { status: 404, code: 'OPR_05', errorType: 'B', text: 'There is no such token.', to: 'operators' },
  secondFactorNeeded: {
    status: 403,
    code: 'OPR_40',
    errorType: 'B',
    text: 'Records need a second factor that was given in the last 12 hours. Set it up, or give it, in the console.',
    to: 'operators',
  },
  factorCodeNeeded: {
    status: 401,
    code: 'OPR_41',
    errorType: 'B',
    text: 'Send a code of your second factor, or a recovery code, as well.',
    to: 'operators',
  },
  factorCodeWrong: {
    status: 403,
    code: 'OPR_42',
    errorType: 'B',
    text: 'The code is not right, or was used already.',
    to: 'operators',
  },
  noFactor: {
    status: 409,
    code: 'OPR_43',
    errorType: 'B',
    text: 'There is no second factor to confirm or to reset. Begin again.',
    to: 'operators',
  },
  lookUpOld: {
    status: 404,
    code: 'OPR_44',
    errorType: 'B',
    text: 'This look-up is more than 30 minutes old. Look the member up again.',
    to: 'operators',
  },
  ownProposal: {
    status: 403,
    code: 'OPR_45',
    errorType: 'B',
    text: 'Somebody else confirms what you have proposed.',
    to: 'operators',
  },
  notOpen: {
    status: 409,
    code: 'OPR_46',
    errorType: 'B',
    text: 'This was decided already, or its time has passed.',
    to: 'operators',
  },
  memberState: {
    status: 409,
    code: 'OPR_47',
    errorType: 'B',
    text: 'The member is in another state by now. Look the member up again.',
    to: 'operators',
  },
  lastAdministrator: {
    status: 409,
    code: 'OPR_06',
    errorType: 'B',
    text: 'This is the last administrator of everything. Make somebody else one first.',
    to: 'operators',
  },
  noPreviewHost: {
    status: 409,
    code: 'PREVIEW_HOST',
    errorType: 'B',
    text: 'Previews need a host of their own: start the server with PREVIEW_URL, such as https://preview.resort.example.',
    to: 'operators',
  },
  passEnded: {
    status: 410,
    code: 'PREVIEW_ENDED',
    errorType: 'B',
    text: 'This preview has ended. Ask for a new address in the console.',
    to: 'operators',
  },
  previewOnly: {
    status: 403,
    code: 'PREVIEW_ONLY',
    errorType: 'B',
    text: 'This is a preview: nothing is sent to other systems.',
    to: 'operators',
  },
  draftStale: {
    status: 412,
    code: 'DRAFT_STALE',
    errorType: 'B',
    text: 'Somebody has saved this document in the meantime. Compare, and save again over what is there now.',
    to: 'operators',
  },
  notFound: { status: 404, code: 'NOT_FOUND', errorType: 'B', text: 'There is nothing at this address.' },
  shareInvalid: { status: 400, code: 'CMN_01', errorType: 'B', text: 'This is an invalid access path' },
  noShare: { status: 404, code: 'CMN_02', errorType: 'B', text: 'What was shared is no longer here.' },
  noDocument: {
    status: 404,
    code: 'DOC_NOT_FOUND',
    errorType: 'B',
    text: 'The live release has no such document. See GET /api/console/v1/documents.',
    to: 'operators',
  },
  noDraft: {
    status: 404,
    code: 'DRAFT_NOT_FOUND',
    errorType: 'B',
    text: 'There is no such draft. See GET /api/console/v1/drafts.',
    to: 'operators',
  },
  noRevision: {
    status: 404,
    code: 'REVISION_NOT_FOUND',
    errorType: 'B',
    text: 'The document never had this state. See GET /api/console/v1/journal.',
    to: 'operators',
  },
  noRelease: {
    status: 404,
    code: 'RELEASE_NOT_FOUND',
    errorType: 'B',
    text: 'There is no such release. See GET /api/console/v1/releases.',
    to: 'operators',
  },
  noPicture: { status: 404, code: 'MED_02', errorType: 'B', text: 'There is no such picture.', to: 'operators' },
  pictureDecided: {
    status: 409,
    code: 'MED_03',
    errorType: 'B',
    text: 'This picture does not wait any more: it was decided, or the member has sent another one. Read the list again.',
    to: 'operators',
  },
  pictureLarge: { status: 413, code: 'MED_04', errorType: 'B', text: 'The picture is too large.', to: 'operators' },
  pictureRefused: { status: 422, code: 'MED_01', errorType: 'B', text: 'The picture was not taken.', to: 'operators' },
  inUse: {
    status: 409,
    code: 'DOCUMENT_IN_USE',
    errorType: 'B',
    text: 'The document is used: "users" lists each place. Change those first, or in the same import.',
    to: 'operators',
  },
  nothingToPublish: {
    status: 409,
    code: 'NOTHING_TO_PUBLISH',
    errorType: 'B',
    text: 'There are no drafts to publish. Save one first.',
    to: 'operators',
  },
  stale: {
    status: 412,
    code: 'RELEASE_STALE',
    errorType: 'B',
    text: 'Another release went live in the meantime. Look at it and send If-Match with its number or hash.',
    to: 'operators',
  },
  tooLarge: {
    status: 413,
    code: 'REQ_TOO_LARGE',
    errorType: 'B',
    text: 'That is too large: {{most}} can be sent. Shorten the text, or choose a smaller picture.',
  },
  tooSlow: {
    status: 408,
    code: 'REQ_TIMEOUT',
    errorType: 'B',
    text: 'The request did not come in time.',
    to: 'nobody',
  },
  headersTooLarge: { status: 431, code: 'REQ_HEADERS_TOO_LARGE', errorType: 'B', text: 'The headers are too large.' },
  notJsonType: { status: 415, code: 'REQ_MEDIA_TYPE', errorType: 'B', text: 'Send the body as application/json.' },
  keyInUse: {
    status: 409,
    code: 'IDM_01',
    errorType: 'B',
    text: 'The same request is being worked on. Wait for its answer.',
  },
  tokensReplaced: {
    status: 409,
    code: 'TKT_04',
    errorType: 'E',
    text: 'New tokens were given a moment ago. Try again in a moment.',
  },
  passwordUnfit: {
    status: 422,
    code: 'PWD_03',
    errorType: 'B',
    text: 'The new password does not fulfil the rules. {{rule}}',
  },
  passwordCommon: {
    status: 422,
    code: 'PWD_04',
    errorType: 'B',
    text: 'This password is among the most used ones. Choose another.',
  },
  passwordSame: {
    status: 422,
    code: 'PWD_05',
    errorType: 'B',
    text: 'The new password must differ from the present one.',
  },
  keyMissing: {
    status: 400,
    code: 'IDM_03',
    errorType: 'B',
    text: 'Send the header Idempotency-Key with a key of its own for each request.',
  },
  keyReused: {
    status: 422,
    code: 'IDM_02',
    errorType: 'B',
    text: 'This Idempotency-Key came with another body before. Use a new key.',
  },
  closed: { status: 503, code: 'SVC_01', errorType: 'B', text: 'service is blocked', to: 'nobody' },
  refused: {
    status: 422,
    code: 'RELEASE_REFUSED',
    errorType: 'B',
    text: 'The site as it would be has errors. Correct what "problems" names and publish again.',
    to: 'operators',
  },
  friendSelf: { status: 422, code: 'FRD_01', errorType: 'B', text: 'This is you.' },
  friendLimit: { status: 409, code: 'FRD_02', errorType: 'B', text: 'This is enough for today. Go on tomorrow.' },
  friendExists: { status: 409, code: 'FRD_03', errorType: 'B', text: 'You are friends already, or a request is open.' },
  friendFull: { status: 409, code: 'FRD_04', errorType: 'B', text: 'One of you has as many friends as there can be.' },
  friendWait: {
    status: 409,
    code: 'FRD_05',
    errorType: 'B',
    text: 'You can ask this person again 30 days after the last request.',
  },
  friendClosed: {
    status: 422,
    code: 'FRD_06',
    errorType: 'B',
    text: 'There is nobody with this number, or the person cannot be asked.',
  },
  companionClosed: {
    status: 422,
    code: 'CMP_01',
    errorType: 'B',
    text: 'There is nobody with this number, or the person cannot be asked.',
  },
  companionExists: {
    status: 409,
    code: 'CMP_02',
    errorType: 'B',
    text: 'You are companions already, or a request is open.',
  },
  companionFull: {
    status: 409,
    code: 'CMP_03',
    errorType: 'B',
    text: 'One of you has as many companions in this park as there can be.',
  },
  ticketLent: { status: 409, code: 'CMP_04', errorType: 'B', text: 'This ticket is lent already, used or expired.' },
  notCompanions: { status: 422, code: 'CMP_05', errorType: 'B', text: 'You are not companions in this park.' },
  inviteExpired: {
    status: 409,
    code: 'CMP_06',
    errorType: 'B',
    text: 'This invitation was used or has expired. Ask for a new one.',
  },
  groupFull: { status: 409, code: 'CMP_07', errorType: 'B', text: 'You can have 10 groups with 8 people each.' },
  cardWrong: { status: 422, code: 'GFT_01', errorType: 'B', text: 'The card number or the scratch code is not right.' },
  cardRegistered: { status: 409, code: 'GFT_02', errorType: 'B', text: 'This card is already registered.' },
  cardState: { status: 409, code: 'GFT_03', errorType: 'B', text: 'The card does not allow this now. Read it again.' },
  cardShort: { status: 422, code: 'GFT_04', errorType: 'B', text: 'The balance is not sufficient.' },
  cardLimit: {
    status: 422,
    code: 'GFT_05',
    errorType: 'B',
    text: 'This is above the largest balance of a card or member.',
  },
  cardTries: {
    status: 429,
    code: 'GFT_07',
    errorType: 'B',
    text: 'This card was tried too often with a wrong code. Try again in a day.',
  },
  pointShort: { status: 422, code: 'PNT_01', errorType: 'B', text: 'There are fewer points than that.' },
  pointLimit: {
    status: 422,
    code: 'PNT_02',
    errorType: 'B',
    text: 'This is less than the minimum, or above the limit.',
  },
  pointPeriod: {
    status: 422,
    code: 'PNT_03',
    errorType: 'B',
    text: 'Choose {{months}} months at most, within the last {{back}} months.',
  },
  pointFriend: {
    status: 422,
    code: 'PNT_04',
    errorType: 'B',
    text: 'Som go to friends who can receive them, {{hours}} hours after you became friends.',
  },
  pointBarred: {
    status: 409,
    code: 'PNT_05',
    errorType: 'B',
    text: 'Your Som cannot be moved until {{day}}, because a way to log in has changed.',
  },
  pointFrozen: {
    status: 409,
    code: 'PNT_07',
    errorType: 'B',
    text: 'Your Som are being checked. Ask the customer centre.',
  },
  pointAge: { status: 403, code: 'PNT_08', errorType: 'B', text: 'This is for members of 14 years or more.' },
  partnerAway: {
    status: 502,
    code: 'CRD_01',
    errorType: 'E',
    text: 'The partner does not answer now. Try again later.',
  },
  partnerState: {
    status: 409,
    code: 'CRD_02',
    errorType: 'B',
    text: 'This is not possible any more. Read the status again.',
  },
  profilePicture: {
    status: 409,
    code: 'PIC_01',
    errorType: 'B',
    text: 'This picture is not yours. Buy it first, or choose a different one.',
  },
  profileAge: {
    status: 403,
    code: 'PIC_02',
    errorType: 'B',
    text: 'Own pictures are for members of 14 years or more.',
  },
  profileFile: {
    status: 409,
    code: 'PIC_03',
    errorType: 'B',
    text: 'The picture is no longer there. Upload it again.',
  },
  profileOwned: { status: 409, code: 'PIC_04', errorType: 'B', text: 'This picture is yours already.' },
  surveyAgain: {
    status: 409,
    code: 'SVY_01',
    errorType: 'B',
    text: 'The survey was taken a short time ago. It can be taken again from {{day}}.',
  },
  surveyChanged: {
    status: 409,
    code: 'SVY_02',
    errorType: 'B',
    text: 'The questions have changed. Start the survey again.',
  },
  nftCode: { status: 422, code: 'NFT_01', errorType: 'B', text: 'The code is not right or has expired.' },
  nftLimit: {
    status: 429,
    code: 'NFT_02',
    errorType: 'B',
    text: 'You can ask for a code once a minute, and try 5 wrong codes a day.',
  },
  nftTaken: { status: 409, code: 'NFT_03', errorType: 'B', text: 'Another member has registered this address.' },
  nftAway: {
    status: 502,
    code: 'NFT_04',
    errorType: 'E',
    text: 'The network does not answer now. Try again later.',
  },
  nftAddress: {
    status: 422,
    code: 'NFT_05',
    errorType: 'B',
    text: 'This is no public address: it has 0x and 40 digits, and capital letters as a checksum.',
  },
  nftAge: { status: 403, code: 'NFT_06', errorType: 'B', text: 'This is for members of 19 years or more.' },
  dayClosed: { status: 409, code: 'DAY_01', errorType: 'B', text: 'This day cannot be reserved or cancelled now.' },
  dayFull: { status: 409, code: 'DAY_02', errorType: 'B', text: 'The day is full.' },
  dayMonth: { status: 409, code: 'DAY_03', errorType: 'B', text: 'You have a day of this month already.' },
  clubClosed: {
    status: 409,
    code: 'CLB_01',
    errorType: 'B',
    text: 'The club takes no applications now, or you are in it already.',
  },
  clubAge: { status: 422, code: 'CLB_02', errorType: 'B', text: 'The club is for another age.' },
  clubEntry: {
    status: 409,
    code: 'CLB_03',
    errorType: 'B',
    text: 'You cannot join this club yet. {{need}}: {{left}} more.',
  },
  rewardGone: { status: 409, code: 'PNT_06', errorType: 'B', text: 'This reward is sold out.' },
  rewardAge: { status: 403, code: 'PNT_09', errorType: 'B', text: 'This reward is for older members.' },
  missionOpen: { status: 409, code: 'MSN_01', errorType: 'B', text: 'The mission is not completed yet.' },
  missionOver: {
    status: 409,
    code: 'MSN_02',
    errorType: 'B',
    text: 'The reward has been collected, or its days have passed.',
  },
  fullOnly: { status: 403, code: 'MBR_01', errorType: 'B', text: 'Only full members who are certified can do this.' },
  notFriend: { status: 422, code: 'GFT_06', errorType: 'B', text: 'Gifts go to friends only.' },
  couponWrong: { status: 422, code: 'CPN_01', errorType: 'B', text: 'The coupon code is not right.' },
  couponsGone: { status: 409, code: 'CPN_02', errorType: 'B', text: 'All coupons of this kind have been issued.' },
  couponLimit: {
    status: 409,
    code: 'CPN_03',
    errorType: 'B',
    text: 'You have received as many coupons of this kind as a member can.',
  },
  notGiftable: { status: 422, code: 'CPN_04', errorType: 'B', text: 'This coupon cannot be given.' },
  couponExpired: { status: 409, code: 'CPN_05', errorType: 'B', text: 'The coupon cannot be used today.' },
  couponUsed: { status: 409, code: 'CPN_06', errorType: 'B', text: 'The coupon is used or given away.' },
  couponPlace: {
    status: 422,
    code: 'CPN_07',
    errorType: 'B',
    text: 'The coupon cannot be used at this place, or the place code is not right.',
  },
  courseStops: {
    status: 422,
    code: 'CRS_01',
    errorType: 'B',
    text: 'A course has 2 to 12 different places of the park.',
  },
  courseWords: {
    status: 422,
    code: 'CRS_02',
    errorType: 'B',
    text: 'The title or the note is too long, or has a word that cannot be used.',
  },
  courseLimit: { status: 409, code: 'CRS_03', errorType: 'B', text: 'You can keep 20 courses. Remove one first.' },
  courseHidden: { status: 404, code: 'CRS_04', errorType: 'B', text: 'This course is not shown any more.' },
  coursePicture: { status: 422, code: 'CRS_06', errorType: 'B', text: 'The picture cannot be used. Upload it again.' },
  courseAge: { status: 403, code: 'CRS_05', errorType: 'B', text: 'Courses can be shared from the age of 14.' },
  queueOffSite: { status: 409, code: 'QUE_01', errorType: 'B', text: 'Enter the park first, then join.' },
  queueNoTicket: {
    status: 409,
    code: 'QUE_02',
    errorType: 'B',
    text: 'Everybody needs a ticket with which they entered today. {{name}} has none.',
  },
  queueTwice: { status: 409, code: 'QUE_03', errorType: 'B', text: 'Somebody of the party is in this queue already.' },
  queueLimit: { status: 409, code: 'QUE_04', errorType: 'B', text: 'Somebody of the party has two places already.' },
  queueFull: { status: 409, code: 'QUE_05', errorType: 'B', text: 'No places are left. Choose another time or ride.' },
  queueClosed: { status: 409, code: 'QUE_06', errorType: 'B', text: 'This queue takes nobody now.' },
  queueBarred: {
    status: 409,
    code: 'QUE_07',
    errorType: 'B',
    text: 'Somebody of the party missed three turns today and cannot join until tomorrow.',
  },
  queueState: {
    status: 409,
    code: 'QUE_08',
    errorType: 'B',
    text: 'This is not possible any more. Read the place again.',
  },
  queueHeight: {
    status: 422,
    code: 'QUE_09',
    errorType: 'B',
    text: 'Somebody of the party is too small or too tall for this ride.',
  },
  queueParty: { status: 422, code: 'QUE_10', errorType: 'B', text: 'The party is too large for this ride.' },
  queueNear: {
    status: 409,
    code: 'QUE_11',
    errorType: 'B',
    text: 'Somebody of the party has a time less than 20 minutes before or after this one.',
  },
  eventNotOpen: { status: 409, code: 'EVT_01', errorType: 'B', text: 'The event is not open now.' },
  eventJoined: { status: 409, code: 'EVT_02', errorType: 'B', text: 'You have taken part already.' },
  eventGone: { status: 409, code: 'EVT_03', errorType: 'B', text: 'Nothing is left.' },
  eventNotForYou: { status: 409, code: 'EVT_04', errorType: 'B', text: 'This event is for other members. {{reason}}' },
  eventOffSite: { status: 409, code: 'EVT_05', errorType: 'B', text: 'Enter the park first, then take part.' },
  eventForm: { status: 422, code: 'EVT_06', errorType: 'B', text: 'Complete "{{field}}".' },
  eventAge: { status: 409, code: 'EVT_07', errorType: 'B', text: 'This event is for people of {{age}} years or more.' },
  eventConsent: {
    status: 422,
    code: 'EVT_08',
    errorType: 'B',
    text: 'Agree to what the event requires, then take part.',
  },
  eventStamp: {
    status: 422,
    code: 'EVT_09',
    errorType: 'B',
    text: 'This is the code of another place, or you are not there.',
  },
  eventCodeOld: { status: 422, code: 'EVT_10', errorType: 'B', text: 'The code has changed. Scan it again.' },
  eventState: {
    status: 409,
    code: 'EVT_11',
    errorType: 'B',
    text: 'This is not possible any more. Read the event again.',
  },
  useOffSite: { status: 409, code: 'FCU_01', errorType: 'B', text: 'Enter the park first, then scan the code.' },
  useGone: {
    status: 409,
    code: 'FCU_02',
    errorType: 'B',
    text: 'None are left right now. Try again later or at another place.',
  },
  useTwice: { status: 409, code: 'FCU_03', errorType: 'B', text: 'You are using this already. Return it first.' },
  boardingInUse: {
    status: 409,
    code: 'RSV_12',
    errorType: 'B',
    text: 'A place in a queue was made with disabled boarding. Cancel it or ride first.',
  },
  exitOutside: { status: 409, code: 'LVQ_01', errorType: 'B', text: 'You are not in the park.' },
  webhookUnsigned: {
    status: 401,
    code: 'HOK_01',
    errorType: 'B',
    text: 'The signature is not that of a webhook source, or is older than five minutes. Sign again.',
    to: 'operators',
  },
  webhookType: {
    status: 422,
    code: 'HOK_02',
    errorType: 'B',
    text: 'The webhook source does not list this type. Add it to its document.',
    to: 'operators',
  },
  webhookShape: {
    status: 422,
    code: 'HOK_03',
    errorType: 'B',
    text: 'The message does not have the shape of its type.',
    to: 'operators',
  },
  webhookRefused: {
    status: 422,
    code: 'HOK_04',
    errorType: 'B',
    text: 'The message names no member, venue or earlier message that is known here.',
    to: 'operators',
  },
  webhookAway: {
    status: 503,
    code: 'HOK_05',
    errorType: 'E',
    text: 'This type cannot be taken now. Send it again later.',
    to: 'operators',
  },
  offerwallUnsigned: {
    status: 401,
    code: 'OFW_01',
    errorType: 'B',
    text: 'The request is not signed by this offerwall, or does not come from one of its addresses.',
    to: 'operators',
  },
  offerwallShape: {
    status: 422,
    code: 'OFW_02',
    errorType: 'B',
    text: 'A value is missing, or has another form than the document of the offerwall says.',
    to: 'operators',
  },
  offerwallLate: {
    status: 401,
    code: 'OFW_03',
    errorType: 'B',
    text: 'The time of the request is too far from now. Sign it again.',
    to: 'operators',
  },
  offerwallMember: {
    status: 422,
    code: 'OFW_04',
    errorType: 'B',
    text: 'Nobody can earn with this key.',
    to: 'operators',
  },
  offerwallDiffers: {
    status: 409,
    code: 'OFW_05',
    errorType: 'B',
    text: 'This transaction has come with other values.',
    to: 'operators',
  },
  noReport: { status: 404, code: 'RPT_01', errorType: 'B', text: 'There is no such memory report.' },
  reportClosed: {
    status: 409,
    code: 'RPT_02',
    errorType: 'B',
    text: 'This cannot be done now: the day is not over, or the time to change it has passed.',
  },
  reviewWords: { status: 422, code: 'RPT_03', errorType: 'B', text: 'The review has a word that is not allowed.' },
  reviewAge: { status: 403, code: 'RPT_04', errorType: 'B', text: 'Reviews can be public from the age of 14.' },
  reviewPhoto: { status: 422, code: 'RPT_05', errorType: 'B', text: 'A photo cannot be used. Upload it again.' },
  exitCode: {
    status: 404,
    code: 'LVQ_02',
    errorType: 'B',
    text: 'This is no code of a gate here. Scan the code at the exit.',
  },
  eventPosition: { status: 422, code: 'EVT_14', errorType: 'B', text: 'Send your position with the code.' },
  gameForged: { status: 403, code: 'EVT_12', errorType: 'B', text: 'The signature of the game is not right.' },
  gameScore: { status: 422, code: 'EVT_13', errorType: 'B', text: 'The score is higher than the game allows.' },
  billboardGone: { status: 409, code: 'BLB_01', errorType: 'B', text: 'This time is taken. Choose another.' },
  billboardLimit: {
    status: 409,
    code: 'BLB_02',
    errorType: 'B',
    text: 'You can apply once a month, from the age of 14.',
  },
  billboardWords: {
    status: 422,
    code: 'BLB_03',
    errorType: 'B',
    text: 'The words are too long, or have one that cannot be used.',
  },
  billboardPicture: {
    status: 422,
    code: 'BLB_04',
    errorType: 'B',
    text: 'The picture cannot be used. It must be at least 640 × 360 pixels.',
  },
  billboardLate: { status: 409, code: 'BLB_05', errorType: 'B', text: 'It is too late for this time.' },
  useCode: {
    status: 404,
    code: 'FCU_04',
    errorType: 'B',
    text: 'This code belongs to no place here. Check it and try again.',
  },
  inquiryLimit: { status: 429, code: 'VOC_01', errorType: 'B', text: 'You can ask 5 times a day. Ask again tomorrow.' },
  inquiryState: {
    status: 409,
    code: 'VOC_02',
    errorType: 'B',
    text: 'This is not possible any more. Read the inquiry again.',
  },
  inquiryNumber: {
    status: 422,
    code: 'VOC_03',
    errorType: 'B',
    text: 'The text has a number that looks like a resident or card number. Take it out; we never need it.',
  },
  inquiryTaken: {
    status: 409,
    code: 'OPR_31',
    errorType: 'B',
    text: 'Somebody else has taken this inquiry in the meantime. Read it again.',
    to: 'operators',
  },
  inquiryDecided: {
    status: 409,
    code: 'OPR_30',
    errorType: 'B',
    text: 'This inquiry is answered, or the member has taken it back. Read the list again.',
    to: 'operators',
  },
  tooManyTries: {
    status: 429,
    code: 'LGN_02',
    errorType: 'B',
    text: 'Too many tries. Wait {{waitSeconds}} seconds and try again.',
  },
  tooMuch: {
    status: 429,
    code: 'REQ_BUSY',
    errorType: 'B',
    text: 'This takes a while. Try again in {{waitSeconds}} seconds.',
  },
  overloaded: {
    status: 503,
    code: 'SVC_BUSY',
    errorType: 'B',
    text: 'Many people ask for this now. Try again in {{waitSeconds}} seconds.',
  },
  unexpected: {
    status: 500,
    code: 'UNEXPECTED',
    errorType: 'E',
    text: 'Unable to handle as a temporary failure, please try again',
  },
  busy: {
    status: 503,
    code: 'LGN_03',
    errorType: 'B',
    text: 'Very many people are logging in now. Try again in {{waitSeconds}} seconds.',
  },
  notReady: {
    status: 503,
    code: 'NOT_READY',
    errorType: 'E',
    text: 'The server cannot answer yet. Try again in a moment.',
  },
  storeFull: {
    status: 503,
    code: 'STORE_FULL',
    errorType: 'E',
    text: 'Nothing can be saved now: the disk is full. Reading goes on.',
  },
  storeAway: {
    status: 503,
    code: 'STORE_AWAY',
    errorType: 'E',
    text: 'The database does not answer now. Try again in a moment; look first whether a change was made.',
  },
} as const satisfies Readonly<Record<string, EdgeError>>;

interface EdgeError {
  readonly status: number;
  readonly code: string;
  readonly errorType: 'B' | 'E' | 'S' | 'T' | 'L' | 'P';
  readonly text: string;
  /** Readers, if not visitors. Errors for closed services always take their text from the release. */
  readonly to?: 'operators' | 'nobody';
}

const readByVisitors = (error: EdgeError): boolean => error.to === undefined;

/** Codes that visitors can receive; the site has a message for each. */
export const visitorCodes: readonly string[] = [
  ...new Set(
    Object.values<EdgeError>(edgeErrors)
      .filter(readByVisitors)
      .map(({ code }) => code),
  ),
];

export type EdgeErrorName = keyof typeof edgeErrors;

/** Body of every error response. */
export interface ErrorAnswer {
  readonly code: string;
  readonly errorMessage: string;
  readonly errorType: string;
}

/** Ends a request with an edge error. `detail` is appended to the text. `extra` is added to the response and fills `{{…}}` in the text. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  statusCode: number;
  readonly answer: ErrorAnswer & Readonly<Record<string, unknown>>;
  readonly detail: string | undefined;
  private readonly kind: EdgeErrorName;

  constructor(kind: EdgeErrorName, detail?: string, extra?: Readonly<Record<string, unknown>>) {
    const { status, code, errorType, text } = edgeErrors[kind];
    const filled = fillText(text, extra);
    super(detail === undefined ? filled : `${filled} ${detail}`);
    this.statusCode = status;
    this.detail = detail;
    this.answer = { code, errorMessage: this.message, errorType, ...extra };
    this.kind = kind;
  }

  /** Returns the same error with further values in its answer. */
  with(more: Readonly<Record<string, unknown>>): HttpError {
    const { code: _code, errorMessage: _message, errorType: _type, ...extra } = this.answer;
    return new HttpError(this.kind, this.detail, { ...extra, ...more });
  }
}

const MEGABYTE = 1024 * 1024;

/** A number of bytes as people read it. */
export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / MEGABYTE)} MB`;

/** Replaces each `{{name}}` with its value. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole));

/** Ends a call that the live release refuses, with the message from its documents. */
export class CallRefused extends HttpError {
  constructor({ status, code, errorType, message }: Refused, locale: Locale) {
    super('closed', undefined, { code, errorMessage: message[locale], errorType });
    this.statusCode = status;
  }
}
