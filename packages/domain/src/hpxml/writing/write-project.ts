import { inUnits } from './fuel-units.ts'
import type { ExportedStep, HomeExport } from './home-export.ts'
import { addElement, elementBelow, type WrittenElement } from './written-element.ts'

type Report = NonNullable<HomeExport['report']>

const amount = (value: number) => String(Number(value.toFixed(2)))
const part = (value: number) => String(Number(value.toFixed(4)))

function put(parent: WrittenElement, values: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(values)) addElement(parent, name, { text })
}

function fuelSavings(
  parent: WrittenElement,
  fuel: string,
  kWh: number,
  more: Readonly<Record<string, string>>,
) {
  const saved = inUnits(fuel, kWh)
  put(addElement(parent, 'FuelSavings'), {
    Fuel: saved.fuel,
    Units: saved.unit,
    TotalSavings: amount(saved.value),
    ...more,
  })
}

function savings(parent: WrittenElement): WrittenElement {
  const info = addElement(parent, 'EnergySavingsInfo')
  put(info, { EnergySavingsType: 'estimated', EnergySavingsReported: 'gross' })
  return info
}

/** What the whole plan saves of each fuel, in the figures of the report. */
function planSavings(details: WrittenElement, { result }: Report): void {
  const info = savings(details)
  for (const [fuel, { current, new: after }] of Object.entries(result.consumptions_by_fuel)) {
    const saved = current.value - after.value
    if (current.value === 0 && saved === 0) continue
    fuelSavings(info, fuel, saved, {
      TotalDollarSavings: amount(current.money - after.money),
      ...(current.value > 0 && { PctReduction: part(saved / current.value) }),
    })
  }
  const { current, savings: all } = result.totals
  if (current.kwh > 0) put(info, { AnnualPercentReduction: part(all.kwh / current.kwh) })
}

function writeMeasure(measures: WrittenElement, step: ExportedStep): void {
  const measure = addElement(measures, 'Measure')
  addElement(elementBelow(measure, 'MeasureSystemIdentifiers'), 'SystemIdentifiersInfo', {
    attributes: { id: `measure-${step.id}` },
  })
  put(measure, {
    MeasureCode: step.id,
    MeasureDescription: step.name,
    EstimatedLife: amount(step.lifeYears),
    Cost: amount(step.cost),
  })
  step.incentives.forEach(({ name, amount: paid }, index) => {
    const incentive = addElement(elementBelow(measure, 'Incentives'), 'Incentive')
    addElement(incentive, 'IncentiveType', { attributes: { id: `incentive-${step.id}-${index + 1}` } })
    put(incentive, { FundingSourceName: name, IncentiveAmount: amount(paid) })
  })
  const info = savings(measure)
  for (const [fuel, kWh] of Object.entries(step.kWhByFuel)) if (kWh !== 0) fuelSavings(info, fuel, kWh, {})
  addElement(measure, 'Status', { text: 'Recommended' })
}

/** The plan: which building it begins with, which it makes, and each step with its cost, saving and incentives. */
export function writeProject(
  root: WrittenElement,
  report: Report,
  partner: string,
  ids: readonly [string, string],
) {
  const project = addElement(root, 'Project')
  addElement(project, 'ProjectID', { attributes: { id: 'plan' } })
  const [before, after] = ids
  addElement(project, 'PreBuildingID', { attributes: { idref: before } })
  addElement(project, 'PostBuildingID', { attributes: { idref: after } })
  const details = addElement(project, 'ProjectDetails')
  put(details, { ProgramSponsor: partner })
  addElement(elementBelow(details, 'ProjectStatus'), 'EventType', { text: 'proposed workscope' })
  planSavings(details, report)
  const measures = addElement(details, 'Measures')
  for (const step of report.steps) writeMeasure(measures, step)
}
