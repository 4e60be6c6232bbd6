import { describe, expect, it } from 'vitest'
import { partnerIn, type ReadConfig, readPartnerConfig } from './read-partner.ts'

const LEAST = {
  code: 'acme',
  name: 'Acme',
  logo_url: '/partner-assets/acme/logo.svg',
  logo_icon_url: '/partner-assets/acme/logo-icon.svg',
  contact_email: 'home@acme.test',
  country: 'US',
}
const problemsOf = (raw: unknown) => {
  const read = readPartnerConfig(raw)
  return read.kind === 'invalid' ? read.problems : []
}
const validOf = (raw: unknown): Extract<ReadConfig, { kind: 'valid' }> => {
  const read = readPartnerConfig(raw)
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.problems))
  return read
}
const configOf = (raw: unknown) => {
  const { configs, languages } = validOf(raw)
  return partnerIn({ id: 'p', version: 1, configs, languages }, languages[0]).config
}

it('fills in a default for everything that is not who the partner is', () => {
  const config = configOf(LEAST)
  expect(config.currency_icon).toBe('$')
  expect(config.settings.buildings_listed_per_page).toBe(10)
  expect(config.settings.max_rows_number).toBe(6)
  expect(config.settings.attachments.max_bytes).toBe(10_485_760)
  expect(config.settings.report_file_name).toBe('test.pdf')
  expect(config.settings.initial_project_creation_error).toBe(
    'An error occurred while creating your project. Please contact support or your system administrator.',
  )
})

describe('refusals name the path', () => {
  it.each([
    ['an unknown key', { ...LEAST, colour: 'red' }, 'colour', 'unknown key'],
    [
      'a misspelt setting',
      { ...LEAST, settings: { enable_incentive: true } },
      'settings.enable_incentive',
      'unknown key',
    ],
    [
      'an unknown key of a field',
      {
        ...LEAST,
        settings: { sections: { sign_up: { fields: [{ name: 'a', type: 'text', label: 'A', colour: 1 }] } } },
      },
      'settings.sections.sign_up.fields.0.colour',
      'unknown key',
    ],
    [
      'a script as a link',
      { ...LEAST, settings: { terms_links: [{ label: 'T', url: 'javascript:alert(1)' }] } },
      'settings.terms_links.0.url',
      'must be a path of this site or an https, mailto or tel address',
    ],
    [
      'another site as a path',
      { ...LEAST, logo_url: '//evil.test/logo.svg' },
      'logo_url',
      'must be a path of this site or an https address',
    ],
    [
      'a style sheet that imports',
      { ...LEAST, settings: { sections: { custom_css: '@import url(https://evil.test/x.css);' } } },
      'settings.sections.custom_css',
      'must not import, run script or load from another site',
    ],
    [
      'a question the section does not have',
      {
        ...LEAST,
        settings: { sections: { audit_sections: { fuel_type: { field_overrides: { windows: {} } } } } },
      },
      'settings.sections.audit_sections.fuel_type.field_overrides.windows',
      'is no question of this section',
    ],
    [
      'terms without a text and without an address',
      {
        ...LEAST,
        settings: { sections: { terms_and_conditions: { items: [{ id: 'terms', title: 'Terms' }] } } },
      },
      'settings.sections.terms_and_conditions.items.0',
      'needs a text or a url',
    ],
    [
      'a link to two places',
      {
        ...LEAST,
        settings: {
          sections: { not_found: { links: [{ label: 'Us', route: 'about', url: 'https://example.com/' }] } },
        },
      },
      'settings.sections.not_found.links.0',
      'needs either a route or a url',
    ],
    [
      'a link to nowhere',
      { ...LEAST, settings: { sections: { not_found: { links: [{ label: 'Us' }] } } } },
      'settings.sections.not_found.links.0',
      'needs either a route or a url',
    ],
    [
      'a call to action that opens no address',
      {
        ...LEAST,
        settings: { sections: { home_overview: { call_to_action: { label: 'Book', kind: 'url' } } } },
      },
      'settings.sections.home_overview.call_to_action',
      'needs a url',
    ],
    [
      'a field that stands twice',
      {
        ...LEAST,
        settings: {
          sections: {
            building_details: {
              fields: [
                { name: 'zip', type: 'text', label: 'Zip' },
                { name: 'zip', type: 'text', label: 'Zip' },
              ],
            },
          },
        },
      },
      'settings.sections.building_details.fields.1.name',
      "'zip' stands twice",
    ],
  ])('of %s', (_, raw, path, message) => {
    expect(problemsOf(raw)).toEqual([{ path, message }])
  })

  it('of a text that is missing in one of the languages', () => {
    const raw = {
      ...LEAST,
      languages: ['en', 'es'],
      settings: { sections: { about: { title: { en: 'About us' } } } },
    }
    expect(problemsOf(raw)).toEqual([
      { path: 'settings.sections.about.title', message: "has no text in 'es'" },
    ])
  })
})

