import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gazetteerFrom, recordOf } from '@hearthlight/engine'
import type { EngineHome } from '../../packages/web/src/home/engine/engine-home.ts'
import { report } from '../../packages/web/src/home/engine/report-task.ts'
import { expect, test } from '../support/journey.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const data = (file: string) => readFileSync(join(ROOT, 'packages/engine/data', file))
const json = (file: string) => JSON.parse(data(file).toString('utf8'))

/** A house of 1974 under the weather of the first Wisconsin station. */
function someHome(): EngineHome {
  const { places } = gazetteerFrom(json('places.json'), json('postal-areas.json'))
  const number = places.findIndex(({ region }) => region === 'WI')
  const place = places[number]
  if (!place) throw new Error('Wisconsin has no weather')
  return {
    building: { country: 'US', region: 'WI', construction_year: 1974 },
    answers: {
      fuel_type: { heating_fuel: ['natural_gas'] },
      house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['basement_heated'] },
      area_basics: { floor_area: ['1850'] },
      windows_and_doors: { window_type: ['double'], draughts: ['draughty'] },
    },
    year: 2026,
    climate: { place, record: Buffer.from(recordOf(data('climate.bin'), number)).toString('base64') },
  }
}

/** Every number of a result with the path that leads to it. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, `${path}/${key}`))
}

test('the engine gives the same numbers in a browser worker as in Node', async ({ page, site }) => {
  const call = { id: 1, task: 'report', input: { home: someHome(), measureIds: null } } as const
  const worker = readdirSync(join(ROOT, 'packages/web/dist/assets')).find((file) =>
    /^engine-worker.*\.js$/.test(file),
  )
  await page.goto(site('lakeshore', '/how-it-works'))
  const inBrowser = await page.evaluate(
    ([file, call]) =>
      new Promise<unknown>((done, refuse) => {
        const engine = new Worker(`/assets/${file}`, { type: 'module' })
        engine.onmessage = ({ data }) =>
          data.kind === 'done' ? done(data.output) : refuse(new Error(data.message))
        engine.onerror = (event) => refuse(new Error(event.message))
        engine.postMessage(call)
      }),
    [worker, call] as const,
  )

  const inNode = numbersIn(report(call.input))
  const found = new Map(numbersIn(inBrowser))
  expect(inNode.length).toBeGreaterThan(100)
  for (const [path, number] of inNode) {
    const apart = Math.abs((found.get(path) ?? Number.NaN) - number)
    expect(apart, path).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(number)))
  }
})
