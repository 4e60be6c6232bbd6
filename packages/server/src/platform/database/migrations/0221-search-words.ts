import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/**
 * The words by which people and homes are found, each in a row: a range of words carries a search by their beginnings.
 * (Patterns and full-text queries cannot use an index behind row-level security: their operators are not leakproof.)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_words (
      partner_id uuid not null references partners (id),
      kind text not null check (kind in ('person', 'home')),
      word text collate "C" not null,
      record_id uuid not null,
      primary key (partner_id, kind, word, record_id)
    )`.execute(db)
  await sql`create index search_words_of_record on search_words (partner_id, kind, record_id)`.execute(db)
  await keepPartnersApart(db, 'search_words')
  await sql`
    create function search_words_in(given text) returns setof text language sql immutable as $$
      select distinct left(word, 60) from regexp_split_to_table(
        lower(regexp_replace(normalize(coalesce(given, ''), NFD), '[\u0300-\u036f]', '', 'g')),
        '[[:space:][:punct:]]+') as word
      where word <> ''
    $$`.execute(db)
  await sql`
    create function write_search_words() returns trigger language plpgsql as $$
    declare
      given text;
      found text := tg_argv[0];
    begin
      if tg_op <> 'INSERT' then
        delete from search_words where partner_id = old.partner_id and kind = found and record_id = old.id;
      end if;
      if tg_op = 'DELETE' then return null; end if;
      if found = 'person' then
        if new.user_type <> 'customer' then return null; end if;
        given := concat_ws(' ', new.name, new.first_name, new.last_name, new.email, new.mailing_address, new.city,
          new.zip, new.partner_account_id, new.extra_info ->> 'phone');
      else
        given := concat_ws(' ', new.fields ->> 'address1', new.fields ->> 'address2', new.fields ->> 'city',
          new.fields ->> 'zip', new.fields ->> 'building_name');
      end if;
      insert into search_words (partner_id, kind, word, record_id)
        select new.partner_id, found, word, new.id from search_words_in(given) word;
      return null;
    end $$`.execute(db)
  await sql`create trigger users_search after insert or delete or update of name, first_name, last_name, email,
    mailing_address, city, zip, partner_account_id, extra_info, user_type on users
    for each row execute function write_search_words('person')`.execute(db)
  await sql`create trigger buildings_search after insert or delete or update of fields on buildings
    for each row execute function write_search_words('home')`.execute(db)
  await sql`insert into search_words (partner_id, kind, word, record_id)
    select u.partner_id, 'person', w.word, u.id from users u,
      search_words_in(concat_ws(' ', u.name, u.first_name, u.last_name, u.email, u.mailing_address, u.city, u.zip,
        u.partner_account_id, u.extra_info ->> 'phone')) as w(word) where u.user_type = 'customer'`.execute(
    db,
  )
  await sql`insert into search_words (partner_id, kind, word, record_id)
    select b.partner_id, 'home', w.word, b.id from buildings b,
      search_words_in(concat_ws(' ', b.fields ->> 'address1', b.fields ->> 'address2', b.fields ->> 'city',
        b.fields ->> 'zip', b.fields ->> 'building_name')) as w(word)`.execute(db)
}
