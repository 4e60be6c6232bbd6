/** The embedded PostgreSQL as the rest of the server sees it: one connection, statements one after the other. */
export type Engine = {
  /** One statement with parameters (extended protocol). */
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>
  /** Any number of statements without parameters (simple protocol); the answer of the last one. */
  script(sql: string): Promise<EngineResult>
  /** The whole data folder as a gzipped tar. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

export type EngineResult = {
  readonly rows: Record<string, unknown>[]
  readonly command: string
  readonly rowCount: number
}
