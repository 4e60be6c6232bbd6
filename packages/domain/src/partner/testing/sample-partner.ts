import { PartnerConfig, type PartnerConfigInput } from '../partner-config.ts'

/** A partner with nothing but its identity; tests give what they are about. */
export const samplePartner = (given: Partial<PartnerConfigInput> = {}): PartnerConfig =>
  PartnerConfig.parse({
    code: 'acme',
    name: 'Acme',
    logo_url: '/l.svg',
    logo_icon_url: '/i.svg',
    contact_email: 'home@acme.test',
    country: 'US',
    ...given,
  })
