import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { IncentiveCatalogue } from '../../../incentives/incentive-catalogue.ts'
import { ValidProgram } from '../../../programs/lint/valid-program.ts'
import type { JsonPath } from '../../../shared/json-path.ts'
import { applyPatches } from '../../patch.ts'
import { lintContent } from './lint-content.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../../partners/lakeshore/${name}`, import.meta.url), 'utf8'))
const SITE = read('partner.json')
const CATALOGUE = IncentiveCatalogue.parse(read('incentives.json'))
const PROGRAMS = ['insulation', 'heat-pump', 'appliances', 'weatherization-kit'].map((name) =>
  ValidProgram.parse(read(`programs/${name}.json`)),
)

/** The demo with one thing changed, which is then all that is found. */
const found = (change: {
  site?: [JsonPath, unknown]
  incentive?: [string, object]
  program?: [string, JsonPath, unknown]
  archived?: string
}) => {
  const [code, over] = change.incentive ?? ['', {}]
  const [programCode, path, value] = change.program ?? ['', [], undefined]
  const programs = PROGRAMS.map((program) =>
    program.code === programCode
      ? ValidProgram.parse(applyPatches(program, [{ path: [...path], value: value as never }]))
      : program,
  )
  const [place, words] = change.site ?? [[], undefined]
  return lintContent({
    site:
      change.site === undefined ? SITE : applyPatches(SITE, [{ path: [...place], value: words as never }]),
    catalogue: {
      ...CATALOGUE,
      incentives: CATALOGUE.incentives.map((entry) => (entry.code === code ? { ...entry, ...over } : entry)),
    },
    programs,
    ...(change.archived !== undefined && { archived: new Set([change.archived]) }),
  }).map(({ document, code, message }) => `${document} ${code ?? ''}: ${message}`)
}

it('finds an incentive that says another amount than the program it is applied for in', () => {
  const amount = {
    parts: [{ kind: 'per_unit', rate: '0.50', unit: 'ft2', cap: '1000' }],
    never_above_cost: true,
  }
  const description = { en: '**$0.50 a square foot**', es: '**$0.50 por pie cuadrado**' }
  expect(found({ incentive: ['wall-insulation', { amount, description }] })).toEqual([
    'catalogue wall-insulation: is another amount than insulation-2026 pays for wall-dense-pack',
  ])
})

it('finds a second price and a second way to apply for one measure, but no bonus and no alternative', () => {
  expect(found({ incentive: ['wall-insulation', { program: null }] })).toEqual([
    'program insulation-2026: has another price and another way to apply as the incentive wall-insulation',
    'catalogue wall-insulation: is paid by the unit, and nothing asks how much there is',
  ])
})

it('finds no second price in a program that takes no applications any more', () => {
  const incentive: [string, object] = ['wall-insulation', { program: null }]
  expect(found({ incentive, archived: 'insulation-2026' })).toEqual([
    'catalogue wall-insulation: is paid by the unit, and nothing asks how much there is',
  ])
  expect(found({ incentive, archived: 'heat-pump' })).toHaveLength(2)
})

it('finds a way in that leads nowhere: no such program, no such measure', () => {
  expect(
    found({ incentive: ['heat-pump-gas-backup', { program: { code: 'gone', measure: null } }] }),
  ).toContain('catalogue heat-pump-gas-backup: no such program: gone')
  expect(
    found({ incentive: ['air-sealing', { program: { code: 'insulation-2026', measure: 'gone' } }] }),
  ).toContain('catalogue air-sealing: no such measure of insulation-2026: gone')
})

it('finds what an incentive asks for and its program never will', () => {
  expect(found({ incentive: ['air-sealing', { documents: ['invoice'] }] })).toEqual([
    'catalogue air-sealing: the program insulation-2026 asks; nobody is asked this',
  ])
})

