import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildingFormFields } from '../../buildings/building-form.ts'
import { isMet } from '../../forms/condition.ts'
import { readPartnerConfig } from '../../partner/read-partner.ts'
import { COMPANY_FACTS } from '../../shared/same-company.ts'
import type { Language } from '../../texts/namespaces.ts'
import { IncentiveCatalogue } from '../incentive-catalogue.ts'
import { decidingFacts, wantedValues } from './deciding-facts.ts'
import { finderFields } from './finder-fields.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../../partners')
const json = (code: string, file: string) => JSON.parse(readFileSync(path.join(PARTNERS, code, file), 'utf8'))

function demo(code: string, language: Language) {
  const read = readPartnerConfig(json(code, 'partner.json'))
  const config = read.kind === 'valid' ? read.configs[language] : undefined
  if (config === undefined) throw new Error(`${code} has no ${language}`)
  return { config, catalogue: IncentiveCatalogue.parse(json(code, 'incentives.json')) }
}
const LAKESHORE = demo('lakeshore', 'en')
const fieldsOf = ({ config, catalogue }: typeof LAKESHORE) => finderFields(config, catalogue, 2026)

describe('the questions of the rebate finder', () => {
  it.each([
    ['lakeshore', 'en', ['gas_utility', 'electric_utility', 'house_type']],
    ['boreale', 'fr', ['ownership', 'gas_utility', 'electric_utility']],
    ['tejo', 'pt', ['electric_utility', 'ownership', 'construction_year', 'house_type']],
  ] as const)('of %s are five, and begin with those that decide most incentives', (code, language, first) => {
    const names = fieldsOf(demo(code, language)).map(({ name }) => name)
    expect(names).toHaveLength(5)
    expect(names.slice(0, first.length)).toEqual(first)
  })

  it('need no answer, and each choice offers not to know', () => {
    for (const { required, options, placeholder, type } of fieldsOf(LAKESHORE)) {
      expect(required).toBe(false)
      const isLeftOpen = type === 'select' ? placeholder : options.at(-1)?.label
      expect(isLeftOpen).toBe('incentives:finder.not_sure')
    }
  })

  it('name the company that the incentives look for, and another', () => {
    const gas = fieldsOf(LAKESHORE).find(({ name }) => name === 'gas_utility')
    expect(gas?.options.map(({ value }) => value)).toEqual(['Lakeshore Power & Gas', 'another', 'unknown'])
  })

  it.each([
    ['lakeshore', 'en'],
    ['boreale', 'fr'],
    ['tejo', 'pt'],
  ] as const)('name companies of %s that the form of a home offers too', (code, language) => {
    const { config, catalogue } = demo(code, language)
    const form = buildingFormFields(config, { city: true, community: true }, 2026)
    for (const fact of COMPANY_FACTS) {
      const offered = form.find(({ name }) => name === fact)?.options.map(({ value }) => value)
      expect(offered).toEqual(
        expect.arrayContaining([config.name, ...wantedValues(catalogue, fact), 'another']),
      )
    }
  })

  it('offer the options of the assessment, so that it takes the answers as they are', () => {
    const kind = fieldsOf(LAKESHORE).find(({ name }) => name === 'house_type')
    expect(kind?.options.map(({ value }) => value)).toEqual([
      'detached',
      'semi',
      'row_end',
      'row_mid',
      'apartment',
    ])
  })

  it('leave out what the place tells and what only closed incentives depend on', () => {
    const { catalogue } = LAKESHORE
    const facts = decidingFacts(catalogue)
    expect(facts).toContain('gas_utility')
    expect(facts).not.toContain('country')
    const closed = catalogue.incentives.map((entry) => ({ ...entry, is_active: false }))
    expect(decidingFacts({ ...catalogue, incentives: closed })).toEqual([])
  })

  it('look for values under every part of a condition', () => {
    const test = { any: [{ not: { fact: 'thermostat', is: 'one_of' as const, values: ['smart'] } }] }
    expect(isMet(test, () => ['manual'])).toBe(true)
    const [entry] = LAKESHORE.catalogue.incentives
    if (entry === undefined) throw new Error('no incentive')
    const catalogue = { conditions: { c: { says: {}, test } }, incentives: [{ ...entry, conditions: ['c'] }] }
    expect(wantedValues(catalogue, 'thermostat')).toEqual(['smart'])
  })
})
