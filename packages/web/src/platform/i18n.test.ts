import i18next from 'i18next'
import { expect, it } from 'vitest'
import { layPartnerTexts, startTexts } from './i18n.ts'

it('loads a namespace with the layer of the partner, and lays a later one over what is loaded', async () => {
  layPartnerTexts('en', { shared: { nav: { find_rebates: 'Find savings' } } })
  await startTexts('en')
  expect(i18next.t('shared:nav.find_rebates')).toBe('Find savings')
  expect(i18next.t('shared:nav.menu')).toBe('Menu')
  layPartnerTexts('en', { shared: { nav: { menu: 'Pages' } } })
  expect(i18next.t('shared:nav.menu')).toBe('Pages')
  layPartnerTexts('en', {})
  await startTexts('en')
  expect(i18next.t('shared:nav.find_rebates')).not.toBe('Find savings')
  expect(i18next.t('shared:nav.menu')).toBe('Menu')
})
