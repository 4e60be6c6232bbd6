import { isObject, type JsonPath, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import { beforeAll, expect, it } from 'vitest'
import { ATTIC_FORM, familyClient, HOUSE } from '../../../testing/program-engine/family-client.ts'
import { programFile } from '../../../testing/programs/program-file.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const { test, site } = programFile()
let admin: SignedIn
beforeAll(async () => {
  admin = await test().signIn('admin@lakeshore.test')
})

const client = familyClient(site)
const studio = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await test().app.inject({
    method,
    url: `/api/admin/v1/studio/programs${url}`,
    headers: admin,
    ...(payload && { payload }),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json().data
}
const programId = async (): Promise<string> => {
  const listed: { id: string; attributes: { code: string } }[] = await studio('GET', '')
  return listed.find(({ attributes }) => attributes.code === 'insulation-2026')?.id ?? ''
}

/** Publishes the program with something changed, and moves to it what is not sent yet. */
async function publish(live_version: number, change: (document: unknown) => unknown): Promise<void> {
  const id = await programId()
  const { draft } = (await studio('POST', `/${id}/draft`)).attributes
  await studio('PUT', `/${id}/draft`, { document: change(draft.document), revision: draft.revision })
  const publication = { revision: draft.revision + 1, live_version, why: 'Other words' }
  await studio('POST', `/${id}/publish`, publication)
  await studio('POST', `/${id}/move_drafts`, { live_version: live_version + 1 })
}

const OWNER: JsonPath = ['question_groups', 0, 'questions', 2, 'options']
const ATTIC: JsonPath = ['question_groups', 1, 'questions', 0, 'options']
const MATERIAL: JsonPath = ['measure_types', 'layer', 'field_groups', 0, 'fields', 1, 'options']

/** In one language only, as a program may begin. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (!isObject(value)) return value
  const { es: _es, ...kept } = value
  return Object.fromEntries(Object.entries(kept).map(([key, item]) => [key, inEnglish(item)]))
}

/** Every option is called otherwise, stands elsewhere, and is written in a second language. */
const renamed = (document: unknown) =>
  [OWNER, ATTIC, MATERIAL].reduce(
    (changed, path) => {
      const options = valueAt(changed, path)
      if (!Array.isArray(options)) throw new Error('the demo has other options')
      const called = options.map(({ code, label }: { code: string; label: { en: string } }) => ({
        code,
        label: { en: `${label.en}, they say`, es: `${label.en}, dicen` },
      }))
      return withValueAt(changed, path, called.toReversed())
    },
    withValueAt(document, ['languages'], ['en', 'es']),
  )

const stored = async (id: string) => ({
  answers: await test()
    .db.selectFrom('application_answers')
    .select(['question', 'value', 'updated_at'])
    .where('application_id', '=', id)
    .orderBy('question')
    .execute(),
  measures: await test()
    .db.selectFrom('application_measures')
    .select(['measure', 'quantity', 'fields'])
    .where('application_id', '=', id)
    .execute(),
})

type Asked = { id: string; response: string | null; rules: string }
const asked = async (id: string, language: string) => {
  const url = `/prqs?project_id=${id}&cn=house`
  const answer = await client.send('GET', url, undefined, { 'accept-language': language })
  const sections: { attributes: { questions: Asked[] } }[] = answer.json().data
  return sections.flatMap(({ attributes }) => attributes.questions)
}
const response = (questions: readonly Asked[], code: string) =>
  questions.find(({ id }) => id === code)?.response

/** What an application comes to: its amount, its rules, what it asks and how far it is. */
const outcome = async (id: string) => {
  const { retrofits, sum, total_incentive } = await client.attributes(
    `/measures/project-measures?project_id=${id}`,
  )
  const { eligibility } = await client.attributes(`/projects/${id}`)
  const steps = await client.attributes(`/portal-steps?projectId=${id}&nav=cs&cn=measures`)
  const { definition } = await test()
    .db.selectFrom('program_versions')
    .innerJoin('programs', (join) =>
      join
        .onRef('programs.id', '=', 'program_versions.program_id')
        .onRef('programs.version', '=', 'program_versions.version'),
    )
    .select('program_versions.definition')
    .where('programs.code', '=', 'insulation-2026')
    .executeTakeFirstOrThrow()
  return {
    sum,
    total_incentive,
    step: steps.id,
    complete: retrofits.map(({ is_complete }: { is_complete: boolean }) => is_complete),
    rules: eligibility.trace.map(({ code, outcome: is }: { code: string; outcome: string }) => [code, is]),
    asks: (await asked(id, 'en')).map((question) => question.id),
    conditions: JSON.stringify(definition).match(/"visible_when":\{[^}]*\}/g),
  }
}

it('another label, another order and another language change no stored answer, no condition and no amount', async () => {
  await publish(1, (document) => withValueAt(inEnglish(document), ['languages'], ['en']))
  const id = await client.begin(/Insulation/)
  await client.contact(id)
  const house = { ...HOUSE.house, owner: 'I rent it', owner_name: 'K. Maier', owner_agrees: true }
  expect((await client.answer(id, 'house', { ...HOUSE, house })).statusCode).toBe(200)
  await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields: ATTIC_FORM })
  const draft = { project_id: id, cn: 'details', draft: { 'attic-r60/material': 'Foam' } }
  expect((await client.send('PUT', '/step_drafts', draft)).statusCode).toBeLessThan(300)

  const [before, rows] = [await outcome(id), await stored(id)]
  expect(before).toMatchObject({ step: 'measures', complete: [true] })
  expect(before.rules).toContainEqual(['attic_r38', 'met'])
  expect(before.asks).toEqual(expect.arrayContaining(['owner_name', 'owner_agrees']))
  expect(Number(before.total_incentive)).toBeGreaterThan(0)
  expect(rows.answers).toContainEqual(
    expect.objectContaining({ question: 'owner', value: { answer: 'i_rent_it' } }),
  )
  expect(response(await asked(id, 'es'), 'owner')).toBe('I rent it')

  await publish(2, renamed)
  expect(await stored(id)).toEqual(rows)
  expect(await outcome(id)).toEqual(before)
  expect(response(await asked(id, 'en'), 'owner')).toBe('I rent it, they say')
  expect(response(await asked(id, 'es'), 'owner')).toBe('I rent it, dicen')
  const url = `/step_drafts?project_id=${id}&cn=details`
  expect((await client.attributes(url)).draft).toEqual({ 'attic-r60/material': 'Foam, they say' })

  // The words that are read now are taken, in either language, and are the same answer.
  const again = { ...house, owner: 'I rent it, dicen' }
  const sent = { answerList: { house: again }, details: { project_id: id, cn: 'house' } }
  const saved = await client.send('POST', '/prqs', sent, { 'accept-language': 'es' })
  expect(saved.statusCode, saved.body).toBe(200)
  const values = (all: typeof rows) => all.answers.map(({ question, value }) => [question, value])
  expect(values(await stored(id))).toEqual(values(rows))
})

