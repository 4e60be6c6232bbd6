import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { sampleInput, sampleProgram } from '../testing/sample-program.ts'
import { totalIncentive } from './measure-incentive.ts'

const [group] = sampleInput().measure_groups ?? []
const [fan] = group?.measures ?? []
if (group === undefined || fan === undefined) throw new Error('The sample has a measure')

/** Half of the price up to 300, beside a fan of 12.35 each. */
const programOf = (cap?: string) =>
  sampleProgram({
    measure_groups: [
      {
        ...group,
        measures: [
          fan,
          { ...fan, code: 'drain', formula: { parts: [{ kind: 'percent', percent: '50', cap: '300' }] } },
        ],
      },
    ],
    ...(cap !== undefined && {
      cart: { title: { en: 'Cart' }, total_label: { en: 'Total' }, footnote: { en: 'So far' }, cap },
    }),
  })
const chosen = (measure: string, quantity: number, cost?: string) => ({
  id: measure,
  measure,
  quantity,
  fields: cost === undefined ? {} : { cost },
})

it('is the most that it can be as long as a price is missing', () => {
  const total = (...measures: ReturnType<typeof chosen>[]) => {
    const { totalCents, basis } = totalIncentive(programOf(), { ...EMPTY_STATE, measures })
    return [totalCents, basis]
  }
  expect(total(chosen('fan', 2))).toEqual([2469, 'exact'])
  expect(total(chosen('fan', 2), chosen('drain', 1))).toEqual([32_469, 'maximum'])
  expect(total(chosen('fan', 2), chosen('drain', 1, '100'))).toEqual([7469, 'exact'])
})

it('is certain without a price where the rest reaches the limit of the program', () => {
  const basisOf = (fans: number) =>
    totalIncentive(programOf('100'), {
      ...EMPTY_STATE,
      measures: [chosen('fan', fans), chosen('drain', 1)],
    }).basis
  expect(basisOf(8)).toBe('maximum')
  expect(basisOf(9)).toBe('exact')
})
