import { type Kysely, sql } from 'kysely'

/** Single sign-on: who is who at which issuer, requests under way, sessions to log out of, our signing key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sso_identities (
      partner_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null default now(),
      primary key (partner_id, id),
      unique (partner_id, issuer, subject),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table sso_requests (
      partner_id uuid not null,
      id uuid not null,
      key_hash text not null,
      value text not null,
      expires_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, key_hash)
    )`.execute(db)
  await sql`
    create table sso_sessions (
      partner_id uuid not null,
      id uuid not null,
      session_id uuid not null,
      protocol text not null check (protocol in ('saml', 'oidc')),
      subject text not null,
      subject_format text,
      session_index text,
      id_token text,
      logout_hash text,
      expires_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, session_id)
    )`.execute(db)
  await sql`create index sso_sessions_subject on sso_sessions (partner_id, subject)`.execute(db)
  await sql`
    create table sso_keys (
      partner_id uuid primary key,
      private_key text not null,
      certificate text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
