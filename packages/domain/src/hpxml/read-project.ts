import { elementsAt, type HpxmlElement, textAt } from './xml/hpxml-element.ts'

export interface HpxmlSavings {
  readonly fuel?: string
  readonly unit?: string
  readonly total?: number
  readonly dollars?: number
}

/** A piece of work: which building it begins with, which it makes, and what it costs and saves. */
export interface HpxmlProject {
  readonly pre?: string
  readonly post?: string
  readonly status?: string
  readonly measures: readonly { readonly code?: string; readonly cost?: number }[]
  readonly savings: readonly HpxmlSavings[]
  readonly percentReduction?: number
}

type Said<K extends string, V> = { readonly [P in K]?: V }

const said = <const K extends string>(name: K, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Said<K, string>
const counted = <const K extends string>(name: K, value: string | undefined) =>
  (value === undefined || !Number.isFinite(Number(value)) ? {} : { [name]: Number(value) }) as Said<K, number>

export function readProject(project: HpxmlElement): HpxmlProject {
  const reference = (name: string) => elementsAt(project, name)[0]?.attributes['idref']
  const details = 'ProjectDetails'
  return {
    ...said('pre', reference('PreBuildingID')),
    ...said('post', reference('PostBuildingID')),
    ...said('status', textAt(project, `${details}/ProjectStatus/EventType`)),
    measures: elementsAt(project, `${details}/Measures/Measure`).map((measure) => ({
      ...said('code', textAt(measure, 'MeasureCode')),
      ...counted('cost', textAt(measure, 'Cost')),
    })),
    savings: elementsAt(project, `${details}/EnergySavingsInfo/FuelSavings`).map((saving) => ({
      ...said('fuel', textAt(saving, 'Fuel')),
      ...said('unit', textAt(saving, 'Units')),
      ...counted('total', textAt(saving, 'TotalSavings')),
      ...counted('dollars', textAt(saving, 'TotalDollarSavings')),
    })),
    ...counted('percentReduction', textAt(project, `${details}/EnergySavingsInfo/AnnualPercentReduction`)),
  }
}
