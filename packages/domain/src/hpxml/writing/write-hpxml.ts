import { recorded } from '../../assessment/answers/assessed-building.ts'
import { houseFromAnswers, type ModelledHome } from '../../assessment/house/house-from-answers.ts'
import { AGE_YEARS } from '../../assessment/tables/equipment.ts'
import { HOME } from '../description/home.ts'
import { describeShell } from './describe-shell.ts'
import { describeSize } from './describe-size.ts'
import { describeSystems } from './describe-systems.ts'
import { assumed, byAnswers, byPlan, type DescribedHome, said } from './described-home.ts'
import { putInOrder } from './element-order.ts'
import { inUnits } from './fuel-units.ts'
import type { HomeExport } from './home-export.ts'
import { plannedHouse } from './planned-house.ts'
import { recordBills } from './record-bills.ts'
import { writeOwnWords } from './write-answers.ts'
import { writeBills } from './write-bills.ts'
import { type Told, writeFigures } from './write-figures.ts'
import { writeProject } from './write-project.ts'
import { addElement, elementBelow, rootElement, type WrittenElement, xmlText } from './written-element.ts'

/** The version that is written, and the namespace it goes by. */
export const WRITTEN_VERSION = '4.2'
const NAMESPACE = 'http://hpxmlonline.com/2023/09'
const PROGRAM = 'Hearthlight'

type HomeFigures = Told<typeof HOME>

function writeHeader(root: WrittenElement, { at, report }: HomeExport): void {
  const header = addElement(root, 'XMLTransactionHeaderInformation')
  addElement(header, 'XMLType', { text: 'HPXML' })
  addElement(header, 'XMLGeneratedBy', { text: PROGRAM })
  addElement(header, 'CreatedDateAndTime', { text: at })
  addElement(header, 'Transaction', { text: 'create' })
  const program = addElement(root, 'SoftwareInfo')
  addElement(program, 'SoftwareProgramUsed', { text: PROGRAM })
  if (report) addElement(program, 'SoftwareProgramVersion', { text: report.result.engine.version })
}

const US_ZIP = /^\d{5}(-\d{4})?$/

function addressFigures({ address, at }: HomeExport): HomeFigures {
  const { street, city, region, zip, country } = address
  const isAmerican = country === 'US' && US_ZIP.test(zip ?? '')
  const text = (value: string | null | undefined) => (value ? said(value) : undefined)
  return {
    event: said('audit'),
    date: said(at.slice(0, 10)),
    street: text(street),
    city: text(city),
    state: text(region),
    country: text(country),
    ...(isAmerican ? { zip: text(zip) } : { postalCode: text(zip) }),
  }
}

/** What the engine says of a year, by fuel. */
const yearFigures = ({ report }: HomeExport, which: 'current' | 'new'): HomeFigures['annualUse'] =>
  Object.entries(report?.result.consumptions_by_fuel ?? {}).flatMap(([name, use]) => {
    const { value, money } = use[which]
    if (value <= 0) return []
    const { fuel, unit, value: counted } = inUnits(name, value)
    return [
      {
        fuel: said(fuel),
        unit: said(unit),
        interval: said('annual'),
        reading: said('estimate'),
        use: assumed(counted),
        cost: assumed(money),
      },
    ]
  })

const labelFigures = (
  { report, partner }: HomeExport,
  which: 'now' | 'after',
  id: string,
): HomeFigures['labels'] =>
  report === undefined
    ? []
    : [
        {
          id,
          type: said('other'),
          otherType: said(`${partner} label`),
          score: said(report.result.label[which].score),
          rating: said(report.result.label[which].letter),
        },
      ]

const figuresOf = (home: DescribedHome): HomeFigures => ({
  ...describeSize(home),
  ...describeShell(home),
  ...describeSystems(home),
})

function startBuilding(root: WrittenElement, id: string): WrittenElement {
  const building = addElement(root, 'Building')
  addElement(building, 'BuildingID', { attributes: { id } })
  return building
}

