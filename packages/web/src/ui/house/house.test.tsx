import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { USUAL_HOUSE } from './drawn-house.ts'
import { House } from './house.tsx'

const partOf = (container: HTMLElement, part: string) => container.querySelector(`[data-part="${part}"]`)

const one = (share: number) => ({ share, label: 'Part', amount: '$1', shareText: `${share} %` })

test('what ducts and fans lose has ribbons of its own', () => {
  const loss = { air: one(20), ventilation: one(10), ducts: one(15) }
  const { container } = render(<House house={USUAL_HOUSE} title="Home" loss={loss} />)
  for (const part of ['air', 'ventilation', 'ducts'] as const)
    expect(partOf(container, `loss-${part}`)?.getAttribute('data-share')).toBe(String(loss[part].share))
})

test('a ribbon is as wide as its share of the heat', () => {
  const loss = { walls: { share: 24, label: 'Walls', amount: '$320', shareText: '24 %' } }
  const { container } = render(<House house={USUAL_HOUSE} title="Home" loss={loss} />)
  const flow = partOf(container, 'loss-walls')?.querySelector('path')
  expect(flow?.getAttribute('stroke-width')).toBe('34.8')
  expect(container.textContent).toContain('$320')
})

const palePaths = (container: HTMLElement, part: string) =>
  partOf(container, part)?.querySelectorAll('path[opacity]').length

test('in a row the heat of walls and windows leaves by the front, not through the wall of a neighbour', () => {
  const loss = { walls: one(24), windows: one(15) }
  const rowHouse = { ...USUAL_HOUSE, houseType: 'row_mid' } as const
  const { container: row } = render(<House house={rowHouse} title="Home" loss={loss} />)
  expect([palePaths(row, 'loss-walls'), palePaths(row, 'loss-windows')]).toEqual([0, 0])
  const { container: alone } = render(<House house={USUAL_HOUSE} title="Home" loss={loss} />)
  expect([palePaths(alone, 'loss-walls'), palePaths(alone, 'loss-windows')]).toEqual([1, 1])
})

test('a narrow picture of a flat says what its neighbours take', () => {
  const flat = { ...USUAL_HOUSE, houseType: 'apartment' } as const
  const { container } = render(<House house={flat} title="Home" loss={{ neighbours: one(21) }} isCompact />)
  expect(partOf(container, 'loss-neighbours')?.textContent).toContain('$1')
})

test('the outdoor unit of a house between two others stands behind it', () => {
  const cooled = { ...USUAL_HOUSE, coolingSystem: 'central' } as const
  const drawnIn = (container: HTMLElement) => partOf(container, 'cooling')?.childElementCount
  expect(drawnIn(render(<House house={cooled} title="Home" />).container)).toBeGreaterThan(0)
  const row = { ...cooled, houseType: 'row_mid' } as const
  expect(drawnIn(render(<House house={row} title="Home" />).container)).toBe(0)
})
