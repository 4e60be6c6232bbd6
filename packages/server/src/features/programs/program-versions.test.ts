import { expect, it } from 'vitest'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { familyClient } from '../../testing/program-engine/family-client.ts'
import { programFile } from '../../testing/programs/program-file.ts'
import { findProgramByCode, writeProgram } from './program-store.ts'

const { test, site } = programFile()

const client = familyClient(site)

type Definition = NonNullable<Awaited<ReturnType<typeof findProgramByCode>>>['definition']

/** Publishes the program anew with something changed, or just as it is. */
async function publish(alter: (definition: Definition) => void = () => undefined): Promise<number> {
  const scope = { partnerId: test().partners.lakeshore.id }
  const stored = await inPartner(test().db, scope, (db) =>
    findProgramByCode(db, scope, 'free-weatherization'),
  )
  if (stored === undefined) throw new Error('the demo has no such program')
  const definition = structuredClone(stored.definition)
  alter(definition)
  const what = { action: 'partner.write-programs', record: { type: 'partner', id: scope.partnerId } }
  return change(test().db, bySystem(scope.partnerId, 'test'), what, async (db) => {
    const version = await writeProgram(db, scope, definition, new Date())
    return { result: version, after: { version } }
  })
}
const rename = (question: string) => (definition: Definition) => {
  const asked = definition.question_groups[0]?.questions[0]
  if (asked !== undefined) asked.question = { en: question, es: question }
}
const firstQuestion = async (projectId: string) =>
  (await client.get(`/prqs?project_id=${projectId}&cn=kit`))[0].attributes.questions[0].question

it('an application keeps the version it began with; a new one begins with the newest', async () => {
  const before = await client.begin(/Weatherization/)
  await client.answer(before, 'kit', {
    kit: { home_kind: 'Apartment', drafty_doors: 1, postal_address: '602 Huron Street' },
  })
  expect(await publish()).toBe(1)
  expect(await publish(rename('House or flat?'))).toBe(2)
  const after = await client.begin(/Weatherization/)
  expect(after).not.toBe(before)
  expect(await firstQuestion(before)).toBe('What kind of home is it?')
  expect(await firstQuestion(after)).toBe('House or flat?')
  expect((await client.accept(before)).statusCode).toBe(200)
  expect(await client.attributes(`/projects/${before}`)).toMatchObject({
    program_version: 1,
    status: 'Submitted',
  })
})

it('what the newest version restricts is restricted in what was answered before, and in what the log was told then', async () => {
  const id = await client.begin(/Weatherization/)
  const kit = { home_kind: 'Apartment', drafty_doors: 2, postal_address: 'PO Box 4471, Kohler' }
  await client.answer(id, 'kit', { kit })
  expect((await client.accept(id)).statusCode).toBe(200)
  const reviewer = await test().signIn('reviewer@lakeshore.test')
  const read = async (url: string) =>
    (await test().app.inject({ url: `/api/admin/v1/${url}`, headers: reviewer })).body
  const exportedLog = async () => {
    const log = { what: 'log', columns: ['action', 'before', 'after'], kind: 'json', bom: false }
    const asked = await test().app.inject({
      method: 'POST',
      url: '/api/admin/v1/exports',
      payload: { ...log, purpose: 'For the auditor' },
      headers: reviewer,
    })
    await test().jobs.drain()
    return read(`exports/${asked.json().data.id}/file`)
  }
  const seen = () => Promise.all([read(`applications/${id}`), read(`audit_log?q=${id}`), exportedLog()])
  for (const body of await seen()) expect(body).toContain('PO Box 4471')
  await publish(({ question_groups }) => {
    for (const asked of question_groups.flatMap(({ questions }) => questions))
      if (asked.code === 'postal_address') asked.restrict_data_access = true
  })
  for (const body of await seen()) expect(body).not.toContain('PO Box 4471')
  expect((await client.get(`/prqs?project_id=${id}&cn=kit`))[0].attributes.questions).toContainEqual(
    expect.objectContaining({ id: 'postal_address', response: 'PO Box 4471, Kohler' }),
  )
})

