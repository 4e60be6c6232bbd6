import 'pg'

/** What `pg` calls on a query as its messages come; its types name only `submit`. */
declare module 'pg' {
  interface Query {
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
  }
}
