import { inUnits } from './fuel-units.ts'
import type { ExportedBills, HomeExport } from './home-export.ts'
import { addElement, elementBelow, type WrittenElement } from './written-element.ts'

const put = (parent: WrittenElement, name: string, text: string) => addElement(parent, name, { text })
const amount = (value: number) => String(Number(value.toFixed(4)))

function writeFuel(details: WrittenElement, { fuel, periods }: ExportedBills): WrittenElement {
  const info = addElement(details, 'ConsumptionInfo')
  addElement(info, 'UtilityID')
  const energy = elementBelow(info, 'ConsumptionType/Energy')
  const { fuel: word, unit } = inUnits(fuel, 0)
  put(energy, 'FuelType', word)
  put(energy, 'UnitofMeasure', unit)
  for (const { start, end, kWh, cost, source } of periods) {
    const attributes = { dataSource: source === 'told' ? 'user' : 'software' }
    const detail = addElement(info, 'ConsumptionDetail', { attributes })
    put(detail, 'Consumption', amount(inUnits(fuel, kWh).value))
    put(detail, 'StartDateTime', `${start}T00:00:00`)
    put(detail, 'EndDateTime', `${end}T00:00:00`)
    put(detail, 'ReadingType', source === 'told' ? 'total' : 'estimate')
    if (cost !== undefined) put(detail, 'ConsumptionCost', amount(cost))
  }
  return info
}

type Calibration = NonNullable<HomeExport['report']>['result']['calibration']

/** Bills by fuel, and how well the model meets them. */
export function writeBills(
  root: WrittenElement,
  building: string,
  bills: readonly ExportedBills[],
  calibration: Calibration | undefined,
): void {
  const told = bills.filter(({ periods }) => periods.length > 0)
  if (told.length === 0) return
  const consumption = addElement(root, 'Consumption')
  addElement(consumption, 'BuildingID', { attributes: { idref: building } })
  addElement(consumption, 'CustomerID')
  const details = addElement(consumption, 'ConsumptionDetails')
  const written = told.map((each) => writeFuel(details, each))
  if (!calibration) return
  for (const info of written) {
    const fit = addElement(info, 'BPI2400Inputs')
    put(fit, 'CalibrationQualification', 'simple')
    put(fit, 'CalibrationWeatherRegressionCVRMSE', amount(calibration.cv_rmse))
    put(fit, 'SimplifiedModelCalibrationTotalBiasError', amount(calibration.bias))
  }
}
