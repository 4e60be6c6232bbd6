import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { ProgramSite } from '../program-engine/family-client.ts'
import type { TestApp } from '../test-app.ts'

const CONTACT = {
  FirstName: 'Erin',
  LastName: 'Kowalski',
  Email: 'erin@lakeshore.test',
  MobilePhone: '920-555-0134',
  MailingPostalCode: '53081',
}

/** The demo's homeowner with a contact, and somebody else. */
export async function programSite({ app, db, signIn }: TestApp): Promise<ProgramSite> {
  const person = await signIn('homeowner@lakeshore.test')
  const list = await app.inject({ url: '/api/v1/buildings/', headers: person })
  const fields = Object.entries(CONTACT).map(([name, value]) => ({ name, value }))
  const contact = await app.inject({
    method: 'POST',
    url: '/api/v1/contacts',
    headers: person,
    payload: { fields },
  })
  return {
    send: (options) => app.inject(options),
    person,
    stranger: await signIn('new@lakeshore.test'),
    buildingId: list.json().records.data[0].id,
    contactId: contact.json().data.id,
    alter: async (projectId, set) => {
      for (const [column, value] of Object.entries(set))
        await sql`update applications set ${sql.ref(column)} = ${value} where id = ${projectId}`.execute(db)
      if (set['status'] !== undefined)
        await sql`insert into application_statuses (partner_id, id, application_id, status, at, by_kind)
          select partner_id, ${newId()}, id, status, now() + interval '1 millisecond', 'admin'
          from applications where id = ${projectId}`.execute(db)
    },
  }
}
