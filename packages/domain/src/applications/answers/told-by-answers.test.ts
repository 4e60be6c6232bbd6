import { expect, it } from 'vitest'
import type { Tells } from '../../incentives/classification/told-facts.ts'
import { toldByAnswers } from './told-by-answers.ts'

type Kind = 'select' | 'multi_select' | 'boolean' | 'integer'
const question = (id: string, answer_type: Kind, tells?: Tells) => ({
  id,
  answer_type,
  tells,
  select_codes: answer_type.includes('select') ? ['gas', 'other', 'oil'] : [],
})
const codes = ['natural_gas', '', 'oil']

it('reads the answers to questions that tell something, each by the kind of its answer', () => {
  const answers: Readonly<Record<string, string>> = {
    fuel: 'oil',
    fuels: '["other","gas"]',
    panels: 'true',
    year: '1974',
    plain: 'gas',
  }
  const told = toldByAnswers(
    [
      question('fuel', 'select', { fact: 'heating_fuel', codes }),
      question('fuels', 'multi_select', { fact: 'water_heating_fuel', codes }),
      question('panels', 'boolean', { fact: 'solar_pv', codes: ['yes', 'no'] }),
      question('year', 'integer', { fact: 'construction_year' }),
      question('plain', 'select'),
      question('open', 'select', { fact: 'cooking_fuel', codes }),
    ],
    (id) => answers[id] ?? '',
  )
  expect(Object.entries(told).map(([fact, { values, source }]) => [fact, ...values, source])).toEqual([
    ['heating_fuel', 'oil', 'application'],
    ['water_heating_fuel', 'natural_gas', 'application'],
    ['solar_pv', 'yes', 'application'],
    ['construction_year', '1974', 'application'],
  ])
})
