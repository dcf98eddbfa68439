import type { BillboardState } from '#schemas/calls/billboard/answers';

/** Table of billboards. Instants are ISO 8601, UTC. */
export interface BillboardTables {
  /** Applications for a time (`day` YYYYMMDD, `time` HHmm, Korean time). `billboard` is a document, `reason` a code of the list of reasons, `picture` a JPEG, 16:9. */
  readonly billboard_applications: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly billboard: string;
    readonly day: string;
    readonly time: string;
    readonly template: string;
    readonly words: string;
    readonly sender: string;
    readonly state: BillboardState;
    readonly reason: string;
    readonly at: string;
    readonly decided_at: string;
    readonly decided_by: string;
    readonly picture: Uint8Array | null;
  };
}
