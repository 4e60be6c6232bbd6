import type { ConnectionState, PullProblem } from '@hearthlight/domain/meters/connect/meter-connection'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    meter_providers: {
      partner_id: string
      id: string
      name: string
      authorization_url: string
      token_url: string
      revocation_url: string | null
      resource_url: string
      scope: string
      client_id: string
      uses_pkce: boolean
      sealed_secret: string
      version: Generated<number>
      created_at: Date
    }
    meter_connections: {
      partner_id: string
      id: string
      provider_id: string
      building_id: string
      user_id: string
      state: ConnectionState
      /** Of what the browser has to bring back from the utility. */
      state_hash: string
      sealed_verifier: string
      sealed_tokens: Generated<string | null>
      /** The subscription whose readings are read, as the utility named it with the tokens. */
      resource_uri: Generated<string | null>
      created_at: Date
      connected_at: Generated<Date | null>
      /** Up to when readings were asked for and stored. */
      pulled_until: Generated<Date | null>
      pulled_at: Generated<Date | null>
      /** Until then a worker is at it. */
      claimed_until: Generated<Date | null>
      /** Pulls that failed in a row. */
      failures: Generated<number>
      /** Why the last one failed. */
      problem: Generated<PullProblem | null>
      /** Whose readings the first feed held, as the utility names its customers; null where it names nobody. */
      customer: Generated<string | null>
    }
  }
}

export type StoredProvider = Selectable<Schema['meter_providers']>
export type StoredConnection = Selectable<Schema['meter_connections']>
