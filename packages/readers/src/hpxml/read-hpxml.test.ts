import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { billOf, billsOf, hpxmlFile, type WrittenFile } from '@hearthlight/domain/hpxml/testing/hpxml-file'
import { HpxmlProblem } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { describe, expect, it } from 'vitest'
import { HPXML_LIMITS, hpxmlOf } from './hpxml-tree.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (file: WrittenFile) => readHpxml(hpxmlOf(bytes(hpxmlFile(file))))
const home = (details: string, version?: string) => {
  const [only] = read({ details, ...(version !== undefined && { version }) }).homes
  if (only === undefined) throw new Error('the file has a building')
  return only
}

const refusal = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof HpxmlProblem) return error.fault
    throw error
  }
  return undefined
}
/** A busy machine takes no longer than another: the clock stands still. */
const refusalOf = (text: string) => refusal(() => readHpxml(hpxmlOf(bytes(text), () => 0)))

describe('an HPXML file', () => {
  it('tells the same floor in the words of versions 2, 3, 4 and 5', () => {
    const [area, insulation] = [
      '<Area>810</Area>',
      '<Insulation><Layer><NominalRValue>13</NominalRValue></Layer><Layer><NominalRValue>6</NominalRValue></Layer></Insulation>',
    ]
    const floor = `${area}${insulation}`
    const said: Record<string, string> = {
      '2.3': `<Enclosure><Foundations><Foundation><FrameFloor>${floor}</FrameFloor></Foundation></Foundations></Enclosure>`,
      '3.0': `<Enclosure><FrameFloors><FrameFloor>${floor}</FrameFloor></FrameFloors></Enclosure>`,
      '4.2': `<Enclosure><Floors><Floor>${floor}</Floor></Floors></Enclosure>`,
      '5.0': `<Enclosure><Floors><Floor>${floor}</Floor></Floors></Enclosure>`,
    }
    for (const [version, details] of Object.entries(said)) {
      const { floors } = home(details, version)
      expect(floors.map((one) => [one.area?.value, one.nominalR?.value])).toEqual([[810, 19]])
    }
  })

  it('says of each figure whether somebody told it or a program assumed it, at the value or above it', () => {
    const { residents, airLeakage, year } = home(`
      <BuildingSummary>
        <BuildingOccupancy><NumberofResidents dataSource="user">3</NumberofResidents></BuildingOccupancy>
        <BuildingConstruction><YearBuilt>1961</YearBuilt></BuildingConstruction>
      </BuildingSummary>
      <Enclosure><AirInfiltration><AirInfiltrationMeasurement dataSource="software">
        <HousePressure>50</HousePressure>
        <BuildingAirLeakage><UnitofMeasure>ACH</UnitofMeasure><AirLeakage>8.2</AirLeakage></BuildingAirLeakage>
      </AirInfiltrationMeasurement></AirInfiltration></Enclosure>`)
    expect([residents?.source, year?.source]).toEqual(['told', 'told'])
    expect(airLeakage.map(({ value, housePressure }) => [value?.source, housePressure?.source])).toEqual([
      ['assumed', 'assumed'],
    ])
  })

  it('lists what it does not know by the highest element, and never refuses it', () => {
    const { unknown } = read({
      details: `<Enclosure><Walls>
          <Wall><SystemIdentifier id="a"/><Area>300</Area><Color>dark</Color></Wall>
          <Wall><SystemIdentifier id="b"/><Area>200</Area><Color>light</Color></Wall>
        </Walls></Enclosure>
        <HealthAndSafety><Ventilation><Note>damp</Note></Ventilation></HealthAndSafety>`,
    })
    expect(unknown).toEqual([
      { element: 'Building/BuildingDetails/Enclosure/Walls/Wall/Color', times: 2 },
      { element: 'Building/BuildingDetails/HealthAndSafety', times: 1 },
    ])
  })

  it('sets aside a figure that is no number, with its element and what stands there', () => {
    const { homes, faults } = read({
      details:
        '<Enclosure><Windows><Window><Area>many</Area><UFactor>0.3</UFactor></Window></Windows></Enclosure>',
    })
    expect(homes[0]?.windows.map(({ area, u }) => [area, u?.value])).toEqual([[undefined, 0.3]])
    expect(faults).toEqual([
      {
        element: 'Building/BuildingDetails/Enclosure/Windows/Window/Area',
        reason: 'notANumber',
        found: 'many',
      },
    ])
  })
})

