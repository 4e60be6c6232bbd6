import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FactTest } from '@hearthlight/domain/forms/condition'
import { RECORD_FACTS } from '@hearthlight/domain/incentives/classification/home-condition'
import { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'
import { SECTIONS, VOCABULARY } from '@hearthlight/domain/shared/vocabulary'
import type { Applicant } from './applicant.ts'
import { FOLDERS } from './test-app.ts'
import type { DemoCode } from './test-partner.ts'

/** Codes of the places that conditions of the demo name, since a zip has to be one of its region. */
const ZIP_OF: Readonly<Record<string, string>> = { QC: 'H2X 1Y4' }

const catalogueOf = (code: DemoCode): IncentiveCatalogue =>
  IncentiveCatalogue.parse(
    JSON.parse(readFileSync(path.join(FOLDERS.partners, code, 'incentives.json'), 'utf8')),
  )

/** What each condition of an incentive asks of a home. */
function testsOf(catalogue: IncentiveCatalogue, code: string): FactTest[] {
  const entry = catalogue.incentives.find((each) => each.code === code)
  return (entry?.conditions ?? []).flatMap((name) => {
    const test = catalogue.conditions[name]?.test
    if (test === undefined) return []
    if (!('fact' in test)) throw new Error(`${name} asks for more than one thing`)
    return [test]
  })
}

const sectionOf = (fact: string) => SECTIONS.find((section) => Object.hasOwn(VOCABULARY[section], fact))

const optionsOf = (fact: string): readonly string[] => {
  const section = sectionOf(fact)
  const field: unknown = section && Reflect.get(VOCABULARY[section], fact)
  return typeof field === 'object' && field !== null && 'options' in field && Array.isArray(field.options)
    ? field.options
    : []
}

/** A value that meets the test. */
function valueFor(test: FactTest): string | undefined {
  switch (test.is) {
    case 'one_of':
      return test.values[0]
    case 'none_of':
      return optionsOf(test.fact).find((option) => !test.values.includes(option))
    case 'at_least':
    case 'at_most':
      return String(test.value)
    case 'known':
      return optionsOf(test.fact)[0]
    default:
      return test satisfies never
  }
}

type Place = Readonly<Record<'city' | 'region' | 'zip' | 'country', string>>

/** Makes a home of which is told what the conditions of an incentive ask for; answers its id. */
export async function homeThatFits(
  me: Applicant,
  partner: DemoCode,
  incentive: string,
  place: Place,
): Promise<string> {
  const facts = testsOf(catalogueOf(partner), incentive).flatMap((test) => {
    const value = valueFor(test)
    return value === undefined ? [] : [{ name: test.fact, value }]
  })
  const isRecorded = (name: string) => RECORD_FACTS.some((fact) => fact === name)
  const recorded = facts
    .filter(({ name }) => isRecorded(name))
    .map(({ name, value }) => [name, name === 'construction_year' ? Number(value) : value])
  const building = { ...place, address1: `1 ${incentive} Street`, ...Object.fromEntries(recorded) }
  const zip = ZIP_OF[building.region] ?? building.zip
  const made = await me.call('POST', '/api/v1/buildings/', { building: { ...building, zip } })
  if (made.statusCode >= 300) throw new Error(`${incentive}: ${made.body}`)
  const id: string = made.json().data.id
  const items_list = facts
    .filter(({ name }) => !isRecorded(name))
    .map(({ name, value }) => ({
      item_type: sectionOf(name),
      data: { [name]: [value] },
      building_id: id,
    }))
  if (items_list.length > 0) {
    const told = await me.call('PUT', '/api/v1/generic_items/0', { items_list })
    if (told.statusCode >= 300) throw new Error(`${incentive}: ${told.body}`)
  }
  return id
}
