import { simulate } from '@hearthlight/engine'
import { houseFromHpxml } from './house-from-hpxml.ts'
import type { HpxmlInput } from './hpxml-case.ts'
import type { RangeCheck, Report } from './report.ts'
import { compareCase, summarizeCases } from './statistics.ts'
import type { WeatherSource } from './weather.ts'

interface Range {
  readonly kwh: readonly [number, number]
}

export interface Ashrae140File {
  readonly cases: readonly {
    readonly name: string
    readonly load: 'heating' | 'cooling'
    readonly weather: string
    readonly acceptance: Range
    readonly energyplus_result: { readonly kwh: number }
    readonly input: HpxmlInput
  }[]
  readonly deltas: readonly {
    readonly minuend: string
    readonly subtrahend: string
    readonly acceptance: Range
  }[]
}

const check = (name: string, [low, high]: readonly [number, number], got: number): RangeCheck => ({
  name,
  low,
  high,
  got,
  inside: got >= low && got <= high,
})

/** Yearly sensible load of each case, and the differences between cases, against the acceptance ranges. */
export const validateAshrae140 = (file: Ashrae140File, weather: WeatherSource): Report => {
  const loads = new Map<string, number>()
  const cases = file.cases.map((item) => {
    const year = simulate(houseFromHpxml(item.input, 'ideal'), weather.byFile(item.weather))
    const got = item.load === 'heating' ? year.loads.roomHeatingKWh : year.loads.roomCoolingKWh
    loads.set(item.name, got)
    return { item, got }
  })
  const ranges = cases.map(({ item, got }) => check(item.name, item.acceptance.kwh, got))
  const deltas = file.deltas.map((delta) =>
    check(
      `${delta.minuend} − ${delta.subtrahend}`,
      delta.acceptance.kwh,
      (loads.get(delta.minuend) ?? Number.NaN) - (loads.get(delta.subtrahend) ?? Number.NaN),
    ),
  )
  const inside = (checks: readonly RangeCheck[]): string =>
    `${checks.filter((item) => item.inside).length} of ${checks.length}`
  const of = (load: 'heating' | 'cooling') =>
    summarizeCases(
      cases
        .filter(({ item }) => item.load === load)
        .map(({ item, got }) => compareCase(item.name, item.energyplus_result.kwh, got)),
    )
  return {
    kind: 'ashrae140',
    quantities: {
      total: summarizeCases(
        cases.map(({ item, got }) => compareCase(item.name, item.energyplus_result.kwh, got)),
      ),
      heating: of('heating'),
      cooling: of('cooling'),
    },
    ranges: [...ranges, ...deltas],
    notes: [`cases in range: ${inside(ranges)}`, `differences in range: ${inside(deltas)}`],
  }
}
