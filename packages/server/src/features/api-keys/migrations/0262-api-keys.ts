import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Keys with which a partner's systems read, and when each was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      partner_id uuid not null references partners (id),
      id uuid not null,
      name text not null,
      scopes text[] not null,
      hint text not null,
      key_hash text not null,
      created_at timestamptz not null,
      created_by uuid,
      revoked_at timestamptz,
      primary key (partner_id, id),
      constraint api_keys_hash unique (partner_id, key_hash)
    )`.execute(db)
  await sql`
    create table api_key_uses (
      partner_id uuid not null references partners (id),
      key_id uuid not null,
      last_used_at timestamptz not null,
      primary key (partner_id, key_id),
      foreign key (partner_id, key_id) references api_keys (partner_id, id) on delete cascade
    )`.execute(db)
  for (const table of ['api_keys', 'api_key_uses']) await keepPartnersApart(db, table)
  await refuseUnloggedChanges(db, 'api_keys')
}