it('finds a sum in a text that is not paid, in any language', () => {
  const description = { en: '**$600** at once.', es: '**$750** al momento.' }
  expect(found({ incentive: ['heat-pump-water-heater', { description }] })).toEqual([
    'catalogue heat-pump-water-heater: is no sum that it pays: 750',
  ])
  const says = { en: 'Up to **$3,000**.', es: 'Hasta **$2,400**.' }
  expect(found({ program: ['heat-pump-2026', ['description'], says] })).toEqual([
    'program heat-pump-2026: is no sum that it pays: 3000',
  ])
  const formula = ['measure_groups', 1, 'measures', 0, 'formula_says']
  expect(
    found({ program: ['insulation-2026', formula, { en: '$600', es: '$1.25 por pie², hasta $1,050' }] }),
  ).toEqual(['program insulation-2026: is no sum of the formula: 600'])
})

it('finds a limit that the catalogue and the cart tell differently', () => {
  const cart = PROGRAMS[0]?.cart
  const says = { en: 'At most $2,400.', es: 'Como máximo $2,400.' }
  expect(found({ program: ['insulation-2026', ['cart'], { ...cart, cap: '2500', cap_says: says }] })).toEqual(
    ['program insulation-2026: is another limit than that of the incentives: envelope-2026'],
  )
})

it('finds an amount that is typed on the home page, and an incentive there that is not open', () => {
  const items = ['settings', 'sections', 'home', 'sections', 3, 'items']
  const item = { pictogram: 'attic', name: 'Attic' }
  expect(found({ site: [items, [{ ...item, amount: '$750' }]] })).toEqual([
    'site : is typed: name the incentive, and its amount is shown',
  ])
  expect(found({ site: [items, [{ ...item, incentive: 'gone' }]] })).toEqual([
    'site : no such incentive is open: gone',
  ])
  expect(
    found({ site: [items, [{ ...item, incentive: 'attic-insulation', note: 'Up to $1,500' }]] }),
  ).toEqual(['site : is no sum that attic-insulation pays: 1500'])
})

it('finds what is announced and not asked for, and what is asked for and not announced', () => {
  const needed = { name: { en: 'Radon test', es: 'Prueba de radón' }, required: true }
  const announced = PROGRAMS.find(({ code }) => code === 'appliance-bundle-2026')?.have_at_hand ?? []
  const change = (list: unknown[]) => found({ program: ['appliance-bundle-2026', ['have_at_hand'], list] })
  expect(change([...announced, needed])).toEqual([
    'program appliance-bundle-2026: Radon test / Prueba de radón: is announced and not asked for',
  ])
  expect(change([])).toEqual([
    'program appliance-bundle-2026: Receipt / Recibo: is asked for and not announced',
  ])
  expect(change(announced.map((each) => ({ ...each, required: false })))).toEqual([
    'program appliance-bundle-2026: Receipt / Recibo: must be given',
  ])
})

it('finds a length of a visit that is typed, in any language, or that the schedule does not say', () => {
  const typed = 'catalogue home-visit: the length of the visit is typed: say {{visit.length}}'
  for (const es of ['Una visita de una hora.', 'Una visita de 90 minutos.'])
    expect(
      found({ incentive: ['home-visit', { short_description: { en: 'A visit of {{visit.length}}.', es } }] }),
    ).toEqual([typed])
  for (const description of [{ en: 'A two-hour visit.' }, { fr: 'Deux heures.' }, { pt: 'Uma hora e meia.' }])
    expect(found({ incentive: ['home-visit', { description }] })).toEqual([typed])
  const schedule = { types: ['home-visit'], by_user: true }
  expect(found({ incentive: ['home-visit', { schedule }] })).toEqual([
    'catalogue home-visit: the schedule says no minutes',
  ])
  const description = { en: 'An advisor comes for three hours.', es: 'Viene un asesor.' }
  expect(found({ program: ['insulation-2026', ['description'], description] })).toEqual([
    'program insulation-2026: the length of the visit is typed: it has none',
  ])
})

it('finds an incentive that is paid by the unit and asks for no quantity', () => {
  expect(found({ incentive: ['central-air', { amount_question: null }] })).toEqual([
    'catalogue central-air: is paid by the unit, and nothing asks how much there is',
  ])
})

