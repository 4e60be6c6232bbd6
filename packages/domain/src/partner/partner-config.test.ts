import { expect, it } from 'vitest'
import { SECTIONS } from '../assessment/vocabulary.ts'
import { FieldDefinition } from '../forms/field-definition.ts'
import { features } from './features.ts'
import { PartnerConfig, type PartnerConfigInput } from './partner-config.ts'

const partnerWith = (given: Partial<PartnerConfigInput>) =>
  PartnerConfig.parse({
    code: 'acme',
    name: 'Acme',
    logo_url: '/l.svg',
    logo_icon_url: '/i.svg',
    contact_email: 'home@acme.test',
    country: 'US',
    ...given,
  })

it("writes money with '$' unless the partner says otherwise [S1-9.015] [S2-9.016]", () => {
  expect(partnerWith({}).currency_icon).toBe('$')
  expect(partnerWith({ currency_icon: '€' }).currency_icon).toBe('€')
})

it.each([true, false])(
  'integrated applications follow enable_applications_integrated: %s [S1-1.009]',
  (on) => {
    const partner = partnerWith({ settings: { enable_applications_integrated: on } })
    expect(features(partner, null).applications).toBe(on)
  },
)

it.each([true, false])('account sync follows fulfill_sync_details: %s [S1-1.010]', (allowed) => {
  const partner = partnerWith({ settings: { fulfill_sync_details: { allowed } } })
  expect(features(partner, null).accountSync).toBe(allowed)
})

it('describes the measure cart [S2-3.044]', () => {
  const cart = {
    cart_enabled: true,
    is_icon: false,
    img_url: '/cart.svg',
    text: 'Your measures',
    tooltip_text: 'What you chose so far',
  }
  const settings = { fulfill_sync_details: { settings: { project_measures_cart: cart } } }
  expect(partnerWith({ settings }).settings.fulfill_sync_details.settings.project_measures_cart).toEqual(cart)
})

it('has the sections of profile, incentives and their popups, and styles of its own [S2-3.058]', () => {
  expect(Object.keys(partnerWith({}).settings.sections)).toEqual(
    expect.arrayContaining([
      'user_edit_page',
      'incentive_application_popup',
      'incentive_ea_assignment_popup',
      'incentives',
      'custom_css',
    ]),
  )
})

it('has the categories of incentives and those recommended at first [S2-3.059]', () => {
  const category = (id: string) => ({ id, name: id })
  const tags = {
    incentive_categories: [category('heating'), category('insulation')],
    recommended_categories: ['heating'],
  }
  expect(partnerWith({ tags }).tags).toMatchObject(tags)
})

it('names the wizard sections as the specification does [S1-2.131]', () => {
  const named = Object.keys(partnerWith({}).settings.sections.audit_sections)
  expect(named).toEqual([...SECTIONS])
  expect(named.filter((name) => name !== 'water_heating_system')).toEqual([
    'fuel_type',
    'heating_system',
    'house_type',
    'area_basics',
    'renovation',
    'insulation_type',
    'windows_and_doors',
    'ventilation_system',
  ])
})

it('takes fields, pages, modes and the dialog of a wizard section [S1-3.028] [S1-3.029]', () => {
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
  expect(partnerWith({ settings }).settings.sections.audit_sections.fuel_type).toMatchObject(fuel_type)
})

it('gives number inputs a maximum, a step, rules and bands of colour [S1-3.026] [S1-3.027]', () => {
  const written = {
    name: 'heating_efficiency',
    type: 'number',
    label: 'Efficiency',
    max: 100,
    step: 1,
    validations: { max_value: 100 },
    range_helper: [{ max: 80, label: 'Older', tone: 'caution' }],
  }
  expect(FieldDefinition.parse(written)).toMatchObject(written)
})
