import { isObject, type JsonPath, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import {
  ATTIC_FORM,
  familyClient,
  HOUSE,
  type ProgramSite,
} from '../../../testing/program-engine/family-client.ts'
import { programSite } from '../../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { up } from './0920-option-codes.ts'

const OWNER: JsonPath = ['question_groups', 0, 'questions', 2]
const ATTIC: JsonPath = ['question_groups', 1, 'questions', 0]
const ROOMS: JsonPath = ['question_groups', 1, 'questions', 3]
const MATERIAL: JsonPath = ['measure_types', 'layer', 'field_groups', 0, 'fields', 1]
const FANS: JsonPath = ['measure_types', 'fan', 'field_groups', 0, 'fields', 2]
const RULES = {
  owner: {
    en: '-Please choose-;I do;I rent it;A trust or company',
    es: '-Elija-;Mía;La alquilo;De una empresa',
  },
  attic: { en: 'None;Up to R-11;R-11 to R-19', es: 'Ninguno;Hasta R-11;R-11 a R-19' },
  rooms: { en: 'Kitchen;Bathroom;Basement', es: 'Cocina;Baño;Sótano' },
  material: { en: '-Please choose-;Blown cellulose;Batts', es: '-Elija-;Celulosa soplada;Mantas' },
  fans: { en: 'Bathroom;Kitchen', es: 'Baño;Cocina' },
}

/** The program as it stood in a database before options had codes. */
function asBefore(definition: unknown, owner: object = RULES.owner): unknown {
  const asked = (path: JsonPath, over: object) => {
    const { options: _options, placeholder: _placeholder, ...kept } = Object(valueAt(definition, path))
    return [path, { ...kept, ...over }] as const
  }
  const when = (path: JsonPath, ...values: string[]) => [[...path, 'visible_when', 'values'], values] as const
  return [
    asked(OWNER, { rules: owner, prefill: { from: 'ownership', codes: [['own'], ['rent'], []] } }),
    when(['question_groups', 0, 'questions', 3], 'I rent it', 'A trust or company'),
    when(['question_groups', 0, 'questions', 4], 'I rent it'),
    when(['attachment_groups', 0, 'attachments', 3], 'I rent it'),
    asked(ATTIC, {
      rules: RULES.attic,
      tells: { fact: 'attic_insulation', codes: ['none', 'some', 'some'] },
    }),
    asked(ROOMS, { rules: RULES.rooms }),
    asked(MATERIAL, { rules: RULES.material, default_value: 'Batts' }),
    asked(FANS, { rules: RULES.fans }),
  ].reduce((changed, [path, value]) => withValueAt(changed, path, value), definition)
}

const ANSWERS = {
  year_built: 1974,
  heated_area: 1850,
  work_begun: 'false',
  owner: 'I rent it',
  owner_name: 'Batts',
  // In the second language, in the first, one that has gone, and one that would be the code of another.
  attic_today: 'Hasta R-11',
  rooms_cold: ['Sótano', 'Kitchen', 'Garage', 'kitchen'],
}
const DRAFTS = {
  house: { owner: 'Mía', heated_area: 2000, owner_name: null },
  details: {
    'attic-r60/material': 'Mantas',
    'bath-fan/rooms': ['Kitchen', 'Attic'],
    'gone/material': 'Batts',
  },
}

let test: TestApp
let site: ProgramSite
let id: string
let total: unknown
const client = familyClient(() => site)
// A migration knows no tables: they are others in each version.
const untyped = () => test.db as unknown as Kysely<unknown>
const json = (value: unknown) => JSON.stringify(value)

beforeAll(async () => {
  test = await testApp()
  site = await programSite(test)
  id = await client.begin(/Insulation/)
  await client.answer(id, 'house', HOUSE)
  await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields: ATTIC_FORM })
  total = (await client.attributes(`/measures/project-measures?project_id=${id}`)).total_incentive
  await putBack()
  await up(untyped())
})
afterAll(() => test.close())

