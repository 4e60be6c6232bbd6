import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { REGION_FIELD } from '@hearthlight/domain/forms/testing/region-field'
import { PartnerResponse } from '@hearthlight/domain/partner/public/public-partner'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { publishConfig } from './publish-partner.ts'
import { readPartnerSource } from './read-partner-folder.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const ask = (host: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/partners', headers: { ...headers, host } })
const attributesAt = async (host: string, headers?: Record<string, string>) => {
  const { attributes } = PartnerResponse.parse((await ask(host, headers)).json()).data
  if (!('code' in attributes)) throw new Error('moved')
  return attributes
}
/** As it went over the wire: reading it by its schema would fill in what was left out. */
const sentBy = async (host: string) => (await ask(host)).json().data.attributes
const keysOf = (value: object) => Object.keys(value)

describe('GET /api/v1/partners', () => {
  it('answers the partner of the host; plain localhost is lakeshore [S1-7.006] [S2-7.080]', async () => {
    expect((await attributesAt('lakeshore.localhost')).name).toBe('Lakeshore Power & Gas')
    expect((await attributesAt('boreale.localhost:3000')).name).toBe('Énergie Boréale')
    expect((await attributesAt('TEJO.localhost')).name).toBe('Energia do Tejo')
    expect((await attributesAt('localhost')).code).toBe('lakeshore')
    expect((await attributesAt('127.0.0.1:3000')).code).toBe('lakeshore')
  })

  it('carries single sign-on without the identity providers [S1-3.004] [S2-3.050]', async () => {
    const open = {
      allowed: true,
      issuer_login_only: true,
      hide_user_pass_login: true,
      login_url: '/api/v1/auth/sso/login?from=portal',
      login_landing_page: '/incentives',
      session_expire_redirect_path: '/welcome',
      user_exist_notification: 'You are with us already.',
    }
    const oidc = { issuer: 'https://id.boreale.test', client_id: 'portal', client_secret: 'hush-hush' }
    await changePartner(test, 'boreale', { sso: { ...open, oidc } })
    const answer = await ask('boreale.localhost')
    await changePartner(test, 'boreale')
    expect(answer.json().data.attributes.sso).toMatchObject(open)
    expect(answer.body).not.toContain('hush-hush')
    expect(answer.body).not.toContain('client_secret')
    expect(keysOf(answer.json().data.attributes)).not.toContain('hosts')
  })

  it('names the wizard sections as the specification does, and the one for hot water [S1-2.131]', async () => {
    const { settings } = await sentBy('tejo.localhost')
    expect(keysOf(settings.sections.audit_sections)).toEqual(SECTIONS)
  })

  it('tells nobody who the testers are, except each of them about themselves', async () => {
    expect((await attributesAt('lakeshore.localhost')).settings.tester_emails).toEqual([])
    const tester = await test.signIn('tester@lakeshore.test')
    expect((await attributesAt(tester.host, tester)).settings.tester_emails).toEqual([
      'tester@lakeshore.test',
    ])
    const other = await test.signIn('homeowner@lakeshore.test')
    expect((await attributesAt(other.host, other)).settings.tester_emails).toEqual([])
  })

  it('is not sent again to who has it, until the partner publishes a change', async () => {
    const first = await ask('tejo.localhost')
    const etag = String(first.headers['etag'])
    const again = await ask('tejo.localhost', { 'if-none-match': `"another", ${etag}` })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    expect((await ask('tejo.localhost', { 'if-none-match': etag, 'accept-language': 'en' })).statusCode).toBe(
      200,
    )
    await changePartner(test, 'tejo', { name: 'Energia do Douro' })
    const changed = await ask('tejo.localhost', { 'if-none-match': etag })
    await changePartner(test, 'tejo')
    expect(changed.statusCode).toBe(200)
    expect(changed.json().data.attributes.name).toBe('Energia do Douro')
  })

  it('is compressed as the browser asks, and the same in every encoding', async () => {
    const plain = await ask('lakeshore.localhost')
    const [br, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((encoding) =>
        ask('lakeshore.localhost', { 'accept-encoding': encoding }),
      ),
    )
    expect([plain, br, gzip].map((answer) => answer?.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain.body)
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain.body)
    expect(br?.headers['etag']).toBe(plain.headers['etag'])
  })

  it('is the same for all who have no session; who has one is told its token and stores nothing', async () => {
    const me = await test.signIn('homeowner@lakeshore.test')
    const [mine, anyones] = [await ask(me.host, me), await ask(me.host)]
    expect(mine.json().data).toEqual(anyones.json().data)
    expect([mine.json().meta.csrf, mine.headers['cache-control']]).toEqual([me['x-csrf-token'], 'no-store'])
    expect(anyones.json().meta).toBeUndefined()
    const theirs = await ask(me.host, { ...me, 'if-none-match': String(anyones.headers['etag']) })
    expect(theirs.statusCode).toBe(200)
  })

  it('speaks the language that is asked for, else the first of the partner', async () => {
    const titleIn = async (language: string) =>
      (await attributesAt('boreale.localhost', { 'accept-language': language })).settings.sections.home.title
    expect(await titleIn('en-CA')).toBe('Keep the heat')
    expect(await titleIn('fr')).toBe('Gardez votre chaleur')
    expect(await titleIn('de')).toBe('Gardez votre chaleur')
  })

  it('answers redirect_url on an alias host [S1-7.007]', async () => {
    const { data } = (await ask('www.lakeshore.localhost')).json()
    expect(data.attributes).toEqual({ redirect_url: 'http://lakeshore.localhost' })
  })

  it('does not know other hosts', async () => {
    const answer = await ask('elsewhere.test')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0].code).toBe('partner.unknown-host')
  })
})

