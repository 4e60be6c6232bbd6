import type { PartnerConfigInput } from '@hearthlight/domain/partner/partner-config'
import { samplePartner } from '@hearthlight/domain/partner/testing/sample-partner'
import { expect, it } from 'vitest'
import { describePage } from './describe-page.ts'

type Sections = NonNullable<NonNullable<PartnerConfigInput['settings']>['sections']>

const partnerWith = (sections: Sections) => samplePartner({ settings: { sections } })

it('says the words of the page without their Markdown', () => {
  const partner = partnerWith({ about: { text: '## Since *1912*\n\nWe bring [power](/x) to **homes**.' } })
  expect(describePage('about', partner)).toBe('Since 1912 We bring power to homes.')
})

it('says nothing where the partner wrote nothing', () => {
  expect(describePage('home', partnerWith({}))).toBeUndefined()
})

it('ends a long text at a word', () => {
  const text = describePage('about', partnerWith({ about: { text: 'warm homes '.repeat(30) } }))
  expect(text).toMatch(/^(warm homes )+(warm|warm homes)…$/)
  expect(text?.length).toBeLessThanOrEqual(161)
})
