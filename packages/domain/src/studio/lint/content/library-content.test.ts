import { expect, it } from 'vitest'
import { ValidProgram } from '../../../programs/lint/valid-program.ts'
import { appliances } from '../../../programs/templates/appliances.ts'
import { heatPump } from '../../../programs/templates/heat-pump.ts'
import { homeVisit } from '../../../programs/templates/home-visit.ts'
import { incomeQualified } from '../../../programs/templates/income-qualified.ts'
import { insulation } from '../../../programs/templates/insulation.ts'
import { weatherKit } from '../../../programs/templates/weather-kit.ts'
import { lintAnnounced } from './lint-announced.ts'

const found = (template: object) =>
  lintAnnounced({ programs: [ValidProgram.parse(template)] }).map(({ message }) => message)

it.each([weatherKit, insulation, heatPump, appliances, homeVisit, incomeQualified])(
  'the template $code announces what it asks for',
  (template) => {
    expect(found(template)).toEqual([])
  },
)

it('finds a template that asks for what it does not announce', () => {
  expect(found({ ...appliances, have_at_hand: [] })).toEqual([
    'Receipt / Recibo / Reçu / Recibo: is asked for and not announced',
  ])
})

it('speaks of no payment where a kit is sent', () => {
  const { approved, payment_issued, declined } = weatherKit.statuses
  expect(JSON.stringify([approved, payment_issued, declined])).not.toMatch(
    /\b(payment|pago|paiement|pagamento|invoice)\b/,
  )
})