it('finds an incentive and a program of which only one asks to wait for the approval', () => {
  expect(found({ incentive: ['heat-pump-oil-propane', { needs_approval_first: false }] })).toEqual([
    'catalogue heat-pump-oil-propane: the program heat-pump-2026 asks to wait for the approval; this does not',
  ])
  const buysFirst = found({
    program: ['heat-pump-2026', ['statuses', 'project_initiation', 'do_not_buy_yet'], false],
  })
  expect(buysFirst).toEqual(
    ['heat-pump-gas-backup', 'heat-pump-electric-home', 'heat-pump-oil-propane'].map(
      (code) => `catalogue ${code}: the program heat-pump-2026 does not ask to wait for an approval`,
    ),
  )
})

it('finds an address that the site does not name, and takes those that it does', () => {
  const says = (address: string) => ({ en: `Write to ${address}.`, es: `Escriba a ${address}.` })
  const path = ['statuses', 'declined', 'description']
  expect(found({ program: ['heat-pump-2026', path, says('nobody@lakeshore.test')] })).toEqual(
    Array(2).fill('program heat-pump-2026: is no address that the site names: nobody@lakeshore.test'),
  )
  expect(found({ incentive: ['windows', { short_description: says('nobody@lakeshore.test') }] })).toEqual(
    Array(2).fill('catalogue windows: is no address that the site names: nobody@lakeshore.test'),
  )
  expect(found({ program: ['heat-pump-2026', path, says('privacy@lakeshore.test')] })).toEqual([])
})

it('finds two kinds of work or two categories that are called the same, whatever their case', () => {
  const [first, second] = Object.keys(CATALOGUE.project_types)
  const project_types = {
    ...CATALOGUE.project_types,
    // In another language they may share a word; one that no incentive is of is shown to nobody.
    [second ?? '']: { en: ` ${CATALOGUE.project_types[first ?? '']?.en?.toUpperCase()} `, es: 'Otra cosa' },
    unused: CATALOGUE.project_types[first ?? ''] ?? {},
  }
  const named = CATALOGUE.incentives.filter(({ project_type }) => project_type === second)
  expect(named.length).toBeGreaterThan(0)
  const kinds = (content: Parameters<typeof lintContent>[0]) =>
    lintContent(content).filter(({ rule }) => rule === 'kind-named-twice')
  expect(kinds({ site: SITE, catalogue: { ...CATALOGUE, project_types }, programs: PROGRAMS })).toMatchObject(
    named.map(({ code }) => ({ document: 'catalogue', code, path: ['project_type'] })),
  )
  const categories = [
    { id: 'a', name: { en: 'Heat', es: 'Calor' } },
    { id: 'b', name: { en: 'Air', es: 'Aire' } },
    { id: 'c', name: 'heat' },
  ]
  const site = applyPatches(SITE, [{ path: ['tags', 'incentive_categories'], value: categories }])
  expect(kinds({ site, catalogue: CATALOGUE, programs: PROGRAMS })).toMatchObject([
    { document: 'site', path: ['tags', 'incentive_categories', 2, 'name'], params: { name: 'heat' } },
  ])
})

it('finds a rule that reads what neither the site nor a question tells', () => {
  const openRules = (section: string, value: unknown) =>
    found({ site: [['settings', 'sections', 'audit_sections', section], value] }).filter((each) =>
      each.includes('reads what neither'),
    )
  expect(openRules('fuel_type', { enabled: true })).toEqual([])
  // The furnace and the water heater are asked about in their applications, and the program of heat pumps asks itself.
  expect(openRules('fuel_type', { enabled: false })).toEqual([])
  const insulation = { field_overrides: { attic_insulation: { hidden: true } } }
  expect(openRules('insulation_type', insulation)).toEqual([])
  expect(openRules('windows_and_doors', { enabled: false })).toEqual([
    'catalogue air-sealing: reads what neither the site nor a question asks: Your home is not already tight.',
    'catalogue windows: reads what neither the site nor a question asks: Your windows are single pane today.',
  ])
})
