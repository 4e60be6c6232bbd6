import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pathText } from '../../shared/json-path.ts'
import { applyPatches, type Patch } from '../patch.ts'
import { lintPartner } from './lint-partner.ts'

const read = (code: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../partners/${code}/partner.json`, import.meta.url), 'utf8'))
const lakeshore = read('lakeshore')
const found = (...patches: Patch[]) =>
  lintPartner(applyPatches(lakeshore, patches), lakeshore).map(
    ({ code, severity, path }) => `${severity} ${code} ${pathText(path)}`,
  )

describe('the checks of a draft', () => {
  it.each(['lakeshore', 'boreale', 'tejo'])('find nothing that stops %s', (code) => {
    expect(lintPartner(read(code), read(code)).filter(({ severity }) => severity === 'stop')).toEqual([])
  })
  it('name what is not valid by its path', () => {
    expect(found({ path: ['country'], value: 'Atlantis' })).toEqual(['stop invalid country'])
  })
  it('find a text that is missing in a language, once', () => {
    expect(found({ path: ['contact_name'], value: { en: 'Desk' } })).toEqual([
      'stop missing-text contact_name.es',
    ])
  })
  it('find a text of which another language still says the old sentence', () => {
    const title = ['settings', 'sections', 'home', 'sections', 0, 'title']
    expect(found({ path: [...title, 'en'], value: 'Keep the heat you pay for' })).toEqual([
      'warn stale-text settings.sections.home.sections[0].title.es',
    ])
    expect(found({ path: title, value: { en: 'Keep the heat', es: 'Guarde el calor' } })).toEqual([])
  })
  it('find English that the readers of this partner would spell otherwise', () => {
    const title = ['settings', 'sections', 'home', 'sections', 0, 'title']
    const british = { en: 'Ask your neighbours about draughts', es: 'Pregunte a sus vecinos' }
    expect(found({ path: title, value: british })).toEqual([
      'warn other-english settings.sections.home.sections[0].title.en',
    ])
    expect(
      found({ path: title, value: british }, { path: ['settings', 'english'], value: 'en-GB' }),
    ).not.toContain('warn other-english settings.sections.home.sections[0].title.en')
  })
  it.each(['lakeshore', 'boreale', 'tejo'])('find one English in %s', (code) => {
    const found = lintPartner(read(code), read(code)).filter(({ code }) => code === 'other-english')
    expect(found.map(({ path, params }) => `${pathText(path)}: ${params['word']}`)).toEqual([])
  })
  it('find links to pages that are not there or are switched off', () => {
    const links = ['settings', 'sections', 'footer', 'links']
    const label = { en: 'There', es: 'Allí' }
    expect(found({ path: links, value: [{ label, url: '/nowhere' }] })).toEqual([
      'stop no-page settings.sections.footer.links[0].url',
    ])
    expect(found({ path: links, value: [{ label, route: 'iframe-test' }] })).toEqual([
      'warn page-off settings.sections.footer.links[0].route',
    ])
    expect(found({ path: links, value: [{ label, url: '/about#us' }] })).toEqual([])
  })
  it('find dead ends: no host, no way in, no way on from the home page', () => {
    expect(found({ path: ['hosts', 'names'], value: [] })).toEqual(['stop no-host hosts.names'])
    expect(
      found(
        { path: ['sso', 'allowed'], value: false },
        { path: ['sso', 'hide_user_pass_login'], value: true },
      ),
    ).toContain('stop no-way-in sso.hide_user_pass_login')
    expect(found({ path: ['settings', 'sections', 'home', 'sections'], value: [] })).toEqual([
      'stop no-start settings.sections.home.sections',
    ])
  })
  it('find two languages without a switch between them, and no switch that one language needs', () => {
    const off = { path: ['settings', 'localize', 'enable'], value: 'disabled' }
    expect(found(off)).toEqual(['warn no-language-switch settings.localize.enable'])
    expect(found(off, { path: ['languages'], value: ['en'] })).toEqual([])
    expect(found({ ...off, value: 'testing' })).toEqual([])
  })
  it('find switches that contradict one another, and a site that is closed', () => {
    expect(found({ path: ['settings', 'enable_offers_public_page'], value: false })).toContain(
      'warn contradiction settings.enable_partner_guest_user',
    )
    expect(found({ path: ['settings', 'maintenance_mode'], value: true })).toEqual([
      'warn maintenance settings.maintenance_mode',
    ])
  })
})