describe('a published change', () => {
  afterEach(() => changePartner(test, 'tejo'))

  it('of a text, a field and a switch is there at the next request [S1-1.008]', async () => {
    const fields = [{ name: 'address1', type: 'text', label: 'Rua' }]
    await changePartner(test, 'tejo', {
      settings: {
        enable_incentives: false,
        sections: { about: { title: { pt: 'Sobre nós', en: 'About' } }, building_details: { fields } },
      },
    })
    const { settings } = await attributesAt('tejo.localhost')
    expect(settings.enable_incentives).toBe(false)
    expect(settings.sections.about.title).toBe('Sobre nós')
    expect(settings.sections.building_details.fields.map(({ name }) => name)).toEqual(['address1'])
  })

  const sentAfter = async (settings: Record<string, unknown>) => {
    await changePartner(test, 'tejo', { settings })
    return (await sentBy('tejo.localhost')).settings
  }
  it('of its fields is sent as it was written, with the id of the partner [S1-3.001] [S2-3.059]', async () => {
    const fields = {
      name: 'Tejo e Mar',
      logo_url: '/partner-assets/tejo/logo.svg?2',
      logo_icon_url: '/partner-assets/tejo/logo-icon.svg?2',
      contact_email: 'casa@tejo.test',
      contact_phone: '+351 210 000 001',
      contact_name: 'Apoio à casa',
      website_url: 'https://www.tejo.example/casa',
      app_path: '/casa',
      base_url: 'https://tejo.localhost',
      currency_code: 'CAD',
      currency_icon: 'C$',
      helphero_app_id: 'k3y',
      tags: { incentive_categories: [{ id: 'roof', name: 'Roof' }], recommended_categories: ['roof'] },
      soft_recommended_subsidies: ['roof-aid'],
      soft_recommended_offers: ['roof-offer'],
    }
    await changePartner(test, 'tejo', fields)
    const expected = { ...fields, code: 'tejo', id: test.partners.tejo.id }
    expect(await sentBy('tejo.localhost')).toMatchObject(expected)
  })

  it('of its settings is sent as it was written, with the sections of pages and wizard [S1-3.003] [S1-7.006]', async () => {
    const settings = {
      user_consent_mandatory: false,
      terms_links: [{ label: 'Privacy', url: 'https://www.tejo.example/privacy' }],
      enable_incentives: false,
      enable_assessment: false,
      buildings_listed_per_page: 7,
      energyxpert_admin_enabled: true,
      disable_building_profile_edition: true,
      disable_user_profile_edition: true,
      disable_new_building_button: true,
      enable_applications_integrated: true,
      enable_default_advanced_mode: true,
      show_city: false,
      show_community: true,
      enable_sign_up_integrated: true,
      fulfill_sync_details: { allowed: true, allow_update_created_projects: true },
      schedule_plan_timeslots_user: true,
      tag_manager_id: 'GTM-TEJO1',
      localize: { key: 'k3y', enable: 'testing', tester_emails: [] },
      show_environment_alert: false,
      manual_energy_advisor_assignment: true,
      enable_energy_advisor_preference: true,
    }
    await changePartner(test, 'tejo')
    const before = (await sentBy('tejo.localhost')).settings
    const names = Object.keys(settings) as (keyof typeof settings)[]
    expect(names.filter((name) => isDeepStrictEqual(before[name], settings[name]))).toEqual([])
    const custom_css = '.hero { color: teal }'
    const user_edit_page = { title: 'Quem é' }
    const sent = await sentAfter({ ...settings, sections: { custom_css, user_edit_page } })
    expect(sent).toMatchObject({ ...settings, sections: { custom_css, user_edit_page } })
    expect(keysOf(sent.sections.audit_sections)).toEqual(SECTIONS)
  })

  it('of what people may do is sent as it was written [S2-3.047] [S2-3.051] [S2-3.052]', async () => {
    const settings = {
      enable_assessment: false,
      enable_incentives: false,
      user_consent_mandatory: false,
      disable_user_profile_edition: true,
    }
    expect(await sentAfter(settings)).toMatchObject(settings)
  })

  it('of where the site opens is sent as it was written [S2-3.040] [S2-3.045] [S2-3.046] [S2-3.048]', async () => {
    const settings = {
      allow_iframe_embedding: true,
      enable_partner_guest_user: true,
      enable_offers_public_page: true,
      fulfill_sync_details: { allowed: true },
    }
    expect(await sentAfter(settings)).toMatchObject(settings)
  })

  it('of applications and their cart is sent as it was written [S2-3.041] [S2-3.042] [S2-3.043] [S2-3.044]', async () => {
    const fulfill_sync_details = {
      allow_transition_page_for_steps: true,
      allow_update_created_projects: true,
      messages: { finish: 'Já está.', locked: 'Fechado.' },
      pages: { applications_title: 'Candidaturas', offers_title: 'Programas' },
      settings: {
        project_measures_cart: {
          cart_enabled: true,
          is_icon: false,
          img_url: '/partner-assets/tejo/logo-icon.svg',
          text: 'O seu cesto',
          tooltip_text: 'O que escolheu',
        },
      },
    }
    expect(await sentAfter({ fulfill_sync_details })).toMatchObject({ fulfill_sync_details })
  })

  it('of how advisors and restricted answers are shown is sent as it was written [S2-3.053] [S2-3.054]', async () => {
    const settings = {
      manual_energy_advisor_assignment: true,
      enable_energy_advisor_preference: true,
      admin3_restricted_data_messages: { no_permission: 'Reservado.', show: 'Ver', hide: 'Fechar' },
    }
    expect(await sentAfter(settings)).toMatchObject(settings)
  })

  it('of what lists of applications and offers show is sent as it was written [S2-3.055] [S2-3.056] [S2-3.057]', async () => {
    const settings = {
      display_applications_view_button: false,
      max_rows_number: 3,
      initial_project_creation_error: 'Não foi possível começar.',
    }
    expect(await sentAfter(settings)).toMatchObject(settings)
  })

  it('of the texts of incentive pages is sent as it was written [S2-3.058]', async () => {
    const sections = {
      user_edit_page: { title: 'Quem é' },
      incentive_application_popup: { title: 'O seu apoio', submit_label: 'Enviar' },
      incentive_ea_assignment_popup: { title: 'Fale connosco', submit_label: 'Contactar' },
      incentives: { title: 'Apoios', empty_text: 'Nada por agora.' },
      custom_css: '.hero { color: teal }',
    }
    expect(await sentAfter({ sections })).toMatchObject({ sections })
  })

  it('of maintenance is sent, and each tester sees their own name [S2-3.049]', async () => {
    const settings = { maintenance_mode: true, tester_emails: ['tester@tejo.test', 'else@tejo.test'] }
    expect(await sentAfter(settings)).toMatchObject({ maintenance_mode: true, tester_emails: [] })
    const tester = await test.signIn('tester@tejo.test')
    expect((await attributesAt(tester.host, tester)).settings.tester_emails).toEqual(['tester@tejo.test'])
  })

  it('of a field is sent with every property it has [S1-3.019]', async () => {
    const field = { ...REGION_FIELD, hidden: true, disabled: true, readonly: true }
    await changePartner(test, 'tejo', { settings: { sections: { building_details: { fields: [field] } } } })
    const { sections } = (await sentBy('tejo.localhost')).settings
    expect(sections.building_details.fields).toMatchObject([field])
  })

  it('of a wizard section is sent with its questions, pages, mode and dialog [S1-3.028] [S1-3.029]', async () => {
    const field = { name: 'heating_fuel', type: 'buttons', label: 'What keeps you warm?' }
    const renovation = {
      sub_sections: [{ name: 'fuels', title: 'Fuels', fields: [field] }],
      configurations: {
        prev_page: 'how-it-works',
        next_page: 'house-type',
        virtual_audit: { page_mode: 'advanced' },
        page_show_change_advanced_mode_modal: true,
      },
      modals: { change_advanced_mode: { title: 'Go deeper?' } },
    }
    const { audit_sections } = (await sentBy('tejo.localhost')).settings.sections
    const { configurations } = audit_sections.renovation
    const same = Object.entries(renovation.configurations).filter(([name, value]) =>
      isDeepStrictEqual(configurations[name], value),
    )
    expect(same).toEqual([])
    const { sections } = await sentAfter({ sections: { audit_sections: { renovation } } })
    expect(sections.audit_sections.renovation).toMatchObject(renovation)
    const asks = (name: string) => sections.audit_sections[name].sub_sections[0].fields[0].name
    expect(SECTIONS.filter((name) => name !== 'renovation').map(asks)).toEqual([
      'heating_fuel',
      'heating_system',
      'water_heater',
      'house_type',
      'floor_area',
      'attic_insulation',
      'window_type',
      'ventilation',
    ])
  })

  it('of custom_css is served as a style sheet [S2-3.058]', async () => {
    await changePartner(test, 'tejo', { settings: { sections: { custom_css: '.hero { color: teal }' } } })
    const url = '/partner-assets/tejo/custom.css'
    const answer = await test.app.inject({ url, headers: { host: 'tejo.localhost' } })
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(answer.body).toBe('.hero { color: teal }')
    const elsewhere = await test.app.inject({ url, headers: { host: 'lakeshore.localhost' } })
    expect(elsewhere.statusCode).toBe(404)
  })
})

