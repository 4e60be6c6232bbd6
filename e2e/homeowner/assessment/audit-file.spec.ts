import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { openWizard, storedAnswers } from './assessment-home.ts'

/** What an advisor's program writes of a house of 1975 with a gas boiler. */
const AUDIT = `<?xml version="1.0" encoding="UTF-8"?>
<HPXML xmlns="http://hpxmlonline.com/2019/10" schemaVersion="3.0">
  <Building>
    <BuildingID id="home"/>
    <Site><Address><ZipCode>2000-046</ZipCode></Address></Site>
    <BuildingDetails>
      <BuildingSummary><BuildingConstruction>
        <YearBuilt>1975</YearBuilt>
        <ResidentialFacilityType>single-family detached</ResidentialFacilityType>
        <NumberofConditionedFloorsAboveGrade>2</NumberofConditionedFloorsAboveGrade>
        <ConditionedFloorArea>1600</ConditionedFloorArea>
      </BuildingConstruction></BuildingSummary>
      <Enclosure>
        <AirInfiltration><AirInfiltrationMeasurement><HousePressure>50</HousePressure><BuildingAirLeakage>
          <UnitofMeasure>ACH</UnitofMeasure><AirLeakage>9.5</AirLeakage></BuildingAirLeakage></AirInfiltrationMeasurement></AirInfiltration>
        <Foundations><Foundation><FoundationType><SlabOnGrade/></FoundationType></Foundation></Foundations>
        <Walls><Wall><ExteriorAdjacentTo>outside</ExteriorAdjacentTo><InteriorAdjacentTo>living space</InteriorAdjacentTo>
          <Area>1800</Area><Color>light</Color>
          <Insulation><AssemblyEffectiveRValue>5</AssemblyEffectiveRValue></Insulation></Wall></Walls>
        <Windows><Window><Area>240</Area><GlassLayers>single-pane</GlassLayers></Window></Windows>
      </Enclosure>
      <Systems>
        <HVAC><HVACPlant><HeatingSystem>
          <YearInstalled dataSource="software">2002</YearInstalled>
          <HeatingSystemType><Boiler/></HeatingSystemType><HeatingSystemFuel>natural gas</HeatingSystemFuel>
        </HeatingSystem></HVACPlant></HVAC>
        <WaterHeating><WaterHeatingSystem><FuelType>natural gas</FuelType>
          <WaterHeaterType>instantaneous water heater</WaterHeaterType></WaterHeatingSystem></WaterHeating>
      </Systems>
    </BuildingDetails>
  </Building>
</HPXML>`

test('brings in the file of an energy audit, decides what is taken, and reads the report', async ({
  page,
  site,
}) => {
  const building = await openWizard(page, site('tejo', '/'))
  await page.getByRole('link', { name: 'Bring in its file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bring in an energy audit' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'audit-file-empty')

  const chosen = (name: string, text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text, 'utf8') })
  await chosen('bill.xml', '<bill/>')
  await expect(page.getByText('This is not an HPXML file.')).toBeVisible()

  await chosen('audit.xml', AUDIT)
  await expect(page.getByRole('heading', { name: 'What the audit says about your home' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Boiler/ })).toBeChecked()
  const age = page.getByRole('checkbox', { name: 'How old is the heating system? Over 20' })
  await expect(age).not.toBeChecked()
  await expectAccessible(page)
  await takePictures(page, 'audit-file')

  await page.getByRole('button', { name: 'Fill in and see my report' }).click()
  await expect(page).toHaveURL(/\/home-overview/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await storedAnswers(page, building)).toMatchObject({
    fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
    heating_system: { heating_system: ['boiler'] },
    house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['slab'] },
    area_basics: { floor_area: ['149'], construction_era: ['1971_1980'] },
  })
})
