import { expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { houseFromAnswers } from './house-from-answers.ts'

const partsOf = (house_type: Record<string, string[]>) =>
  houseFromAnswers({}, { house_type }, packedPlace('us-wi-milwaukee-mitchell-intl-ap').place, {
    year: 2026,
  }).house.parts.filter(({ outside }) => outside === 'neighbour')

it('a flat between others shares upright walls, a ceiling above and a floor below', () => {
  const parts = partsOf({ house_type: ['apartment'], apartment_floor: ['middle'] })
  expect(parts.map(({ part, tiltDeg }) => [part, tiltDeg])).toEqual([
    ['wall', 90],
    ['wall', 90],
    ['ceiling', 0],
    ['floor', 180],
  ])
})

it('a detached house shares nothing', () => {
  expect(partsOf({ house_type: ['detached'] })).toEqual([])
})
