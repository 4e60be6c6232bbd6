import { describe, expect, it } from 'vitest'
import { features } from '../../partner/features.ts'
import { readPartnerConfig } from '../../partner/read-partner.ts'
import { lintPartner } from '../lint/lint-partner.ts'
import { NEW_PARTNER_COUNTRIES, NewPartner, PARTNER_MODULES } from './new-partner.ts'
import { newPartnerArt } from './new-partner-art.ts'
import { newPartnerConfig } from './new-partner-config.ts'

const PICTURES = {
  logo: '/partner-pictures/a.svg',
  icon: '/partner-pictures/b.svg',
  art: '/partner-pictures/c.svg',
}
const given = NewPartner.parse({
  name: 'Prairie & Sons',
  code: 'prairie',
  host: 'prairie.localhost',
  contact_email: 'home@prairie.test',
  admin_name: 'Pia Prairie',
  admin_email: 'pia@prairie.test',
  country: 'US',
  languages: ['en'],
  colour: '#7a2e8f',
  modules: ['assessment'],
})

describe('a new partner', () => {
  it.each(NEW_PARTNER_COUNTRIES)(
    'of %s passes every check in all languages, with all modules and with none',
    (country) => {
      for (const modules of [[...PARTNER_MODULES], []]) {
        const config = newPartnerConfig(
          { ...given, country, modules, languages: ['pt', 'en', 'es', 'fr'] },
          PICTURES,
        )
        expect(lintPartner(config, config)).toEqual([])
      }
    },
  )
  it('has what its modules say, and guests only beside applications', () => {
    const read = readPartnerConfig(
      newPartnerConfig({ ...given, modules: ['assessment', 'guests'] }, PICTURES),
    )
    expect(read.kind === 'valid' && read.configs.en?.settings).toMatchObject({
      enable_assessment: true,
      enable_incentives: false,
      enable_partner_guest_user: false,
    })
  })
  it('has a switch between its languages if it has several', () => {
    const switchOf = (languages: (typeof given)['languages']) => {
      const read = readPartnerConfig(newPartnerConfig({ ...given, languages }, PICTURES))
      const config = read.kind === 'valid' ? read.configs.en : undefined
      return config && features(config, null).localization
    }
    expect([switchOf(['en']), switchOf(['fr', 'en'])]).toEqual([false, true])
  })
  it('draws its pictures of its name and colour, as drawings that are no programs', () => {
    const { logo } = newPartnerArt('Prairie & Sons', '#7a2e8f')
    expect(logo).toContain('Prairie &amp; Sons')
    expect(logo.startsWith('<svg ')).toBe(true)
  })
})