it('an export has the words of an option that is not offered any more', async () => {
  const id = await client.begin(/Insulation/)
  const house = { ...HOUSE.house, owner: 'A trust or company, they say', owner_name: 'Maier Trust' }
  const before_work = { ...HOUSE.before_work, attic_today: 'None, they say' }
  expect((await client.answer(id, 'house', { house, before_work })).statusCode).toBe(200)
  await publish(3, (document) => {
    const options = valueAt(document, OWNER)
    const left = Array.isArray(options)
      ? options.filter(({ code }: { code: string }) => code !== 'a_trust_or_company')
      : []
    const when: JsonPath = [...OWNER.slice(0, -2), 3, 'visible_when', 'values']
    const prefill: JsonPath = [...OWNER.slice(0, -1), 'prefill', 'codes', 'a_trust_or_company']
    const without = withValueAt(withValueAt(document, OWNER, left), prefill, undefined)
    return withValueAt(without, when, ['i_rent_it'])
  })
  const preview = await test().app.inject({
    method: 'POST',
    url: '/api/admin/v1/export_previews',
    headers: admin,
    payload: {
      what: 'applications',
      columns: ['id', 'answer.owner'],
      kind: 'csv',
      bom: false,
      source: await programId(),
    },
  })
  expect(preview.statusCode, preview.body).toBe(200)
  expect(preview.json().data.attributes.first).toContainEqual([id, 'A trust or company, they say'])
})
