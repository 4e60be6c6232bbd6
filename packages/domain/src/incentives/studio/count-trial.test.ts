import { expect, it } from 'vitest'
import type { Facts } from '../classification/home-condition.ts'
import { decideIncentive, incentiveRules } from '../decide-incentive.ts'
import { CatalogueEntry } from '../incentive-catalogue.ts'
import { trialCounter } from './count-trial.ts'
import { likelyShare } from './likely-share.ts'

const words = { en: 'Words' }
const condition = (en: string, test?: object, settled_by?: 'document') => ({
  says: { en },
  ...(test && { test: test as never }), // The tests below are of the condition's language.
  ...(settled_by && { settled_by }),
})
const conditions = {
  gas: condition('Gas heats it.', { fact: 'heating_fuel', is: 'one_of', values: ['natural_gas'] }),
  old: condition('It is old, or its owner lives there.', {
    any: [
      { fact: 'construction_year', is: 'at_most', value: 1990 },
      { fact: 'ownership', is: 'one_of', values: ['own'] },
    ],
  }),
  invoice: condition('There is an invoice.', undefined, 'document'),
}
const entry = CatalogueEntry.parse({
  code: 'attic',
  kind: 'Offer',
  project_type: 'attics',
  incentive_tags: ['attics'],
  title: words,
  recommendation_title: words,
  short_description: words,
  description: words,
  amount: { parts: [{ kind: 'flat', amount: '100' }], never_above_cost: false },
  conditions: Object.keys(conditions),
})
const rules = incentiveRules(entry, { conditions }, 'en')

const told = (values: Readonly<Record<string, string>>): Facts =>
  Object.fromEntries(
    Object.entries(values).map(([fact, value]) => [fact, { values: [value], source: 'answered' as const }]),
  )
function counted(homes: readonly Readonly<Record<string, string>>[]) {
  const counter = trialCounter(rules.conditions)
  for (const [index, values] of homes.entries()) {
    const facts = told(values)
    const incentive = decideIncentive(rules, { facts, measures: null })
    counter.add({ building_id: `h${index}`, address: `${index} Main St`, facts, incentive, live: undefined })
  }
  return counter.counted()
}

const [gas, oil] = [{ heating_fuel: 'natural_gas' }, { heating_fuel: 'oil' }]
const [own, rent] = [{ ownership: 'own' }, { ownership: 'rent' }]
const [old, young] = [{ construction_year: '1962' }, { construction_year: '2011' }]

it('counts the homes that pass each condition, each comparison in it, and all conditions up to it', () => {
  const { passes, qualify, homes } = counted([
    { ...gas, ...own, ...old },
    { ...gas, ...rent, ...old },
    { ...gas, ...rent, ...young },
    { ...oil, ...own, ...young },
    { ...own },
  ])
  expect(passes).toEqual([
    { code: 'gas', says: 'Gas heats it.', homes: 3, left: 3, tests: [3] },
    { code: 'old', says: 'It is old, or its owner lives there.', homes: 4, left: 2, tests: [2, 3] },
    // A document settles it later: it keeps nobody out, and nobody has passed it yet.
    { code: 'invoice', says: 'There is an invoice.', homes: 0, left: 2, tests: [] },
  ])
  expect([qualify, homes]).toEqual([2, 5])
})

it('tells what one looser condition would bring, of homes that it alone keeps out', () => {
  const { loosened } = counted([
    { ...gas, ...own },
    { ...oil, ...own },
    { ...oil, ...own, ...young },
    { heating_fuel: 'propane', ...old },
    { ...oil, ...rent, ...young },
    { ...gas, ...rent, ...young },
    { ...old },
  ])
  const gasSays = { code: 'gas', says: 'Gas heats it.' }
  expect(loosened).toEqual([
    { ...gasSays, allows: null, homes: 4 },
    { ...gasSays, allows: { fact: 'heating_fuel', value: 'oil' }, homes: 2 },
    { ...gasSays, allows: { fact: 'heating_fuel', value: 'propane' }, homes: 1 },
    { code: 'old', says: 'It is old, or its owner lives there.', allows: null, homes: 1 },
  ])
})

it('says how many apply only where some have, with what it lies between', () => {
  expect(likelyShare(0, 40)).toBeNull()
  expect(likelyShare(3, 0)).toBeNull()
  const few = likelyShare(6, 100)
  expect(few?.value).toBe(0.06)
  expect(few?.low).toBeCloseTo(0.028, 3)
  expect(few?.high).toBeCloseTo(0.125, 3)
  const many = likelyShare(600, 10_000)
  expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan(0.01)
  expect(likelyShare(12, 10)).toMatchObject({ value: 1, high: 1 })
})
