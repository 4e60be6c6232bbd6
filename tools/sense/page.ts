import type { Breach } from './invariants.ts'
import { type Compared, median } from './medians.ts'
import { heatingKWh, type RunHome } from './run-home.ts'
import { REGIONS, TYPES } from './stock.ts'

const BARS = '▁▂▃▄▅▆▇█'
const BINS = 24

/** A histogram in one line of text: as high as the fullest bin. */
function histogram(values: readonly number[], most: number): string {
  const counts = new Array<number>(BINS).fill(0)
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor((value / most) * BINS))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const top = Math.max(...counts)
  return counts
    .map((count) => (count === 0 ? ' ' : BARS[Math.ceil((count / top) * BARS.length) - 1]))
    .join('')
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0

function distribution(name: string, values: readonly number[], most: number): string {
  const figures = [quantile(values, 0.1), median(values), quantile(values, 0.9)].map((value) =>
    Math.round(value).toString().padStart(6),
  )
  return `${name.padEnd(42)} |${histogram(values, most)}| ${figures.join(' ')}`
}

function distributions(homes: readonly RunHome[], value: (home: RunHome) => number, most: number): string {
  const lines = REGIONS.flatMap(({ id, name }) =>
    Object.keys(TYPES).map((type) =>
      distribution(
        `${name}, ${type}`,
        homes.filter((home) => home.region.id === id && home.type === type).map(value),
        most,
      ),
    ),
  )
  const head = `${''.padEnd(42)}  0${''.padEnd(BINS - 1 - String(most).length)}${most}     p10    p50    p90`
  return ['```', head, ...lines, '```'].join('\n')
}

const row = ({ name, unit, modelled, published, difference, isWithin, source }: Compared) => {
  const digits = published < 10 ? 1 : 0
  const figures = [modelled, published].map((value) => `${value.toFixed(digits)} ${unit}`)
  return `| ${name} | ${figures.join(' | ')} | ${(100 * difference).toFixed(0)} % | ${isWithin ? 'yes' : '**no**'} | ${source} |`
}

const table = (rows: readonly Compared[]) =>
  [
    '| homes | modelled | published | difference | within | source |',
    '| --- | ---: | ---: | ---: | --- | --- |',
    ...rows.map(row),
  ].join('\n')

function breachTable(rules: readonly string[], breaches: readonly Breach[]): string {
  return [
    '| rule | breaches | first of them |',
    '| --- | ---: | --- |',
    ...rules.map((rule) => {
      const own = breaches.filter((breach) => breach.rule === rule)
      const [first] = own
      return `| ${rule} | ${own.length} | ${first ? `${first.home}: ${first.said}` : ''} |`
    }),
  ].join('\n')
}

export interface SensePage {
  readonly homes: readonly RunHome[]
  readonly audited: number
  readonly rules: readonly string[]
  readonly breaches: readonly Breach[]
  readonly byType: readonly Compared[]
  readonly byCountry: readonly Compared[]
  readonly heatingShares: readonly Compared[]
  /** The section that `npm run sense:texts` writes, as it stands. */
  readonly texts: string
}

/** The whole of docs/sense.md. */
export function sensePage(sense: SensePage): string {
  const { homes, audited, rules, breaches } = sense
  return `# Do the homes make sense?

Written by \`npm run sense\`; do not edit. ${homes.length} homes, from answers as a person gives them: house type × era × climate ×
system × size × people in three countries, drawn in rough shares of the stock (\`tools/sense/stock.ts\`). One in
${Math.round(homes.length / audited)} (${audited}) is assessed as a whole, with its plan, label and texts. A smaller draw runs with the tests.

## Rules that no home may break

${breachTable(rules, breaches)}

## Against what surveys measured

Medians of the homes of a type in a region, site energy over heated floor (with the unheated basement, which surveys count). A total
should lie within a fifth, a share of heating within a quarter. Surveys and model count floor area a little differently, and old
surveys were brought to later years by the national mean. The comparison of flats is no independent test: how cold their neighbours
are, how much of their leaks leads outdoors and how few people live in them were set after a first comparison had them 16 to 49 % too
high; so were the towns of Ontario and British Columbia, and the regions' shares of a country. When the homes of each US region were
built, and that flats stand in small blocks too, was put in after attached homes of the Northeast had come out 27 % too low and flats of
the Midwest 20 % too high; both are what the surveys say of every home there. Of the Prairies' attached homes only Alberta's are published.
Attached homes of Canada were 206 m² with their basements (115 m² above ground, most semi-detached ones on one storey) and those of the
Prairies 20 % too low: the survey itself gives homes of that size in Alberta 0.56 GJ/m² and those of 96 to 140 m² 0.69. Nineteen audited
ones (EnerGuide, canmet-energy/housing-archetypes) have 105 m² above ground and 47 below, 14 on two storeys; so do ours since then.

${table(sense.byType)}

Means of whole countries, their types and regions in their shares:

${table(sense.byCountry)}

Space heating over all energy, within a quarter. By type it is published for the US, by type and region nowhere that could be found:

${table(sense.heatingShares)}

## All energy, kWh/m²

${distributions(homes, ({ year, surveyedM2 }) => year.totalKWh / surveyedM2, 400)}

## Heating, kWh/m²

${distributions(homes, ({ year, surveyedM2 }) => heatingKWh(year) / surveyedM2, 300)}

## Hours above 26 °C

${distributions(homes, ({ year }) => year.indoor.hoursAbove26, 3000)}

${sense.texts}`
}
