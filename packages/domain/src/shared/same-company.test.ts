import { expect, it } from 'vitest'
import { sameCompany } from './same-company.ts'

it.each([
  ['Lakeshore Power & Gas', 'lakeshore power and gas', true],
  ['Lakeshore Power & Gas', ' LAKESHORE  POWER/GAS. ', true],
  ['Lakeshore Power & Gas', 'Lakeshore Power y Gas', true],
  ['Énergie Boréale', 'energie boreale', true],
  ['Gaz et Lumière', 'Gaz e Lumière', true],
  ['Energia do Tejo, S.A.', 'Energia do Tejo SA', true],
  ['Lakeshore Power & Gas', 'Lakeshore', false],
  ['Lakeshore Power & Gas', 'Lakeshore Water & Gas', false],
  ['E', 'Y', false],
])('takes %j and %j for one company: %s', (one, other, isSame) => {
  expect(sameCompany(one, other)).toBe(isSame)
})
