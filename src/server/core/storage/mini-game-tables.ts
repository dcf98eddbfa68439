/** Table of mini games. Instants are ISO 8601, UTC. */
export interface MiniGameTables {
  /** Plays of members. `token` is the SHA-256 of the token that starts it; `until` is when the token, or after the start the play, expires. A play has its score once. */
  readonly game_plays: {
    readonly id: string;
    readonly event: string;
    readonly game: string;
    readonly venue: string;
    readonly member: string;
    readonly day: string;
    readonly token: string;
    readonly state: 'OPENED' | 'STARTED' | 'SCORED';
    readonly score: number;
    readonly until: string;
    readonly at: string;
  };
}