describe('the bills of an HPXML file', () => {
  const bills = (details: string, [fuel, unit] = ['electricity', 'kWh'], building?: string) =>
    read({ beside: billsOf(fuel ?? '', unit ?? '', details, building) })
  const reasons = (file: ReturnType<typeof bills>) =>
    file.faults.map(({ reason, element }) => [reason, element])
  const JANUARY = ['2026-01-01T00:00:00', '2026-02-01T00:00:00'] as const

  it('count their days whether the last day is written or the day after it', () => {
    const file = bills(billOf(640, ...JANUARY) + billOf(500, '2026-02-01T00:00:00', '2026-02-28T23:59:59'))
    expect(file.bills.map((fuel) => fuel.bills.map(({ use, days }) => [use, days]))).toEqual([
      [
        [640, 31],
        [500, 28],
      ],
    ])
    expect(file.faults).toEqual([])
  })

  it('are answered where they are negative, overlap, end nowhere, are in no unit of the fuel or of no building', () => {
    const detail = 'Consumption/ConsumptionDetails/ConsumptionInfo/ConsumptionDetail'
    expect(reasons(bills(billOf(-3, ...JANUARY)))).toEqual([['billNegative', `${detail}/Consumption`]])
    expect(
      reasons(bills(billOf(3, ...JANUARY) + billOf(4, '2026-01-20T00:00:00', '2026-03-01T00:00:00'))),
    ).toEqual([['billOverlap', `${detail}[2]/StartDateTime`]])
    expect(reasons(bills(billOf(3, JANUARY[0], '')))).toEqual([['billEnd', `${detail}/EndDateTime`]])
    expect(reasons(bills(billOf(3, ...JANUARY), ['natural gas', 'cords']))).toEqual([
      ['billUnit', 'Consumption/ConsumptionDetails/ConsumptionInfo/ConsumptionType/Energy/UnitofMeasure'],
    ])
    expect(reasons(bills(billOf(3, ...JANUARY), undefined, 'elsewhere'))).toEqual([
      ['unknownReference', 'Consumption/BuildingID'],
    ])
  })
})

describe('a file that cannot be read', () => {
  it('is refused with the element and the reason', () => {
    expect(refusalOf('')).toEqual({ element: '', reason: 'empty' })
    expect(refusalOf('<html><body/></html>')).toEqual({ element: 'html', reason: 'notHpxml' })
    expect(refusalOf(hpxmlFile({ version: '1.1' }))).toEqual({
      element: 'HPXML',
      reason: 'version',
      found: '1.1',
    })
    expect(refusalOf(hpxmlFile({ version: '6.0' }))).toMatchObject({ reason: 'version', found: '6.0' })
    expect(refusalOf(hpxmlFile({ id: '' }))).toEqual({ element: 'Building/BuildingID', reason: 'idMissing' })
    expect(refusalOf(hpxmlFile({}).replace('</BuildingDetails>', ''))).toMatchObject({ reason: 'broken' })
    const twice = '<Building><BuildingID id="home"/></Building>'
    expect(refusalOf(hpxmlFile({ beside: twice }))).toEqual({
      element: 'Building[2]/BuildingID',
      reason: 'idTwice',
      found: 'home',
    })
    expect(refusalOf('<HPXML schemaVersion="4.2"/>')).toEqual({ element: 'HPXML', reason: 'noBuilding' })
  })

  it('is refused for a document type, before any entity of it is made', () => {
    const laughs = '<!DOCTYPE HPXML [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    expect(refusalOf(hpxmlFile({ details: '&b;' }).replace('<HPXML', `${laughs}<HPXML`))).toMatchObject({
      reason: 'documentType',
    })
    expect(refusalOf(hpxmlFile({ details: '<a>&b;</a>' }))).toMatchObject({ reason: 'broken' })
  })

  it('is refused when it is too large, too deep, of too many elements or takes more than a second', () => {
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
    // The file's own elements are three deep where these begin.
    const room = HPXML_LIMITS.depth - 3
    expect(refusalOf(hpxmlFile({ details: nested(room) }))).toBeUndefined()
    expect(refusalOf(hpxmlFile({ details: nested(room + 1) }))).toMatchObject({ reason: 'tooDeep' })
    const long = `<a>${'x'.repeat(1000)}</a>`.repeat(HPXML_LIMITS.bytes / 1000)
    expect(refusalOf(hpxmlFile({ details: long }))).toMatchObject({ reason: 'tooLarge' })
    const many = '<a/>'.repeat(HPXML_LIMITS.elements)
    expect(refusalOf(hpxmlFile({ details: many }))).toMatchObject({ reason: 'tooManyElements' })
    let clock = 0
    const slow = () => {
      clock += HPXML_LIMITS.milliseconds + 1
      return clock
    }
    expect(refusal(() => hpxmlOf(bytes(hpxmlFile({})), slow))).toMatchObject({ reason: 'tooSlow' })
  })
})
