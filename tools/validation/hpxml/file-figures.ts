import { hpxmlVersion } from '@hearthlight/domain/hpxml/hpxml-version'
import type { HpxmlBills } from '@hearthlight/domain/hpxml/read-bills'
import { type HpxmlFile, readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import type { HpxmlElement } from '@hearthlight/domain/hpxml/xml/hpxml-element'
import { HpxmlProblem } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'
import { filled } from './filled.ts'
import { homeFigures } from './home-figures.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function billFigures({ fuel, unit, kwhPerUnit, readings, total, bills }: HpxmlBills) {
  const days = sum(bills.map((bill) => bill.days))
  const kwh = kwhPerUnit && total * kwhPerUnit
  return filled({
    fuel,
    unit,
    readings,
    sum: total,
    days,
    kwh,
    first: bills.map(({ start }) => start).toSorted()[0],
    last: bills
      .map(({ end }) => end)
      .toSorted()
      .at(-1),
    kwh_a_year: kwh && days > 0 ? (kwh / days) * 365 : undefined,
  })
}

const projectFigures = ({
  pre,
  post,
  status,
  measures,
  savings,
  percentReduction,
}: HpxmlFile['projects'][number]) =>
  filled({
    pre,
    post,
    status,
    measures: measures.length,
    savings,
    percent_reduction: percentReduction,
    measure_cost_sum: sum(measures.map(({ cost }) => cost ?? 0)) || undefined,
  })

const readFigures = (root: HpxmlElement) => {
  const file = readHpxml(root)
  return {
    valid: true,
    namespace: file.namespace,
    written_by: file.writtenBy,
    building_count: file.homes.length,
    buildings: file.homes.map(homeFigures),
    consumption: file.bills.map(billFigures),
    projects: file.projects.map(projectFigures),
    refused: file.faults,
  }
}

/** What a call answers, or why the file is refused. */
function orRefusal(read: () => object): object {
  try {
    return read()
  } catch (error) {
    if (error instanceof HpxmlProblem) return { valid: false, refused: [error.fault] }
    throw error
  }
}

/** What a file says as the reference writes it, and what of it was set aside; or why it is refused. */
export const fileFigures = (bytes: Uint8Array) =>
  filled(
    orRefusal(() => {
      const root = hpxmlOf(bytes)
      const { version } = hpxmlVersion(root)
      return { schema_version: version, ...orRefusal(() => readFigures(root)) }
    }),
  )