async function putBack(): Promise<void> {
  const { db } = test
  const { partner_id, program_id, definition } = await db
    .selectFrom('program_versions')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.program_id', '=', 'program_versions.program_id')
        .on('applications.id', '=', id),
    )
    .select(['program_versions.partner_id', 'program_versions.program_id', 'definition'])
    .executeTakeFirstOrThrow()
  const renamed = asBefore(definition, {
    en: 'Nobody yet;I am a tenant;I do;A trust or company',
    es: 'Nadie;La alquilo;Mía;De una empresa',
  })
  await sql`update program_versions set definition = ${json(asBefore(definition))}::jsonb
    where program_id = ${program_id}`.execute(db)
  await sql`insert into program_versions (partner_id, program_id, version, definition, published_at)
    values (${partner_id}, ${program_id}, 2, ${json(renamed)}::jsonb, now())`.execute(db)
  await sql`insert into studio_drafts values (${partner_id}, 'program', ${program_id},
    ${json({ question_groups: [{ questions: [{ code: 'owner', rules: { en: 'I do;;' } }, 'odd'] }] })}::jsonb,
    ${json(asBefore(definition))}::jsonb, 1, now(), 'Jordan')`.execute(db)
  await sql`update partner_versions set content = ${json({ programs: [asBefore(definition)], incentives: [] })}::json
    where partner_id = ${partner_id}`.execute(db)
  await sql`delete from application_answers where application_id = ${id}`.execute(db)
  for (const [question, answer] of Object.entries(ANSWERS))
    await sql`insert into application_answers values
      (${partner_id}, ${id}, ${question}, ${json({ answer })}::jsonb, now())`.execute(db)
  const fan = { rooms: ['Baño', 'Attic'], notes: 'Bathroom', cost: 240 }
  await sql`update application_measures set fields = fields || '{"material": "Batts", "notes": "Batts"}'
    where application_id = ${id}`.execute(db)
  await sql`insert into application_measures values (${partner_id}, ${newId()}, ${id}, 'bath-fan', 1,
    ${json(fan)}::jsonb, now(), now())`.execute(db)
  for (const [step, draft] of Object.entries(DRAFTS))
    await sql`insert into application_drafts values (${partner_id}, ${id}, ${step}, ${json(draft)}::jsonb, now())
      on conflict (partner_id, application_id, step) do update set draft = excluded.draft`.execute(db)
}

const all = async () => {
  const { db } = test
  const rows = await db
    .selectFrom('application_answers')
    .select(['question', 'value'])
    .where('application_id', '=', id)
    .execute()
  const measures = await db
    .selectFrom('application_measures')
    .select(['measure', 'fields'])
    .where('application_id', '=', id)
    .orderBy('measure')
    .execute()
  const drafts = await db
    .selectFrom('application_drafts')
    .select(['step', 'draft'])
    .where('application_id', '=', id)
    .execute()
  return {
    answers: Object.fromEntries(rows.map(({ question, value }) => [question, value.answer])),
    measures: measures.map(({ fields }) => fields),
    drafts: Object.fromEntries(drafts.map(({ step, draft }) => [step, draft])),
    definitions: await db
      .selectFrom('program_versions')
      .select(['program_id', 'version', 'definition'])
      .orderBy('version')
      .execute(),
    studio: await db.selectFrom('studio_drafts').select(['document', 'base']).execute(),
    brought: await db
      .selectFrom('partner_versions')
      .select('content')
      .where('content', 'is not', null)
      .execute(),
  }
}
const owners = (definition: unknown) => valueAt(definition, [...OWNER, 'options'])
const codesOf = (options: unknown) =>
  Array.isArray(options)
    ? options.map((option: unknown) => (isObject(option) ? option['code'] : null))
    : options

