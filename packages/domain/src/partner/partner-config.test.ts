import { expect, it } from 'vitest'
import { formats } from './formats.ts'
import type { PartnerConfig } from './partner-config.ts'
import { samplePartner } from './testing/sample-partner.ts'

it("writes money with '$' unless the partner says otherwise [S1-9.015] [S2-9.016]", () => {
  const money = (partner: PartnerConfig) => formats(partner, 'en').money(1500)
  expect(money(samplePartner({}))).toBe('$1,500')
  expect(money(samplePartner({ currency_icon: '€' }))).toBe('€1,500')
})

it('has the categories of incentives and those recommended at first', () => {
  const category = (id: string) => ({ id, name: id })
  const tags = {
    incentive_categories: [category('heating'), category('insulation')],
    recommended_categories: ['heating'],
  }
  expect(samplePartner({ tags }).tags).toMatchObject(tags)
})

it('takes fields, pages, modes and the dialog of a wizard section', () => {
  const fuel_type = {
    sub_sections: [
      { name: 'fuels', fields: [{ name: 'heating_fuel', type: 'buttons' as const, label: 'Heating fuel' }] },
    ],
    configurations: {
      prev_page: 'how-it-works' as const,
      next_page: 'house-type' as const,
      virtual_audit: { page_mode: 'lite' as const },
      page_show_change_advanced_mode_modal: true,
    },
    modals: { change_advanced_mode: { title: 'Go deeper?' } },
  }
  const settings = { sections: { audit_sections: { fuel_type } } }
  expect(samplePartner({ settings }).settings.sections.audit_sections.fuel_type).toMatchObject(fuel_type)
})
