const NAMESPACES: Readonly<Record<string, string>> = {
  '2.3': '2014/6',
  '3.0': '2019/10',
  '4.2': '2023/09',
  '5.0': '2025/12',
}

export interface WrittenFile {
  readonly version?: string
  /** Inside `BuildingDetails`. */
  readonly details?: string
  /** Beside the buildings: bills, projects. */
  readonly beside?: string
  readonly id?: string
}

/** A file of one building, as another program writes it. */
export const hpxmlFile = ({
  version = '4.2',
  details = '',
  beside = '',
  id = ' id="home"',
}: WrittenFile) => `\
<?xml version="1.0" encoding="UTF-8"?>
<HPXML xmlns="http://hpxmlonline.com/${NAMESPACES[version] ?? '2030/01'}" schemaVersion="${version}">
  <XMLTransactionHeaderInformation><XMLGeneratedBy>An auditor</XMLGeneratedBy></XMLTransactionHeaderInformation>
  <Building>
    <BuildingID${id}/>
    <Site><SiteID id="site"/><Address><CityMunicipality>Green Bay</CityMunicipality><StateCode>WI</StateCode><ZipCode>54301</ZipCode></Address></Site>
    <ProjectStatus><EventType>audit</EventType></ProjectStatus>
    <BuildingDetails>${details}</BuildingDetails>
  </Building>
  ${beside}
</HPXML>`

export const billOf = (use: number | string, start: string, end: string) =>
  `<ConsumptionDetail><Consumption>${use}</Consumption><StartDateTime>${start}</StartDateTime><EndDateTime>${end}</EndDateTime></ConsumptionDetail>`

export const billsOf = (fuel: string, unit: string, details: string, building = 'home') => `<Consumption>
  <BuildingID idref="${building}"/><ConsumptionDetails><ConsumptionInfo>
  <ConsumptionType><Energy><FuelType>${fuel}</FuelType><UnitofMeasure>${unit}</UnitofMeasure></Energy></ConsumptionType>
  ${details}</ConsumptionInfo></ConsumptionDetails></Consumption>`
