import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { jsonReport, printReport, type Report } from './engine/report.ts'
import { type Ashrae140File, validateAshrae140 } from './engine/validate-ashrae140.ts'
import { type EnergyPlusCase, validateEnergyPlus } from './engine/validate-energyplus.ts'
import { validateHot2000 } from './engine/validate-hot2000.ts'
import { weatherSource } from './engine/weather.ts'

const USAGE = `Checks the engine against reference results.

  npm run validate:engine -- FILE [--weather DIR] [--json | --markdown] [--core]

FILE       houses with EnergyPlus results, ASHRAE 140 cases, or audited houses with HOT2000 results
--weather  directory of hourly EPW files (.epw or .epw.gz) to use instead of mean days
--core     only the cases marked as core`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    weather: { type: 'string' },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    core: { type: 'boolean', default: false },
  },
})

const validateFile = (path: string): Report => {
  const file = JSON.parse(readFileSync(path, 'utf8'))
  const weather = weatherSource(path, values.weather, file.weather ?? {})
  if (Array.isArray(file.houses)) return validateHot2000(file.houses, weather)
  if (Array.isArray(file.deltas)) return validateAshrae140(file as Ashrae140File, weather)
  const cases: readonly EnergyPlusCase[] = Array.isArray(file) ? file : file.cases
  if (!Array.isArray(cases)) throw new Error(`${path}: neither cases nor houses`)
  return validateEnergyPlus(values.core ? cases.filter((item) => item.core) : cases, weather)
}

const [path] = positionals
if (path === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const report = validateFile(path)
  console.log(values.json ? jsonReport(report) : printReport(report, values.markdown))
}
