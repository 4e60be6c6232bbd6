import 'pg'

/** What `pg` tells a query of its own or one that is submitted to it, as the messages of the server come in. */
declare module 'pg' {
  interface Query {
    handleRowDescription(message: unknown): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
    handleEmptyQuery(connection: Connection): void
    handlePortalSuspended(connection: Connection): void
    handleCopyInResponse(connection: Connection): void
    handleCopyData(message: unknown, connection: Connection): void
    handleError(error: Error, connection: Connection): void
    handleReadyForQuery(connection: Connection): void
  }
}
