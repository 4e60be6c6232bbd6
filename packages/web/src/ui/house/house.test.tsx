import { VOCABULARY } from '@hearthlight/domain/assessment/vocabulary'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { House } from './house.tsx'
import { houseAnswersFrom, USUAL_HOUSE } from './house-answers.ts'

afterEach(cleanup)

const partOf = (container: HTMLElement, part: string) => container.querySelector(`[data-part="${part}"]`)

test('the answers decide what is drawn', () => {
  const answers = houseAnswersFrom({
    heating_system: { heating_system: ['boiler'], cooling_system: ['room'] },
    water_heating_system: { water_heater: ['solar'] },
    house_type: { house_type: ['row_mid'], storeys: ['2.5'], foundation: ['crawlspace'] },
    windows_and_doors: { window_type: ['triple'] },
    ventilation_system: { ventilation: ['erv'], solar_pv: ['yes'] },
  })
  const { container } = render(<House answers={answers} title="Home" />)
  const variants = ['heating', 'water-heater', 'foundation', 'ventilation', 'cooling', 'pv'].map((part) =>
    partOf(container, part)?.getAttribute('data-variant'),
  )
  expect(variants).toEqual(['boiler', 'solar', 'crawlspace', 'erv', 'room', 'yes'])
  expect(container.querySelectorAll('[data-part="neighbour"]')).toHaveLength(2)
  expect(partOf(container, 'glazing')?.getAttribute('data-panes')).toBe('3')
})

test('"I don’t know" draws the usual home', () => {
  const unknown = houseAnswersFrom({
    heating_system: { heating_system: ['unknown'] },
    insulation_type: { attic_insulation: ['unknown'], attic_r: [''] },
  })
  expect(unknown).toEqual(USUAL_HOUSE)
})

test('a measured attic decides the thickness, in R or RSI', () => {
  const thickness = (data: Record<string, string[]>) => {
    const { container, unmount } = render(
      <House answers={houseAnswersFrom({ insulation_type: data })} title="Home" />,
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
    const { container, unmount } = render(<House answers={houseAnswersFrom(answers)} title="Home" />)
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
    unmount()
  }
})

test('a ribbon is as wide as its share of the heat', () => {
  const loss = { walls: { share: 24, label: 'Walls', amount: '$320', shareText: '24 %' } }
  const { container } = render(<House answers={USUAL_HOUSE} title="Home" loss={loss} />)
  const flow = partOf(container, 'loss-walls')?.querySelector('path')
  expect(flow?.style.strokeWidth).toBe('34.8')
  expect(container.textContent).toContain('$320')
})
