import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { IncentiveCatalogue } from '../../../incentives/incentive-catalogue.ts'
import { ValidProgram } from '../../../programs/lint/valid-program.ts'
import { lintContent } from './lint-content.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../../../partners')
const read = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(PARTNERS, ...names), 'utf8'))

const PARTNER_CODES = ['lakeshore', 'boreale', 'tejo'] as const

function contentOf(code: string) {
  const folder = path.join(PARTNERS, code, 'programs')
  const programs = existsSync(folder) ? readdirSync(folder) : []
  return {
    site: read(code, 'partner.json'),
    catalogue: IncentiveCatalogue.parse(read(code, 'incentives.json')),
    programs: programs.map((name) => ValidProgram.parse(read(code, 'programs', name))),
  }
}

it.each(PARTNER_CODES)('%s says one thing, wherever it says it', (code) => {
  expect(
    lintContent(contentOf(code)).map(
      ({ document, code, path, message }) => `${document} ${code} ${path.join('.')}: ${message}`,
    ),
  ).toEqual([])
})

it.each([
  ['lakeshore', 'account-number'],
  ['boreale', 'compte'],
])('%s asks for account numbers as its accounts have them, and gives one as an example', (code, question) => {
  const asked = contentOf(code).catalogue.questions[question]
  const [rule] = asked?.rules ?? []
  const pattern = rule?.kind === 'pattern' ? rule.pattern : ''
  const [, ...lines] = readFileSync(path.join(PARTNERS, code, 'accounts.csv'), 'utf8')
    .trim()
    .split('\n')
  const numbers = lines.map((line) => line.split(',')[0] ?? '')
  expect(numbers.length).toBeGreaterThan(1)
  for (const number of numbers) expect(number).toMatch(new RegExp(`^(?:${pattern})$`, 'u'))
  const examples = [asked?.description, rule?.says].flatMap((words) => Object.values(words ?? {}))
  for (const text of examples) expect(text).toMatch(new RegExp(pattern, 'u'))
})

it.each(PARTNER_CODES)('%s leads from each incentive to a page of its own', (code) => {
  const pages = contentOf(code).catalogue.incentives.map(({ learn_more_url }) => learn_more_url)
  expect(pages.filter((page, index) => page !== null && pages.indexOf(page) !== index)).toEqual([])
})

it.each(PARTNER_CODES)('%s says where to send the invoice that an approval asks for', (code) => {
  const told = contentOf(code)
    .programs.flatMap(({ statuses }) => Object.values(statuses))
    .flatMap(({ description }) => Object.values(description ?? {}))
    .filter((text) => /\b(?:send|envíe|envoyez|envie)\b.*\b(?:invoice|factura|facture|fatura)\b/i.test(text))
  expect(told.filter((text) => !text.includes('@'))).toEqual([])
})

it.each([
  ['lakeshore', /\bRSI\b|\bU \d|W\/m²K/],
  ['boreale', /\bR-?\d|\bU \d|W\/m²K/],
  ['tejo', /\bR-?\d|\bRSI\b/],
])('%s gives insulation in no other unit than its site does', (code, otherUnits) => {
  expect(JSON.stringify(contentOf(code))).not.toMatch(otherUnits)
})
