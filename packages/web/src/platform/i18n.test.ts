import i18next from 'i18next'
import { expect, it } from 'vitest'
import { layPartnerTexts, overlaid, startTexts } from './i18n.ts'

it("lays the partner's words over ours and leaves the rest", () => {
  const core = { nav: { contact: 'Contact', menu: 'Menu' }, title: 'Home' }
  expect(overlaid(core, { nav: { contact: 'Talk to us' } })).toEqual({
    nav: { contact: 'Talk to us', menu: 'Menu' },
    title: 'Home',
  })
})

it('loads a namespace with the layer of the partner, and lays a later one over what is loaded', async () => {
  layPartnerTexts('en', { shared: { nav: { find_rebates: 'Find savings' } } })
  await startTexts('en')
  expect(i18next.t('shared:nav.find_rebates')).toBe('Find savings')
  expect(i18next.t('shared:nav.menu')).toBe('Menu')
  layPartnerTexts('en', { shared: { nav: { menu: 'Pages' } } })
  expect(i18next.t('shared:nav.menu')).toBe('Pages')
})
