import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { IncentiveCatalogue } from '../../../incentives/incentive-catalogue.ts'
import { ValidProgram } from '../../../programs/definition/valid-program.ts'
import { lintContent } from './lint-content.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../../../partners')
const read = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(PARTNERS, ...names), 'utf8'))

function contentOf(code: string) {
  const folder = path.join(PARTNERS, code, 'programs')
  const programs = existsSync(folder) ? readdirSync(folder) : []
  return {
    site: read(code, 'partner.json'),
    catalogue: IncentiveCatalogue.parse(read(code, 'incentives.json')),
    programs: programs.map((name) => ValidProgram.parse(read(code, 'programs', name))),
  }
}

it.each(['lakeshore', 'boreale', 'tejo'])('%s says one thing, wherever it says it', (code) => {
  expect(
    lintContent(contentOf(code)).map(
      ({ document, code, path, message }) => `${document} ${code} ${path.join('.')}: ${message}`,
    ),
  ).toEqual([])
})
