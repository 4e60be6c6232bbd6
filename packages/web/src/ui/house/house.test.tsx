import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { USUAL_HOUSE } from './drawn-house.ts'
import { House } from './house.tsx'

afterEach(cleanup)

const partOf = (container: HTMLElement, part: string) => container.querySelector(`[data-part="${part}"]`)

test('what ducts and fans lose has ribbons of its own', () => {
  const one = (share: number) => ({ share, label: 'Part', amount: '$1', shareText: `${share} %` })
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
