import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBillCases, checkDataCases } from './meters/check-cases.ts'
import { checkPortfolios } from './meters/check-portfolio.ts'
import { differences } from './meters/differences.ts'
import { homeHeatLoss } from './meters/home-heat-loss.ts'
import { type MeterFile, measureMeter, type TemperatureFile } from './meters/measure-meter.ts'
import { readGreenButton } from './meters/read-green-button.ts'
import { readTable } from './meters/read-table.ts'

const USAGE = `Reads meter files and measures savings with the product's own readers and models.

  npm run validate:meters -- FOLDER [--json]

FOLDER  holds meters/, bills/, greenbutton/, csv/ and temperatures/, of which each may be absent
--json  prints our values, each part shaped as its expected.json; without it, what differs from that file`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

type Parts = Record<string, Record<string, unknown>>

async function run(folder: string) {
  const file = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const named = (part: string) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).toSorted() : []
  const expectedOf = (part: string): Record<string, Record<string, unknown>> =>
    existsSync(join(folder, part, 'expected.json')) ? file(`${part}/expected.json`) : {}
  const homes = (part: string) =>
    named(part)
      .filter((name) => name.endsWith('.json') && !/^(expected|sufficiency|portfolio)\.json$/.test(name))
      .map((name) => name.replace('.json', ''))
  const temperature = (id: string): TemperatureFile => file(`temperatures/${id}.json`)
  const meters = homes('meters').map((id) => {
    const meter: MeterFile = file(`meters/${id}.json`)
    return [id, measureMeter(meter, temperature(meter.temperature))] as const
  })
  const expectedBills = expectedOf('bills')
  const bills = homes('bills').map((id) => {
    const home = file(`bills/${id}.json`)
    const weather = temperature(home.temperature)
    return [
      id,
      { heatLoad: homeHeatLoss(home, weather, expectedBills[id]), ...measureMeter(home, weather) },
    ] as const
  })
  const greenbutton = named('greenbutton')
    .filter((name) => name !== 'expected.json')
    .map(async (name) => [name, await readGreenButton(join(folder, 'greenbutton', name))] as const)
  const zones = expectedOf('csv')
  const csv = named('csv')
    .filter((name) => name !== 'expected.json')
    .map(async (name) => {
      const zone = String(zones[name]?.['zone'] ?? 'America/New_York')
      return [name, await readTable(createReadStream(join(folder, 'csv', name)), zone)] as const
    })
  const parts: Parts = {
    meters: Object.fromEntries(meters),
    greenbutton: Object.fromEntries(await Promise.all(greenbutton)),
    csv: Object.fromEntries(await Promise.all(csv)),
    bills: Object.fromEntries(bills),
  }
  const expected = Object.fromEntries(Object.keys(parts).map((part) => [part, expectedOf(part)]))
  const cases = existsSync(join(folder, 'meters/sufficiency.json'))
    ? [
        ...checkDataCases(file('meters/sufficiency.json'), file, temperature),
        ...checkBillCases(file('meters/sufficiency.json')),
      ]
    : []
  const portfolios = existsSync(join(folder, 'meters/portfolio.json'))
    ? checkPortfolios(file('meters/portfolio.json'), new Map(meters))
    : []
  return { parts, expected, cases: [...cases, ...portfolios] }
}

const [folder] = positionals
if (folder === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const { parts, expected, cases } = await run(folder)
  if (values.json) console.log(JSON.stringify(parts))
  else {
    const off = [
      ...Object.keys(parts).flatMap((part) => differences(expected[part], parts[part], part)),
      ...cases,
    ]
    for (const line of off) console.log(line)
    console.log(`${off.length} values differ`)
  }
}
