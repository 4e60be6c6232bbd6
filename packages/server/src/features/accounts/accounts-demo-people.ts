import type { ExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import type { Language } from '@hearthlight/domain/texts/namespaces'

export type DemoCustomer = {
  readonly email: string
  readonly language: Language
  readonly first_name: string
  readonly last_name: string
  readonly mailing_address: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly zip: string
  readonly partner_account_id: string | null
  readonly extra_info: Partial<ExtraInfo>
}

const unsynced = { partner_account_id: null, extra_info: {} }
const wisconsin = { language: 'en', region: 'WI', country: 'US', ...unsynced } as const
const quebec = { language: 'fr', region: 'QC', country: 'CA', ...unsynced } as const
const portugal = { language: 'pt', region: 'Lisboa', country: 'PT', ...unsynced } as const

const CUSTOMERS: Readonly<Record<string, readonly DemoCustomer[]>> = {
  lakeshore: [
    {
      ...wisconsin,
      email: 'homeowner@lakeshore.test',
      first_name: 'Nora',
      last_name: 'Lindqvist',
      mailing_address: '1418 Rutledge Street',
      city: 'Madison',
      zip: '53703',
      partner_account_id: 'LP-4100-2201',
    },
    {
      ...wisconsin,
      email: 'new@lakeshore.test',
      first_name: 'Avery',
      last_name: 'Novak',
      mailing_address: '212 East Mifflin Street',
      city: 'Madison',
      zip: '53703',
    },
    {
      ...wisconsin,
      email: 'tester@lakeshore.test',
      first_name: 'Quinn',
      last_name: 'Sorensen',
      mailing_address: '60 South Main Street',
      city: 'Oshkosh',
      zip: '54902',
    },
  ],
  boreale: [
    {
      ...quebec,
      email: 'homeowner@boreale.test',
      first_name: 'Mélanie',
      last_name: 'Gagnon',
      mailing_address: '1450, rue Saint-Édouard',
      city: 'Trois-Rivières',
      zip: 'G9A 5S2',
      partner_account_id: 'BO-100-234',
      extra_info: { is_fulfill_sync: true },
    },
    {
      ...quebec,
      email: 'new@boreale.test',
      first_name: 'Étienne',
      last_name: 'Lavoie',
      mailing_address: '9, rue de la Montagne',
      city: 'Sherbrooke',
      zip: 'J1H 4A7',
      extra_info: { is_fulfill_sync: true, verification_step: 'email_search' },
    },
    {
      ...quebec,
      email: 'tester@boreale.test',
      first_name: 'Camille',
      last_name: 'Roy',
      mailing_address: '77, rue Principale',
      city: 'Rimouski',
      zip: 'G5L 1C3',
    },
  ],
  tejo: [
    {
      ...portugal,
      email: 'homeowner@tejo.test',
      first_name: 'Beatriz',
      last_name: 'Carvalho',
      mailing_address: 'Rua das Janelas Verdes 40',
      city: 'Lisboa',
      zip: '1200-691',
      partner_account_id: 'TJ-7001150',
    },
    {
      ...portugal,
      email: 'new@tejo.test',
      first_name: 'Tomás',
      last_name: 'Pereira',
      mailing_address: 'Rua de São Bento 218',
      city: 'Lisboa',
      zip: '1200-821',
    },
    {
      ...portugal,
      email: 'tester@tejo.test',
      first_name: 'Leonor',
      last_name: 'Duarte',
      mailing_address: 'Avenida 5 de Outubro 12',
      city: 'Setúbal',
      zip: '2900-311',
    },
  ],
}

export const demoCustomers = (partnerCode: string): readonly DemoCustomer[] => CUSTOMERS[partnerCode] ?? []
