import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const REFERENCE = process.env['HEARTHLIGHT_REFERENCE_DATA']
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Figures beside the readings and the method: another product's layout of a file, or words about it. */
const BESIDE =
  /\.(totalKwhIfMilliWh|joinedBills|joinedNote|dstRules|readingTypeFields|valuesSum|costSumDollars|totalCcf|readTypes|hourReadings|perDay|kind|sections|firstBill|lastBill|meanTemperatureC|days|rows)(\.|:)/

describe.skipIf(REFERENCE === undefined)('the reference data of meters', () => {
  it('are met by every model, band, total, gap and check', () => {
    const fixtures = path.join(REFERENCE ?? '', 'meter/fixtures')
    const report = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'tools/validation/validate-meters.ts', fixtures],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )
    const lines = report.trim().split('\n')
    expect(lines.at(-1)).toMatch(/^\d+ values differ$/)
    expect(lines.slice(0, -1).filter((line) => !BESIDE.test(line))).toEqual([])
  })
})

it.skipIf(REFERENCE !== undefined)(
  'the reference data of meters are skipped: HEARTHLIGHT_REFERENCE_DATA is not set',
  (context) => {
    context.skip()
  },
)