it('an application has the steps that its program says, as many and in that order [S2-1.006]', async () => {
  const stepsOf = async (id: string) =>
    (await client.attributes(`/projects/${id}`)).steps.map((step: { id: string }) => step.id)
  const plain = await client.begin(/Weatherization/)
  await client.answer(plain, 'kit', {
    kit: { home_kind: 'House', drafty_doors: 0, postal_address: '602 Huron Street' },
  })
  expect(await stepsOf(plain)).toEqual(['kit', 'terms'])
  const contact = {
    id: 'contact',
    type: 'contact' as const,
    name: { en: 'Contact', es: 'Contacto' },
    buttons: { hide_previous: false },
  }
  await publish(({ steps }) => void steps.unshift(contact))
  const longer = await client.begin(/Weatherization/)
  expect(await stepsOf(longer)).toEqual(['contact', 'kit', 'terms'])
  expect(await client.steps(longer)).toMatchObject({ id: 'contact', step_num: '1', steps_remaining: '3' })
  expect(await stepsOf(plain)).toEqual(['kit', 'terms'])
  await publish(({ steps }) => void steps.shift())
  // Otherwise whoever begins next would go on with this one.
  await client.contact(longer)
})

it('accepting the terms gives the status that they name, and none where they name none [S2-4.048]', async () => {
  const naming =
    (accept_status: string | undefined) =>
    ({ steps }: Definition) => {
      for (const step of steps) if (step.type === 'tandc') step.terms = { ...step.terms, accept_status }
    }
  const movesOf = ({ statuses }: Definition) => statuses['project_initiation']?.transitions ?? []
  const filled = async () => {
    const id = await client.begin(/Weatherization/)
    await client.answer(id, 'kit', {
      kit: { home_kind: 'House', drafty_doors: 0, postal_address: '602 Huron Street' },
    })
    return id
  }
  const accepted = async (id: string, over = {}) => [
    (await client.accept(id, over)).statusCode,
    (await client.attributes(`/projects/${id}`)).status,
  ]
  await publish((definition) => {
    movesOf(definition).push({ to: 'eligibility_review', by: ['applicant'] })
    naming('eligibility_review')(definition)
  })
  const named = await filled()
  expect(await accepted(named, { project_status: 'Submitted' })).toEqual([409, 'Project initiation'])
  expect(await accepted(named, { project_status: 'Eligibility Review' })).toEqual([200, 'Eligibility Review'])
  expect(await accepted(await filled())).toEqual([200, 'Eligibility Review'])
  await publish(naming(undefined))
  expect(await accepted(await filled())).toEqual([200, 'Project initiation'])
  await publish((definition) => {
    movesOf(definition).pop()
    naming('submitted')(definition)
  })
})

it('clicks at the same moment make one application, and submit it once', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => client.begin(/Heat Pump/)))
  expect(new Set(ids).size).toBe(1)
  const id = await client.begin(/Weatherization/)
  await client.answer(id, 'kit', {
    kit: { home_kind: 'House', drafty_doors: 0, postal_address: '602 Huron Street' },
  })
  const accepted = await Promise.all(Array.from({ length: 3 }, () => client.accept(id)))
  expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { timeline } = await client.attributes(`/projects/${id}`)
  expect(timeline.map(({ code }: { code: string }) => code)).toEqual(['project_initiation', 'submitted'])
})

it('two tabs that save one step keep what each of them changed', async () => {
  const id = await client.begin(/Weatherization/)
  await client.answer(id, 'kit', {
    kit: { home_kind: 'House', drafty_doors: 1, postal_address: '602 Huron Street' },
  })
  await Promise.all([
    client.answer(id, 'kit', { kit: { drafty_doors: 3 } }),
    client.answer(id, 'kit', { kit: { language_of_guide: 'Spanish' } }),
  ])
  const [{ attributes }] = await client.get(`/prqs?project_id=${id}&cn=kit`)
  expect(attributes.questions.map(({ response }: { response: string }) => response)).toEqual([
    'House',
    '3',
    '602 Huron Street',
    'Spanish',
  ])
})

it('the demo shows an application being filled in, in four steps, and one in review [S2-4.054] [S2-9.018]', async () => {
  const projects = await client.get('/projects')
  const seeded = (status: string) =>
    projects.find(({ attributes }: { attributes: { status: string; created_at: string } }) => {
      const age = Date.now() - Date.parse(attributes.created_at)
      return attributes.status === status && age > 3_600_000
    })
  const begun = seeded('Project initiation')
  expect(await client.steps(begun.id)).toMatchObject({ id: 'details', step_num: '2', steps_remaining: '3' })
  expect(seeded('Eligibility Review').attributes).toMatchObject({
    name: 'Free Weatherization Kit',
    locked_in_portal: 'yes',
  })
})