it('answers hold codes whatever language their words were of; what is no option stays, and so does what is no choice', async () => {
  const { answers, measures, drafts } = await all()
  expect(answers).toEqual({
    ...ANSWERS,
    owner: 'i_rent_it',
    attic_today: 'up_to_r_11',
    rooms_cold: ['basement', 'kitchen_2', 'Garage', 'kitchen'],
  })
  expect(measures).toEqual([
    { cost: 1850.5, material: 'batts', notes: 'Batts', r_after: 60 },
    { cost: 240, rooms: ['bathroom', 'Attic'], notes: 'Bathroom' },
  ])
  expect(drafts).toEqual({
    house: { owner: 'i_do', heated_area: 2000, owner_name: null },
    details: {
      'attic-r60/material': 'batts',
      'bath-fan/rooms': ['kitchen_2', 'Attic'],
      'gone/material': 'Batts',
    },
  })
})

it('every version, draft and imported program is written with codes, the same for the same option', async () => {
  const { definitions, studio, brought } = await all()
  const [older, newer] = definitions
    .filter(({ definition }) => definition.code === 'insulation-2026')
    .map(({ definition }) => definition)
  expect(codesOf(owners(older))).toEqual(['i_do', 'i_rent_it', 'a_trust_or_company'])
  expect(owners(newer)).toMatchObject([
    { code: 'nobody_yet' },
    { code: 'i_rent_it', label: { en: 'I am a tenant', es: 'La alquilo' } },
    { code: 'i_do' },
    { code: 'a_trust_or_company' },
  ])
  expect(valueAt(older, [...OWNER, 'prefill', 'codes'])).toMatchObject({ i_do: ['own'], i_rent_it: ['rent'] })
  expect(valueAt(older, [...ATTIC, 'tells', 'codes'])).toEqual({
    none: 'none',
    up_to_r_11: 'some',
    r_11_to_r_19: 'some',
  })
  expect(valueAt(older, [...MATERIAL, 'default_value'])).toBe('batts')
  expect(valueAt(older, ['question_groups', 0, 'questions', 3, 'visible_when', 'values'])).toEqual([
    ...['i_rent_it', 'a_trust_or_company'],
  ])
  expect(codesOf(owners(studio[0]?.base))).toEqual(['i_do', 'i_rent_it', 'a_trust_or_company'])
  expect(studio[0]?.document).toEqual({
    question_groups: [
      { questions: [{ code: 'owner', options: [{ code: 'i_do', label: { en: 'I do' } }] }, 'odd'] },
    ],
  })
  expect(codesOf(owners(brought[0]?.content?.programs[0]))).toEqual([
    'i_do',
    'i_rent_it',
    'a_trust_or_company',
  ])
  expect(json([definitions, studio, brought])).not.toContain('"rules":{"')
})

it('people read what they read before, in each language, and the amount is the same', async () => {
  type Asked = { id: string; response: string; rules: string; response_option_id: string }
  const asked = async (language: string): Promise<ReadonlyMap<string, Asked>> => {
    const url = `/prqs?project_id=${id}&cn=house`
    const answer = await client.send('GET', url, undefined, { 'accept-language': language })
    const sections: { attributes: { questions: Asked[] } }[] = answer.json().data
    return new Map(sections.flatMap(({ attributes }) => attributes.questions.map((each) => [each.id, each])))
  }
  const [english, spanish] = [await asked('en'), await asked('es')]
  expect(english.get('owner')).toMatchObject({
    response: 'I rent it',
    response_option_id: 'i_rent_it',
    rules: RULES.owner.en,
  })
  expect(spanish.get('owner')).toMatchObject({ response: 'La alquilo', rules: RULES.owner.es })
  expect(english.get('rooms_cold')?.response).toBe('Basement;Kitchen;Garage;kitchen')
  expect(spanish.get('rooms_cold')?.response).toBe('Sótano;Cocina;Garage;kitchen')
  expect(english.get('attic_today')?.response).toBe('Up to R-11')
  const cart = await client.attributes(`/measures/project-measures?project_id=${id}`)
  const attic = cart.retrofits.find(({ id: code }: { id: string }) => code === 'attic-r60')
  expect(attic.fields).toContainEqual(expect.objectContaining({ name: 'material', value: 'Batts' }))
  expect(attic.incentive).toBe(total)
})

it('running it once more changes nothing', async () => {
  const before = await all()
  await up(untyped())
  expect(await all()).toEqual(before)
})