it('lets the browser load the onboarding helper of a partner that has one, and of no other [S1-3.002]', async () => {
  const policyAt = async (host: string) =>
    String((await ask(host)).headers['content-security-policy']).match(/script-src[^;]*/)?.[0]
  const config = await readPartnerSource(path.resolve(import.meta.dirname, '../../../../../partners/tejo'))
  await publishConfig(test.db, 'tejo', { ...config, helphero_app_id: 'k3y' }, { at: new Date() })
  test.directory.forget()
  expect(await policyAt('tejo.localhost')).toBe("script-src 'self' https://app.helphero.co")
  expect(await policyAt('lakeshore.localhost')).toBe("script-src 'self'")
  await changePartner(test, 'tejo')
})

describe('pictures of a partner', () => {
  const file = (path: string) =>
    test.app.inject({ url: `/partner-assets/${path}`, headers: { host: 'localhost' } })

  it('are served with caching', async () => {
    const answer = await file('boreale/logo.svg')
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toContain('max-age=3600')
    expect(answer.headers['etag']).toBeDefined()
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    'boreale/partner.json',
    'boreale/texts/fr.json',
    '../package.json',
    'boreale/..%2f..%2fpackage.json',
  ])('are all that is served, not %s', async (path) => {
    expect((await file(path)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
