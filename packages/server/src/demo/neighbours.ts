import type { DemoApplication } from '../features/programs/program-applications-demo.ts'
import type { DemoVisit } from './seed-visit.ts'

export type Neighbour = {
  readonly first_name: string
  readonly last_name: string
  readonly address: string
  readonly city: string
  readonly zip: string
  readonly year: number
  readonly area: number
  /** Their home came this many days ago. */
  readonly daysAgo: number
  /** What differs from the usual answers about a home; null: the assessment is not finished. */
  readonly answers: { readonly house_type: string; readonly heating_fuel: string } | null
  readonly applications: readonly DemoApplication[]
  /** An energy advisor comes to see the home. */
  readonly visit?: DemoVisit
}

/** Three tons: what they are paid is the rate of the fuel that goes. */
const DUE = { natural_gas: '1200.00', oil: '2400.00', propane: '2400.00' } as const
const pump = (kind: 'ducted' | 'ductless', price: number, fuel_today: keyof typeof DUE = 'natural_gas') => ({
  program: 'heat-pump-2026',
  amount: DUE[fuel_today],
  measures: {},
  answers: {
    ...{ fuel_today, old_goes: 'true', age_today: 22, reasons: ['it_is_old', 'cost'] },
    ...{ ahri_number: 204_418_337, capacity_tons: 3, kind, price, bought: 'false' },
    ...(kind === 'ductless' && { heads: 3 }),
    installer: 'Kohler Heating & Air',
  },
})
export const insulation = (
  year_built: number,
  attic_today: string,
  measures: Readonly<Record<string, number>>,
) => ({
  program: 'insulation-2026',
  measures,
  answers: {
    ...{ year_built, heated_area: 1700, owner: 'i_do', attic_today, work_begun: 'false', people: 3 },
    rooms_cold: ['bedrooms', 'basement'],
  },
})
const bundle = (cleaners: number, lamps: number) => ({
  program: 'appliance-bundle-2026',
  answers: {},
  measures: { 'air-cleaner': cleaners, 'led-fixture': lamps },
})
const kit = (home_kind: string, drafty_doors: number, postal_address: string) => ({
  program: 'free-weatherization',
  measures: {},
  answers: { home_kind, drafty_doors, postal_address, language_of_guide: 'english' },
})
type Move = readonly [to: string, daysAgo: number]
const handedIn = (daysAgo: number, ...moves: readonly Move[]) => ({
  daysAgo,
  moves: [['submitted', daysAgo] as const, ...moves].map(([to, ago]) => ({ to, daysAgo: ago })),
})
/** Reviewed a day later and handed back the day after, with a question about the kind of home. */
const asked = (daysAgo: number, content: string) => ({
  ...handedIn(daysAgo, ['eligibility_review', daysAgo - 1], ['information_requested', daysAgo - 2]),
  asked: { kind: 'answer', item_id: 'home_kind', content } as const,
})
const detached = { house_type: 'detached', heating_fuel: 'natural_gas' }

