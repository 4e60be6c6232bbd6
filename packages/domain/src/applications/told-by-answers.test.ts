import { expect, it } from 'vitest'
import { toldByAnswers } from './told-by-answers.ts'

const question = (id: string, answer_type: 'select' | 'multi_select' | 'boolean' | 'integer') => ({
  ...{ id, answer_type },
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
      question('fuel', 'select'),
      question('fuels', 'multi_select'),
      question('panels', 'boolean'),
      question('year', 'integer'),
      question('plain', 'select'),
      question('open', 'select'),
    ],
    {
      fuel: { fact: 'heating_fuel', codes },
      fuels: { fact: 'water_heating_fuel', codes },
      panels: { fact: 'solar_pv', codes: ['yes', 'no'] },
      year: { fact: 'construction_year' },
      open: { fact: 'cooking_fuel', codes },
    },
    (id) => answers[id] ?? '',
  )
  expect(Object.entries(told).map(([fact, { values, source }]) => [fact, ...values, source])).toEqual([
    ['heating_fuel', 'oil', 'application'],
    ['water_heating_fuel', 'natural_gas', 'application'],
    ['solar_pv', 'yes', 'application'],
    ['construction_year', '1974', 'application'],
  ])
})
