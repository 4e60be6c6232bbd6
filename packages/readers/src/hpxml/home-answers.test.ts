import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { hpxmlFile } from '@hearthlight/domain/hpxml/testing/hpxml-file'
import { describe, expect, it } from 'vitest'
import { hpxmlOf } from './hpxml-tree.ts'

function answers(
  details: string,
  units = answerUnits({ area_unit: 'square_feet', temperature_unit: 'fahrenheit' }),
) {
  const [home] = readHpxml(hpxmlOf(new TextEncoder().encode(hpxmlFile({ details })))).homes
  const found = home === undefined ? [] : homeAnswers(home, units, 2026)
  return Object.fromEntries(found.map(({ field, values, source }) => [field, `${values} ${source}`]))
}

const summary = (construction: string) =>
  `<BuildingSummary><BuildingConstruction>${construction}</BuildingConstruction></BuildingSummary>`
const plant = (systems: string) => `<Systems><HVAC><HVACPlant>${systems}</HVACPlant></HVAC></Systems>`
const furnace = (share: number) => `<HeatingSystem><HeatingSystemType><Furnace/></HeatingSystemType>
  <HeatingSystemFuel>natural gas</HeatingSystemFuel>
  <AnnualHeatingEfficiency dataSource="software"><Units>AFUE</Units><Value>0.8</Value></AnnualHeatingEfficiency>
  <FractionHeatLoadServed>${share}</FractionHeatLoadServed></HeatingSystem>`
const pump = (share: number, more = '') =>
  `<HeatPump><YearInstalled>2019</YearInstalled><HeatPumpType>air-to-air</HeatPumpType>${more}
  <FractionHeatLoadServed>${share}</FractionHeatLoadServed><FractionCoolLoadServed>1</FractionCoolLoadServed></HeatPump>`

describe('the answers that an HPXML file gives', () => {
  it('leave the heated basement out of the floor area, and count in the units of the questions', () => {
    const details = `${summary(`<YearBuilt>1965</YearBuilt>
      <ResidentialFacilityType>single-family detached</ResidentialFacilityType>
      <NumberofConditionedFloors>3</NumberofConditionedFloors>
      <NumberofConditionedFloorsAboveGrade>2</NumberofConditionedFloorsAboveGrade>
      <AverageCeilingHeight>8</AverageCeilingHeight>
      <ConditionedFloorArea>2700</ConditionedFloorArea>`)}
      <Enclosure><Foundations><Foundation><FoundationType><Basement><Conditioned>true</Conditioned></Basement></FoundationType></Foundation></Foundations></Enclosure>`
    expect(answers(details)).toEqual({
      house_type: 'detached told',
      storeys: '2 told',
      foundation: 'basement_heated told',
      floor_area: '1800 told',
      floor_area_unit: 'ft2 told',
      construction_era: '1961_1970 told',
      ceiling_height: '8 told',
    })
    expect(
      answers(details, answerUnits({ area_unit: 'square_meters', temperature_unit: 'celsius' })),
    ).toMatchObject({
      floor_area: '167 told',
      floor_area_unit: 'm2 told',
      ceiling_height: '2.4 told',
    })
  })

  it('tell two heating systems by the heat pump, the fuel that is burnt and which of them heats most', () => {
    expect(answers(plant(furnace(0.7) + pump(0.3)))).toMatchObject({
      heating_system: 'heat_pump_ducted told',
      heating_fuel: 'natural_gas told',
      heating_mix: 'fuel_main told',
      cooling_system: 'heat_pump told',
    })
    const backup = '<BackupSystemFuel dataSource="software">fuel oil</BackupSystemFuel>'
    expect(answers(plant(pump(1, backup)))).toMatchObject({
      heating_fuel: 'oil assumed',
      heating_mix: 'system_main assumed',
      heating_age: '6_10 told',
    })
    expect(answers(plant(furnace(1)))).toMatchObject({
      heating_system: 'furnace told',
      heating_efficiency: '80 assumed',
      cooling_system: 'none assumed',
    })
  })

  it('take insulation from whole walls by area, and from the layers where nothing else is told', () => {
    const wall = (area: number, insulation: string) => `<Wall><ExteriorAdjacentTo>outside</ExteriorAdjacentTo>
      <InteriorAdjacentTo>conditioned space</InteriorAdjacentTo><Area>${area}</Area>
      <Insulation>${insulation}</Insulation></Wall>`
    const whole = (r: number) => `<AssemblyEffectiveRValue>${r}</AssemblyEffectiveRValue>`
    const walls = (inside: string) => answers(`<Enclosure><Walls>${inside}</Walls></Enclosure>`)
    // R-13 between studs is R-11.3 in all.
    expect(walls(wall(900, whole(11.3)))).toMatchObject({ wall_r: '13 told', wall_insulation: 'good told' })
    expect(walls(wall(900, whole(11.3)) + wall(300, whole(3.4)))).toMatchObject({ wall_r: '5 told' })
    const layer = '<Layer dataSource="software"><NominalRValue>19</NominalRValue></Layer>'
    expect(walls(wall(900, layer))).toMatchObject({ wall_r: '19 assumed' })
  })

  it('work out air changes from a measured flow, and leave a figure beyond what a home can have', () => {
    const test = (
      leakage: number,
    ) => `${summary('<ConditionedBuildingVolume>21600</ConditionedBuildingVolume>')}
      <Enclosure><AirInfiltration><AirInfiltrationMeasurement><HousePressure>50</HousePressure><BuildingAirLeakage>
      <UnitofMeasure>CFM</UnitofMeasure><AirLeakage>${leakage}</AirLeakage></BuildingAirLeakage>
      </AirInfiltrationMeasurement></AirInfiltration></Enclosure>`
    expect(answers(test(1800))).toEqual({ ach50: '5 told', draughts: 'average told' })
    expect(answers(test(1_800_000))).toEqual({})
  })

  it('say nothing of what the file does not', () => {
    expect(answers('')).toEqual({})
  })
})