/** People of Lakeshore's territory as a reviewer meets them: new, waiting, asked, approved, paid, declined. */
export const NEIGHBOURS: readonly Neighbour[] = [
  {
    ...{ first_name: 'Halima', last_name: 'Abubakar', address: '1127 Erie Avenue', city: 'Sheboygan' },
    ...{ zip: '53081', year: 1958, area: 1480, daysAgo: 41, answers: detached },
    visit: { inDays: 0, at: '08:30' },
    applications: [
      { ...pump('ducted', 14_200), ...handedIn(26, ['eligibility_review', 24]) },
      { ...bundle(1, 6), ...handedIn(9, ['eligibility_review', 8], ['approved', 5]) },
    ],
  },
  {
    ...{ first_name: 'Karl-Johan', last_name: 'Lindgren', address: 'W3870 County Road V' },
    ...{ city: 'Cedar Grove', zip: '53013', year: 1931, area: 2240, daysAgo: 63 },
    visit: { inDays: -3, at: '14:00' },
    answers: { ...detached, heating_fuel: 'propane' },
    applications: [
      {
        ...pump('ductless', 11_900, 'propane'),
        ...handedIn(58, ['eligibility_review', 55], ['approved', 46], ['payment_issued', 30]),
      },
      {
        ...insulation(1931, 'none', { 'air-sealing': 1, 'attic-r60': 1000 }),
        ...handedIn(12, ['eligibility_review', 9]),
      },
    ],
  },
  {
    ...{ first_name: 'Gail', last_name: 'Petersen', address: '604 Huron Street', city: 'Manitowoc' },
    ...{ zip: '54220', year: 1974, area: 1610, daysAgo: 33, answers: { ...detached, house_type: 'semi' } },
    visit: { inDays: 0, at: '10:30' },
    applications: [
      {
        ...insulation(1974, 'r_11_to_r_19', { 'attic-r60': 800 }),
        ...handedIn(19, ['eligibility_review', 17]),
      },
    ],
  },
  {
    ...{ first_name: 'Duc', last_name: 'Nguyen', address: '2312 Superior Avenue', city: 'Sheboygan' },
    ...{ zip: '53081', year: 1989, area: 1390, daysAgo: 24, answers: { ...detached, house_type: 'row_mid' } },
    applications: [{ ...bundle(2, 12), ...handedIn(1) }],
  },
  {
    ...{ first_name: 'Rosa', last_name: 'Delgado', address: '918 Mill Street', city: 'Plymouth' },
    ...{ zip: '53073', year: 1966, area: 1520, daysAgo: 52, answers: detached },
    visit: { inDays: 0, at: '13:00' },
    applications: [
      {
        ...pump('ducted', 13_400),
        ...handedIn(47, ['eligibility_review', 44], ['approved', 33]),
      },
    ],
  },
  {
    ...{
      first_name: 'Ethan',
      last_name: 'Brzezinski',
      address: '77 Fond du Lac Avenue',
      city: 'Sheboygan Falls',
    },
    ...{ zip: '53085', year: 1949, area: 1180, daysAgo: 17, answers: { ...detached, heating_fuel: 'oil' } },
    applications: [
      { ...pump('ductless', 9_800, 'oil'), ...handedIn(3) },
      {
        ...kit('house', 3, '77 Fond du Lac Avenue, Sheboygan Falls, WI, 53085'),
        ...asked(3, 'Is it a house or a flat? The address has several mailboxes.'),
      },
    ],
  },
  {
    ...{ first_name: 'Priya', last_name: 'Raman', address: '330 Beech Drive', city: 'Kohler' },
    ...{ zip: '53044', year: 2004, area: 2610, daysAgo: 29, answers: detached },
    applications: [
      { ...bundle(3, 20), ...handedIn(22, ['eligibility_review', 20], ['declined', 15]) },
      {
        ...pump('ducted', 16_750),
        ...handedIn(21, ['eligibility_review', 19], ['approved', 11]),
      },
    ],
  },
  {
    ...{ first_name: 'Walter', last_name: 'Hoffmann', address: '1409 Washington Street', city: 'Two Rivers' },
    ...{ zip: '54241', year: 1922, area: 1960, daysAgo: 70, answers: { ...detached, heating_fuel: 'wood' } },
    visit: { inDays: 1, at: '17:00' },
    applications: [
      {
        ...insulation(1922, 'up_to_r_11', { 'air-sealing': 1, 'attic-r60': 980, 'wall-dense-pack': 1200 }),
        ...handedIn(66, ['eligibility_review', 60], ['approved', 50], ['payment_issued', 31]),
      },
      {
        ...kit('house', 5, '1409 Washington Street, Two Rivers, WI, 54241'),
        ...asked(6, 'A kit seals up to four doors. Is it a house with a single flat?'),
      },
    ],
  },
  {
    ...{ first_name: 'Simone', last_name: 'Okafor', address: '5 Lighthouse Court', city: 'Port Washington' },
    ...{ zip: '53074', year: 1997, area: 1050, daysAgo: 13 },
    answers: { house_type: 'apartment', heating_fuel: 'electricity' },
    applications: [
      { ...kit('apartment', 1, '5 Lighthouse Court, Port Washington, WI, 53074'), ...handedIn(5) },
    ],
  },
  {
    ...{ first_name: 'Marcus', last_name: 'Lee', address: '814 Green Bay Road', city: 'Cedarburg' },
    ...{ zip: '53012', year: 1979, area: 1880, daysAgo: 9, answers: null },
    visit: { inDays: 2, at: '17:00' },
    applications: [{ ...bundle(1, 4), daysAgo: 2 }],
  },
  {
    ...{ first_name: 'Ingrid', last_name: 'Sundby', address: 'N6120 Lakeshore Road', city: 'Cleveland' },
    ...{ zip: '53015', year: 1961, area: 1330, daysAgo: 38, answers: detached },
    visit: { inDays: -1, at: '09:00' },
    applications: [
      {
        ...insulation(1961, 'r_11_to_r_19', { 'air-sealing': 1, 'floor-r30': 900 }),
        ...handedIn(34, ['eligibility_review', 31], ['approved', 20]),
      },
      { ...bundle(1, 10), ...handedIn(34, ['eligibility_review', 30], ['withdrawn', 22]) },
    ],
  },
  {
    ...{ first_name: 'Tomasz', last_name: 'Zielinski', address: '222 Calumet Drive', city: 'Kiel' },
    ...{ zip: '53042', year: 1985, area: 1720, daysAgo: 4, answers: null, applications: [] },
  },
]
