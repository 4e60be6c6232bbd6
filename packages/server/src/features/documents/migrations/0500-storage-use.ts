import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/**
 * How much each person's documents take, counted by the database with every change of them, whatever deletes or moves them.
 * A file that several documents of a person hold is counted once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table storage_use (
      partner_id uuid not null references partners (id),
      user_id uuid not null,
      documents integer not null,
      bytes bigint not null,
      primary key (partner_id, user_id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'storage_use')
  // Two changes at once wait for one another at the row; the next statement then sees what the other has committed.
  await sql`
    create function count_storage_of(partner uuid, person uuid) returns void language plpgsql as $$
    begin
      perform from storage_use u where u.partner_id = partner and u.user_id = person for update;
      update storage_use u set
        documents = (select count(*) from documents d where d.partner_id = partner and d.user_id = person),
        bytes = (select coalesce(sum(f.size), 0) from document_files f where f.partner_id = partner and f.id in
          (select d.file_id from documents d where d.partner_id = partner and d.user_id = person))
        where u.partner_id = partner and u.user_id = person;
    end $$`.execute(db)
  await sql`
    create function count_storage() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into storage_use values (new.partner_id, new.user_id, 0, 0) on conflict do nothing;
        perform count_storage_of(new.partner_id, new.user_id);
      end if;
      if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.user_id <> new.user_id) then
        perform count_storage_of(old.partner_id, old.user_id);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger documents_counted after insert or delete or update of user_id, file_id on documents
      for each row execute function count_storage()`.execute(db)
  await sql`
    insert into storage_use
      select held.partner_id, held.user_id, sum(held.documents), sum(coalesce(f.size, 0))
      from (select partner_id, user_id, file_id, count(*) as documents from documents group by 1, 2, 3) held
      join document_files f on f.partner_id = held.partner_id and f.id = held.file_id
      group by 1, 2`.execute(db)
}
