/** Ids of the code lists that built-in calls use. Operators edit the lists, but not their ids. */
export const codeLists = {
  noticeCategory: 'COD_IAM_NOTICE_CATEGORY',
  boardKind: 'COD_IAM_BOARD_KIND',
  eventKind: 'COD_IAM_EVENT_KIND',
  attendKind: 'COD_IAM_ATTEND_KIND',
  pickKind: 'COD_IAM_PICK_KIND',
  benefitClass: 'COD_IAM_BENEFIT_CLASS',
  personaType: 'COD_IAM_PERSONA_TYPE',
  somReason: 'COD_IAM_SOM_REASON',
  facilityCategory: 'COD_IAM_FACILITY_CATEGORY',
  facilityTag: 'COD_IAM_FACILITY_TAG',
  seasonPictureReason: 'COD_IAM_SEASON_PICTURE_REASON',
  billboardReason: 'COD_IAM_BILLBOARD_REASON',
  grade: 'COD_IAM_MEMSHP_LEVEL',
  withdrawReason: 'COD_IAM_WITHDRAW_RSN',
  termsKind: 'COD_IAM_TERMS_KIND',
} as const;