it('takes terms with a text or an address, links to one place and a contact without an address', () => {
  const { sections } = configOf({
    ...LEAST,
    settings: {
      sections: {
        terms_and_conditions: {
          items: [
            { id: 'terms', title: 'Terms', text: 'Be kind.' },
            { id: 'privacy', title: 'Privacy', url: 'https://example.com/' },
          ],
        },
        not_found: { links: [{ label: 'Us', route: 'about' }] },
        home_overview: { call_to_action: { label: 'Talk', kind: 'contact' } },
      },
    },
  }).settings
  expect(sections.terms_and_conditions.items).toHaveLength(2)
  expect(sections.not_found.links).toEqual([{ label: 'Us', route: 'about' }])
  expect(sections.home_overview.call_to_action?.kind).toBe('contact')
})

it('reads texts by language, and each language gets its own', () => {
  const { configs } = validOf({
    ...LEAST,
    languages: ['fr', 'en'],
    settings: { sections: { about: { title: { fr: 'Qui nous sommes', en: 'About us' } } } },
  })
  expect(configs.fr?.settings.sections.about.title).toBe('Qui nous sommes')
  expect(configs.en?.settings.sections.about.title).toBe('About us')
})

describe('the built-in questions', () => {
  const sectionsOf = (settings: object) => configOf({ ...LEAST, settings }).settings.sections.audit_sections
  const fieldOf = (sections: ReturnType<typeof sectionsOf>, section: keyof typeof sections, name: string) =>
    sections[section].sub_sections.flatMap(({ fields }) => fields).find((field) => field.name === name)

  it('are asked in the units of the partner', () => {
    const feet = sectionsOf({ area_unit: 'square_feet', insulation_unit: 'r_value' })
    const metres = sectionsOf({ area_unit: 'square_meters', insulation_unit: 'rsi_value' })
    expect(fieldOf(feet, 'area_basics', 'floor_area')).toMatchObject({
      max: 6000,
      unit: 'assessment:unit.ft2',
    })
    expect(fieldOf(metres, 'area_basics', 'floor_area')).toMatchObject({
      max: 500,
      unit: 'assessment:unit.m2',
    })
    expect(fieldOf(feet, 'area_basics', 'floor_area_unit')).toMatchObject({ hidden: true, default: 'ft2' })
    const measured = (sections: typeof feet) =>
      fieldOf(sections, 'insulation_type', 'attic_insulation')?.options[1]?.sub_fields.map(({ name }) => name)
    expect(measured(feet)).toEqual(['attic_r'])
    expect(measured(metres)).toEqual(['attic_rsi'])
  })

  it('take single changes of the partner and keep the rest', () => {
    const sections = sectionsOf({
      sections: { audit_sections: { fuel_type: { field_overrides: { cooking_fuel: { hidden: true } } } } },
    })
    expect(fieldOf(sections, 'fuel_type', 'cooking_fuel')?.hidden).toBe(true)
    expect(fieldOf(sections, 'fuel_type', 'cooking_fuel')?.options.length).toBeGreaterThan(3)
    expect(fieldOf(sections, 'fuel_type', 'heating_fuel')?.hidden).toBe(false)
  })

  it('can be replaced by questions of the partner', () => {
    const own = [{ name: 'only', fields: [{ name: 'heating_fuel', type: 'radio', label: 'Fuel' }] }]
    const sections = sectionsOf({ sections: { audit_sections: { fuel_type: { sub_sections: own } } } })
    expect(sections.fuel_type.sub_sections[0]?.fields.map(({ type }) => type)).toEqual(['radio'])
  })

  it('reach insulation and windows in advanced mode only, also when the partner words them anew', () => {
    const sections = sectionsOf({
      sections: { audit_sections: { insulation_type: { title: 'Insulation' } } },
    })
    expect(sections.insulation_type.configurations.virtual_audit.page_mode).toBe('advanced')
    expect(sections.windows_and_doors.configurations.virtual_audit.page_mode).toBe('advanced')
    const asking = Object.values(sections).map(
      ({ configurations }) => configurations.page_show_change_advanced_mode_modal,
    )
    // Only the last page asks, so that nobody goes past a page of the lite mode.
    expect(asking).toEqual([...asking.slice(0, -1).map(() => false), true])
  })
})
