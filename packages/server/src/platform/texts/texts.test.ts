import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { expect, it } from 'vitest'
import { translator } from './texts.ts'

// Only the texts of a configuration matter here; a whole one would hide that.
const partnerWith = (texts: PartnerConfig['texts']) => ({ texts }) as PartnerConfig

it('speaks the language it is asked for', () => {
  expect(translator('en')('shared:problem.no-session')).toBe('Please sign in to continue.')
  expect(translator('fr')('shared:problem.no-session')).not.toBe('Please sign in to continue.')
})
it('fills placeholders without escaping them', () => {
  expect(translator('en')('shared:validation.digits', { length: 'A&B' })).toBe('Must be A&B digits.')
})
it('lets the texts of a partner lie over the core texts, and only there', () => {
  const partner = partnerWith({ shared: { problem: { 'not-found': 'Nothing here.' } } })
  expect(translator('en', partner)('shared:problem.not-found')).toBe('Nothing here.')
  expect(translator('en', partner)('shared:problem.no-session')).toBe('Please sign in to continue.')
  expect(translator('en')('shared:problem.not-found')).not.toBe('Nothing here.')
})
it('fails a test that asks for a text nobody wrote', () => {
  expect(() => translator('en')('report:parts.age.13')).toThrow('no text for')
})
