type Row = Record<string, unknown> & { grantId?: string; uid?: string };

/** Rows of an OpenID provider in memory, which outlive a change of its keys. */
export const storedRows = () => {
  const rows = new Map<string, Row>();
  return class StoredRows {
    readonly #model: string;
    constructor(model: string) {
      this.#model = model;
    }
    #key(id: string): string {
      return `${this.#model} ${id}`;
    }
    /** Makes the logins of all browsers older. */
    static age(seconds: number): void {
      for (const row of rows.values()) if (typeof row['loginTs'] === 'number') row['loginTs'] -= seconds;
    }
    async upsert(id: string, row: Row): Promise<void> {
      rows.set(this.#key(id), row);
    }
    async find(id: string): Promise<Row | undefined> {
      return rows.get(this.#key(id));
    }
    async findByUid(uid: string): Promise<Row | undefined> {
      return [...rows.values()].find((row) => row.uid === uid);
    }
    async consume(id: string): Promise<void> {
      const row = rows.get(this.#key(id));
      if (row !== undefined) row['consumed'] = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string): Promise<void> {
      rows.delete(this.#key(id));
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    }
  };
};
