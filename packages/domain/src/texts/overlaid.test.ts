import { expect, it } from 'vitest'
import { overlaid } from './overlaid.ts'

it("lays the partner's words over ours and leaves the rest", () => {
  const core = { nav: { contact: 'Contact', menu: 'Menu' }, title: 'Home' }
  expect(overlaid(core, { nav: { contact: 'Talk to us' } })).toEqual({
    nav: { contact: 'Talk to us', menu: 'Menu' },
    title: 'Home',
  })
})
