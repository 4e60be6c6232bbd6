import { type Kysely, sql } from 'kysely'

/**
 * Second factors of staff and the links that reset their passwords. `partner_id` is the admin's partner, or the nil id for
 * an operator, who belongs to none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db)
  await sql`alter table operators add column is_demo boolean not null default false`.execute(db)
  await sql`update operators set is_demo = true where email = 'operator@platform.test'`.execute(db)
  await sql`
    create table staff_passkeys (
      partner_id uuid not null,
      id uuid not null,
      staff_id uuid not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null default '{}',
      rp_id text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index staff_passkeys_staff on staff_passkeys (partner_id, staff_id)`.execute(db)
  await sql`
    create table staff_totp (
      partner_id uuid not null,
      staff_id uuid not null,
      secret text,
      confirmed_at timestamptz,
      last_step integer not null default 0,
      pending_secret text,
      pending_until timestamptz,
      primary key (partner_id, staff_id)
    )`.execute(db)
  await sql`
    create table staff_recovery_codes (
      partner_id uuid not null,
      staff_id uuid not null,
      code_hash text not null,
      primary key (partner_id, staff_id, code_hash)
    )`.execute(db)
  await sql`
    create table staff_challenges (
      partner_id uuid not null,
      session_id uuid not null,
      purpose text not null check (purpose in ('register', 'sign-in')),
      challenge text not null,
      expires_at timestamptz not null,
      primary key (partner_id, session_id, purpose),
      foreign key (partner_id, session_id) references sessions (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table staff_password_tokens (
      partner_id uuid not null,
      token_hash text not null,
      staff_id uuid not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null,
      primary key (partner_id, token_hash)
    )`.execute(db)
  await sql`
    create index staff_password_tokens_staff on staff_password_tokens (partner_id, staff_id)`.execute(db)
}
