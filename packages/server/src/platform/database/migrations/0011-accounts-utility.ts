import { type Kysely, sql } from 'kysely'

/** The built-in account system: customers of the partner and their sites. The *_key columns hold one spelling each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table utility_accounts (
      partner_id uuid not null,
      id uuid not null,
      account_number text not null,
      account_key text not null,
      first_name text not null,
      last_name text not null,
      name_key text not null,
      email text check (email = lower(email)),
      mailing_address text not null,
      address_key text not null,
      city text not null,
      region text not null,
      country text not null,
      zip text not null,
      zip_key text not null,
      site_permission text not null default '',
      created_in_portal boolean not null default false,
      primary key (partner_id, id),
      unique (partner_id, account_key)
    )`.execute(db)
  await sql`create index utility_accounts_email on utility_accounts (partner_id, email)`.execute(db)
  await sql`
    create index utility_accounts_details on utility_accounts (partner_id, zip_key, address_key, name_key)
    `.execute(db)
  await sql`
    create table utility_sites (
      partner_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      site_number text not null,
      address1 text not null,
      address_key text not null,
      city text not null,
      region text not null,
      country text not null,
      zip text not null,
      primary key (partner_id, id),
      unique (partner_id, account_id, site_number),
      foreign key (partner_id, account_id) references utility_accounts (partner_id, id) on delete cascade
    )`.execute(db)
}
