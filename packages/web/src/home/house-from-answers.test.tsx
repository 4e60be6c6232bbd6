import { answersArbitrary } from '@hearthlight/domain/assessment/testing/random-homes'
import { answersForReader } from '@hearthlight/domain/report/audit-result/answers-for-reader'
import { VOCABULARY } from '@hearthlight/domain/shared/vocabulary'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_HOUSE } from '../ui/house/drawn-house.ts'
import { House } from '../ui/house/house.tsx'
import { houseFromAnswers } from './house-from-answers.ts'

const partOf = (container: HTMLElement, part: string) => container.querySelector(`[data-part="${part}"]`)

test('the answers decide what is drawn', () => {
  const answers = houseFromAnswers({
    heating_system: { heating_system: ['boiler'], cooling_system: ['room'] },
    water_heating_system: { water_heater: ['solar'] },
    house_type: { house_type: ['row_end'], storeys: ['2.5'], foundation: ['crawlspace'] },
    windows_and_doors: { window_type: ['triple'] },
    ventilation_system: { ventilation: ['erv'], solar_pv: ['yes'] },
  })
  const { container } = render(<House house={answers} title="Home" />)
  const variants = ['heating', 'water-heater', 'foundation', 'ventilation', 'cooling', 'pv'].map((part) =>
    partOf(container, part)?.getAttribute('data-variant'),
  )
  expect(variants).toEqual(['boiler', 'solar', 'crawlspace', 'erv', 'room', 'yes'])
  expect(container.querySelectorAll('[data-part="neighbour"]')).toHaveLength(1)
  expect(partOf(container, 'glazing')?.getAttribute('data-panes')).toBe('3')
})

test('the reader of a shared report sees the same picture as its owner', () => {
  fc.assert(
    fc.property(answersArbitrary(), (answers) => {
      expect(houseFromAnswers(answersForReader(answers, []))).toEqual(houseFromAnswers(answers))
    }),
    { seed: 20_261_115 },
  )
})

const drawn = (house: Record<string, string[]>) => {
  const answers = houseFromAnswers({ house_type: house })
  return render(<House house={answers} title="Home" />).container
}
const variantsOf = (container: HTMLElement, part: string) =>
  [...container.querySelectorAll(`[data-part="${part}"]`)].map((one) => one.getAttribute('data-variant'))

test.each([
  ['detached', [], 3],
  ['semi', ['left'], 1],
  ['row_end', ['left'], 1],
  ['row_mid', ['left', 'right'], 0],
])('a %s home has a neighbour and a party wall at %j, and no glass in it', (type, sides, glass) => {
  const container = drawn({ house_type: [type], storeys: ['2'] })
  expect(variantsOf(container, 'neighbour')).toEqual(sides)
  expect(container.querySelectorAll('[data-part="party-wall"]')).toHaveLength(sides.length)
  expect(container.querySelectorAll('[data-part="glazing"]')).toHaveLength(glass)
})

test.each([
  ['ground', 0, 2],
  ['middle', 1, 1],
  ['top', 2, 0],
] as const)(
  'a flat on the %s floor shows %i homes of others below it and %i above',
  (floor, below, above) => {
    const container = drawn({ house_type: ['apartment'], apartment_floor: [floor], apartment_corner: ['no'] })
    const wall = partOf(container, 'party-wall')?.querySelector('rect')
    const ownFloor = Number(wall?.getAttribute('y')) + Number(wall?.getAttribute('height'))
    const homes = [...(partOf(container, 'neighbour')?.querySelectorAll('g') ?? [])]
    const floors = homes.map((home) =>
      Number(/^M[\d.]+ ([\d.]+)V/.exec(home.querySelector('path')?.getAttribute('d') ?? '')?.[1]),
    )
    expect(floors.filter((y) => y > ownFloor)).toHaveLength(below)
    expect(floors.filter((y) => y < ownFloor)).toHaveLength(above)
  },
)

test('a flat stands on its floor of the block, beside the hall unless it is at a corner', () => {
  const flat = (floor: string, corner: string) => {
    const house = { house_type: ['apartment'], apartment_floor: [floor], apartment_corner: [corner] }
    const { container, unmount } = render(
      <House house={houseFromAnswers({ house_type: house })} title="Home" />,
    )
    const drawn = {
      floor: partOf(container, 'neighbour')?.getAttribute('data-variant'),
      hall: partOf(container, 'stairs') !== null,
      partyWalls: container.querySelectorAll('[data-part="party-wall"]').length,
    }
    unmount()
    return drawn
  }
  expect(flat('middle', 'no')).toEqual({ floor: 'middle', hall: true, partyWalls: 1 })
  expect(flat('top', 'yes')).toEqual({ floor: 'top', hall: false, partyWalls: 0 })
})

test('"I don’t know" draws the usual home', () => {
  const unknown = houseFromAnswers({
    heating_system: { heating_system: ['unknown'] },
    insulation_type: { attic_insulation: ['unknown'], attic_r: [''] },
  })
  expect(unknown).toEqual(USUAL_HOUSE)
})

test('a measured attic decides the thickness, in R or RSI', () => {
  const thickness = (data: Record<string, string[]>) => {
    const { container, unmount } = render(
      <House house={houseFromAnswers({ insulation_type: data })} title="Home" />,
    )
    const drawn = Number(partOf(container, 'attic-insulation')?.getAttribute('data-variant'))
    unmount()
    return drawn
  }
  expect(thickness({ attic_r: ['50'] })).toBeCloseTo(36, 0)
  expect(thickness({ attic_rsi: ['8.8'] })).toBeCloseTo(36, 0)
})

test('every option of the vocabulary can be drawn', () => {
  const cases = (
    ['house_type', 'heating_system', 'water_heating_system', 'ventilation_system'] as const
  ).flatMap((section) =>
    Object.entries(VOCABULARY[section]).flatMap(([field, spec]) =>
      'options' in spec ? spec.options.map((option: string) => ({ [section]: { [field]: [option] } })) : [],
    ),
  )
  for (const answers of cases) {
    const { container, unmount } = render(<House house={houseFromAnswers(answers)} title="Home" />)
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
    unmount()
  }
})
