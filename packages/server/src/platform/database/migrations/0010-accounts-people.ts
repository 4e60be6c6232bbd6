import { type Kysely, sql } from 'kysely'

/** People, admins and operators, the tokens that were mailed to them and their failed sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      partner_id uuid not null,
      id uuid not null,
      email text not null check (email = lower(email)),
      password_hash text,
      name text not null,
      first_name text not null default '',
      last_name text not null default '',
      mailing_address text not null default '',
      city text not null default '',
      region text not null default '',
      country text not null default '',
      community text not null default '',
      zip text not null default '',
      consent boolean not null default false,
      subscribed boolean not null default false,
      user_type text not null check (user_type in ('customer', 'guest', 'test_guest')),
      partner_account_id text,
      third_party_signup boolean not null default false,
      email_confirmed_at timestamptz,
      language text not null,
      who_dunnit_admin_id uuid,
      extra_info jsonb not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create unique index users_email on users (partner_id, email) where user_type = 'customer'`.execute(db)
  await sql`
    create unique index users_account on users (partner_id, partner_account_id) where partner_account_id is not null
    `.execute(db)
  await sql`
    create table admins (
      partner_id uuid not null,
      id uuid not null,
      email text not null check (email = lower(email)),
      name text not null,
      password_hash text not null,
      default_permissions text[] not null default '{}',
      additional_permissions text[] not null default '{}',
      created_at timestamptz not null default now(),
      primary key (partner_id, id),
      unique (partner_id, email)
    )`.execute(db)
  await sql`
    create table operators (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      password_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table one_time_tokens (
      partner_id uuid not null,
      id uuid not null,
      purpose text not null check (purpose in ('confirm-email', 'reset-password', 'login-as')),
      token_hash text not null,
      user_id uuid not null,
      admin_id uuid,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (partner_id, id),
      unique (partner_id, token_hash),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index one_time_tokens_user on one_time_tokens (partner_id, user_id, purpose)`.execute(db)
  await sql`
    create table sign_in_failures (
      partner_id uuid not null,
      id uuid not null,
      email text not null,
      address text not null,
      failed_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create index sign_in_failures_email on sign_in_failures (partner_id, email, address, failed_at)
    `.execute(db)
}