/** Elements that the schema wants beside those of the table. */
function completeBuilding(building: WrittenElement, prefix: string): void {
  const site = building.children.find(({ name }) => name === 'Site')
  if (site) addElement(site, 'SiteID', { attributes: { id: `${prefix}site` } })
  const details = elementBelow(building, 'BuildingDetails')
  const station = elementBelow(details, 'ClimateandRiskZones/WeatherStation')
  addElement(station, 'SystemIdentifier', { attributes: { id: `${prefix}weather` } })
  for (const use of elementBelow(details, 'BuildingSummary').children.filter(
    (one) => one.name === 'AnnualEnergyUse',
  ))
    for (const info of use.children) addElement(info, 'UtilityID')
}

const IDS = ['home-now', 'home-after'] as const

function writeNow(root: WrittenElement, asked: HomeExport, home: DescribedHome): void {
  const [id] = IDS
  const building = startBuilding(root, id)
  const named = elementBelow(building, 'BuildingID')
  addElement(named, 'SendingSystemIdentifierType', { text: `${PROGRAM} building id` })
  addElement(named, 'SendingSystemIdentifierValue', { text: asked.id })
  writeFigures(building, HOME, {
    ...addressFigures(asked),
    ...figuresOf(home),
    annualUse: yearFigures(asked, 'current'),
    labels: labelFigures(asked, 'now', 'label'),
  })
  completeBuilding(building, home.prefix)
  writeOwnWords(building, asked.input, asked.units)
}

function writeAfter(root: WrittenElement, asked: HomeExport, home: DescribedHome): void {
  const building = startBuilding(root, IDS[1])
  writeFigures(building, HOME, {
    event: said('proposed workscope'),
    ...figuresOf(home),
    annualUse: yearFigures(asked, 'new'),
    labels: labelFigures(asked, 'after', `${home.prefix}label`),
  })
  completeBuilding(building, home.prefix)
}

const waterYearOf = (inputs: ModelledHome['inputs'], year: number): number => {
  const age = inputs.find(({ field }) => field === 'water_heater_age')?.value
  return year - (typeof age === 'number' ? age : (AGE_YEARS[age as keyof typeof AGE_YEARS] ?? 0))
}

/** A home, its report and its plan as HPXML 4.2: told and assumed marked, in the order of the schema, the same bytes for the same home. */
export function writeHpxml(asked: HomeExport): string {
  const { input, report } = asked
  const { house, facts, inputs } = houseFromAnswers(input.building, input.answers, input.place, input)
  const now: DescribedHome = {
    house,
    facts,
    inputs,
    before: house,
    prefix: '',
    by: byAnswers(inputs),
    yearBuilt: knownYear(asked),
    waterYear: waterYearOf(inputs, input.year),
  }
  const root = rootElement('HPXML', { xmlns: NAMESPACE, schemaVersion: WRITTEN_VERSION })
  writeHeader(root, asked)
  writeNow(root, asked, now)
  if (report !== undefined) {
    const planned = plannedHouse(
      house,
      input,
      report.steps.map(({ id }) => id),
    )
    writeAfter(root, asked, { ...now, house: planned, prefix: 'after-', by: byPlan })
    writeProject(root, report, asked.partner, IDS)
  }
  const counted = asked.metered.map(({ fuel }) => fuel)
  const paid = recordBills(input.building, facts, input.energy, input.year)
  const bills = [...asked.metered, ...paid.filter(({ fuel }) => !counted.includes(fuel))]
  writeBills(root, IDS[0], bills, report?.result.calibration)
  putInOrder(root)
  return xmlText(root)
}

/** The year on record, where the answers do not say otherwise. */
function knownYear({ input }: HomeExport): number | undefined {
  const isAnswered = (input.answers.area_basics?.['construction_era'] ?? []).length > 0
  return isAnswered ? undefined : recorded(input.building, 'construction_year')
}
