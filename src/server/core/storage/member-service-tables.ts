import type { FilePurpose, FileType } from '#schemas/calls/files/answers';
import type { PartnerCardState } from '#schemas/calls/partner-cards/answers';

/** Tables of smaller services for members. Instants are ISO 8601, UTC. */
export interface MemberServiceTables {
  /** Partner cards, one per member and partner (`card`: its word in paths). `mask` is empty until the partner has issued the card. */
  readonly partner_cards: {
    readonly id: string;
    readonly member: string;
    readonly card: string;
    readonly state: Exclude<PartnerCardState, 'NONE'>;
    readonly mask: string;
    readonly agreed_at: string;
  };
  /** Public addresses of members, and the last code that was sent to confirm one (`code_address`). */
  readonly nft_addresses: {
    readonly member: string;
    readonly address: string | null;
    readonly code_id: string;
    readonly code_address: string;
    readonly code_hash: string;
    readonly code_at: string;
  };
  /**
   * Uploaded files: UNCLAIMED > CLAIMED > DELETED. `ref` is the record that claims one, such as `inquiries ID`. Those that no record claims are deleted after a
   * day. Their bytes are in the file store; `bytes` holds those of files that an older version stored. A deleted file names no member, and its row goes with
   * its bytes.
   */
  readonly files: {
    readonly id: string;
    readonly member: string | null;
    readonly purpose: FilePurpose;
    readonly state: 'UNCLAIMED' | 'CLAIMED' | 'DELETED';
    /** Instant of the upload. */
    readonly at: string;
    readonly media_type: FileType;
    readonly size: number;
    readonly ref: string;
    readonly bytes: Uint8Array | null;
  };
}
