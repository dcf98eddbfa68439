import { strict, asMember, filled } from '../shared/answer-parts.ts';

/** Purposes of uploaded files, as in the header X-File-Purpose. */
export const filePurposes = ['PROFILE', 'INQUIRY', 'REVIEW', 'BILLBOARD', 'COURSE'] as const;
export type FilePurpose = (typeof filePurposes)[number];
/** Types of stored files: pictures are encoded anew as JPEG. */
export type FileType = 'image/jpeg' | 'application/pdf';

export const fileQuery = strict(
  {
    ...asMember,
    purpose: { enum: filePurposes, description: 'For callers that cannot send the header X-File-Purpose.' },
  },
  [],
);

export const fileAnswer = strict({ fileId: filled(40), url: filled(100, 'Address for its member only.') }, [
  'fileId',
  'url',
]);
