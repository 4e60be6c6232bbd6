import { readFileSync } from 'node:fs'
import { FITTED } from '../../packages/engine/src/fitted.ts'
import { validateLeftOut } from './engine/left-out.ts'
import type { Summary } from './engine/statistics.ts'
import { type EnergyPlusCase, validateEnergyPlus } from './engine/validate-energyplus.ts'
import { weatherSource } from './engine/weather.ts'

/** Usage: npm run validate:left-out -- FILE. Prints tables in Markdown; takes some minutes. */
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('usage: npm run validate:left-out -- FILE')
const file = JSON.parse(readFileSync(path, 'utf8'))
const cases: readonly EnergyPlusCase[] = file.cases
const weather = weatherSource(path, undefined, file.weather ?? {})

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const cells = ({ median, p90, within10 }: Summary) => [median, p90, within10].map(percent).join(' | ')
const row = (name: string, of: Readonly<Record<string, Summary | undefined>>) =>
  `| ${name} | ${['total', 'heating', 'cooling'].map((quantity) => (of[quantity] ? cells(of[quantity]) : '')).join(' | ')} |`

const { quantities } = validateEnergyPlus(cases, weather)
const groupings = validateLeftOut(cases, weather, (line) => console.error(line))
console.log(
  '| left out | total median | p90 | within 10 % | heating median | p90 | within 10 % | cooling median | p90 | within 10 % |',
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
console.log(
  row('nothing: the figures kept', {
    total: quantities['total']?.summary,
    heating: quantities['heating']?.summary,
    cooling: quantities['cooling']?.summary,
  }),
)
for (const { grouping, summary } of groupings) console.log(row(`one ${grouping} at a time`, summary))
console.log('\n| family left out | houses |', Object.keys(FITTED).join(' | '), '|')
console.log(
  '| --- | ---: |',
  Object.keys(FITTED)
    .map(() => '---: |')
    .join(' '),
)
const figures = (of: Readonly<Record<string, number>>) =>
  Object.values(of)
    .map((value) => value.toFixed(2))
    .join(' | ')
console.log(`| none (kept) | ${cases.length} | ${figures(FITTED)} |`)
for (const { families } of groupings)
  for (const { name, n, fitted } of families) console.log(`| ${name} | ${n} | ${figures(fitted)} |`)
