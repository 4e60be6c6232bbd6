import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Utilities that share readings by Green Button Connect, and the connections of homes with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meter_providers (
      partner_id uuid not null references partners (id),
      id uuid not null,
      name text not null,
      authorization_url text not null,
      token_url text not null,
      revocation_url text,
      resource_url text not null,
      scope text not null,
      client_id text not null,
      uses_pkce boolean not null,
      sealed_secret text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create table meter_connections (
      partner_id uuid not null references partners (id),
      id uuid not null,
      provider_id uuid not null,
      building_id uuid not null,
      user_id uuid not null,
      state text not null check (state in ('asked', 'connected', 'broken', 'ended')),
      state_hash text not null,
      sealed_verifier text not null,
      sealed_tokens text,
      resource_uri text,
      created_at timestamptz not null,
      connected_at timestamptz,
      pulled_until timestamptz,
      pulled_at timestamptz,
      claimed_until timestamptz,
      failures integer not null default 0,
      primary key (partner_id, id),
      foreign key (partner_id, provider_id) references meter_providers (partner_id, id) on delete cascade,
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index meter_connections_of_home on meter_connections (partner_id, building_id)`.execute(db)
  await sql`create unique index meter_connections_state on meter_connections (partner_id, state_hash)`.execute(
    db,
  )
  await sql`create index meter_connections_of_provider on meter_connections (partner_id, provider_id, resource_uri)`.execute(
    db,
  )
  for (const table of ['meter_providers', 'meter_connections']) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}
