import type { PeopleQuery } from '@hearthlight/domain/accounts/people/people'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { keysetPage } from '../../../platform/database/queries/keyset.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { street } from '../../../platform/database/street.ts'
import type { InPartner } from '../../../platform/scope.ts'

type UserRow = ExpressionBuilder<Schema, 'users'>

const countOf = (row: UserRow, table: 'buildings' | 'applications') =>
  row
    .selectFrom(table)
    .select((count) => count.fn.countAll<string>().as('count'))
    .whereRef(`${table}.partner_id`, '=', 'users.partner_id')
    .whereRef(`${table}.user_id`, '=', 'users.id')

export const listPeople = (db: PartnerDb, { partnerId }: InPartner, { q = '', ...page }: PeopleQuery) =>
  keysetPage(
    db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'city', 'partner_account_id', 'user_type', 'created_at'])
      .select((row) => [
        countOf(row, 'buildings').as('homes'),
        countOf(row, 'applications').as('applications'),
      ])
      .where('partner_id', '=', partnerId)
      .where('erased_at', 'is', null)
      .$if(q !== '', (query) => query.where(found(partnerId, q))),
    page,
    {
      sorts: {
        name: { by: sql`lower(name)`, kind: 'text' },
        created_at: { by: sql.ref('created_at'), kind: 'timestamptz' },
      },
      id: { by: sql.ref('id'), kind: 'uuid' },
    },
  )

/** By the beginning of anything that names a person; each has its index. */
function found(partnerId: string, q: string) {
  const begins = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const own = ['name', 'last_name', 'email', 'mailing_address', 'partner_account_id'].map(
    (column) => sql`lower(users.${sql.ref(column)}) like ${begins(q)}`,
  )
  const home = sql`users.id in (select user_id from buildings where partner_id = ${partnerId}
    and lower(fields ->> 'address1') like ${begins(q)})`
  const digits = q.replace(/\D/g, '')
  const phone = sql`users.id in (select user_id from contacts where partner_id = ${partnerId}
    and regexp_replace(fields ->> 'MobilePhone', '\\D', '', 'g') like ${begins(digits)})`
  const ways = digits.length < 3 ? [...own, home] : [...own, home, phone]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

type Owner = InPartner & { readonly userId: string }

const letter = (when: 'now' | 'after') =>
  sql<string | null>`virtual_audits.result -> 'label' -> ${sql.lit(when)} ->> 'letter'`

export const listHomesOf = (db: PartnerDb, { partnerId, userId }: Owner) =>
  db
    .selectFrom('buildings')
    .leftJoin('virtual_audits', (join) => samePartner(join, 'virtual_audits.building_id', 'buildings.id'))
    .select(['buildings.id', 'virtual_audits.engine_version', 'virtual_audits.computed_at'])
    .select([street('fields').as('address'), sql<string | null>`fields ->> 'city'`.as('city')])
    .select(sql<number | null>`(fields ->> 'construction_year')::integer`.as('construction_year'))
    .select([letter('now').as('label'), letter('after').as('label_after')])
    .where('buildings.partner_id', '=', partnerId)
    .where('buildings.user_id', '=', userId)
    .orderBy('buildings.id')
    .execute()

/** A text of the program in the language of the reader, else in the first language of the program. */
const ofProgram = (at: RawBuilder<unknown>, language: Language) =>
  sql<string | null>`coalesce(program.definition -> ${at} ->> ${language},
    program.definition -> ${at} ->> (program.definition -> 'languages' ->> 0))`

type Whose = { readonly userId: string } | { readonly buildingId: string }

/** What a person, or the people of a home, applied for, newest first. */
export const listApplicationsOf = (
  db: PartnerDb,
  { partnerId, language }: InPartner & { readonly language: Language },
  whose: Whose,
) =>
  db
    .selectFrom('applications')
    .leftJoin('incentives', (join) => samePartner(join, 'incentives.id', 'applications.incentive_id'))
    .leftJoin('program_versions as program', (join) =>
      samePartner(
        join,
        'program.program_id',
        'applications.program_id',
        'program.version',
        'applications.program_version',
      ),
    )
    .select(['applications.id', 'number', 'status', 'created_at'])
    .select(sql<string | null>`coalesce(approved_amount, total_incentive)`.as('total'))
    .select(
      sql<string | null>`coalesce(incentives.definition -> 'title' ->> ${language},
        ${ofProgram(sql`'name'`, language)})`.as('name'),
    )
    .select(ofProgram(sql`'statuses' -> status -> 'name'`, language).as('status_name'))
    .where('applications.partner_id', '=', partnerId)
    .where((where) =>
      'userId' in whose
        ? where('applications.user_id', '=', whose.userId)
        : where('applications.building_id', '=', whose.buildingId),
    )
    .where('applications.parent_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()

export async function listPhonesOf(db: PartnerDb, { partnerId, userId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(sql<string>`fields ->> 'MobilePhone'`.as('phone'))
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(fields ->> 'MobilePhone', '') <> ''`)
    .execute()
  return rows.map(({ phone }) => phone)
}

const MAILS = 10

export const listMailsTo = (db: PartnerDb, { partnerId }: InPartner, email: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'subject', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('to', '=', email)
    .orderBy('id', 'desc')
    .limit(MAILS)
    .execute()
