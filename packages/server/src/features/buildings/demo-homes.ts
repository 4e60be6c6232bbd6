import type { BuildingInput } from '@hearthlight/domain/buildings/building'

export type DemoHome = { readonly email: string; readonly home: BuildingInput }

/** Homes of the demo people. The first of a homeowner is the one whose assessment is finished. */
export const DEMO_HOMES: Readonly<Record<string, readonly DemoHome[]>> = {
  lakeshore: [
    {
      email: 'homeowner@lakeshore.test',
      home: {
        building_name: 'Birchwood Lane',
        address1: '418 Birchwood Lane',
        city: 'Sheboygan',
        region: 'WI',
        zip: '53081',
        construction_year: 1974,
        floor_area: 1850,
        ownership: 'own',
        electric_utility: 'Lakeshore Power & Gas',
        gas_utility: 'Lakeshore Power & Gas',
      },
    },
    {
      email: 'homeowner@lakeshore.test',
      home: {
        building_name: 'Cedar Grove cottage',
        address1: 'N2204 Amsterdam Road',
        city: 'Cedar Grove',
        region: 'WI',
        zip: '53013',
        construction_year: 1952,
        floor_area: 920,
        ownership: 'own',
        electric_utility: 'Lakeshore Power & Gas',
      },
    },
    {
      // The mock building of spec 1 section 3.
      email: 'tester@lakeshore.test',
      home: {
        building_name: 'Sample home',
        address1: '2210 North 9th Street',
        city: 'Manitowoc',
        region: 'WI',
        zip: '54220',
        construction_year: 1995,
        ownership: 'own',
        water_usage_unit: 'gal',
        gas_usage_unit: 'm3',
      },
    },
  ],
  boreale: [
    {
      email: 'homeowner@boreale.test',
      home: {
        building_name: 'Rue des Pins',
        address1: '88, rue des Pins',
        city: 'Sudbury',
        region: 'ON',
        zip: 'P3C 1T3',
        construction_year: 1974,
        floor_area: 172,
        ownership: 'own',
        electric_utility: 'Énergie Boréale',
        gas_utility: 'Énergie Boréale',
        heating_usage: 3900,
        gas_usage_unit: 'm3',
        electric_summer_usage: 6300,
        electric_winter_usage: 8600,
      },
    },
    {
      email: 'homeowner@boreale.test',
      home: {
        building_name: 'Chalet du lac Osisko',
        address1: '1415, chemin du Lac',
        city: 'Rouyn-Noranda',
        region: 'QC',
        zip: 'J9X 2B3',
        construction_year: 1988,
        floor_area: 96,
        ownership: 'own',
        electric_utility: 'Énergie Boréale',
      },
    },
  ],
  tejo: [
    {
      email: 'homeowner@tejo.test',
      home: {
        building_name: 'Moradia da Ribeira',
        address1: 'Rua Serpa Pinto 12',
        city: 'Santarém',
        region: 'Santarém',
        zip: '2000-046',
        construction_year: 1974,
        floor_area: 128,
        ownership: 'own',
        electric_utility: 'Energia do Tejo',
        gas_utility: 'Energia do Tejo',
      },
    },
    {
      email: 'homeowner@tejo.test',
      home: {
        building_name: 'Apartamento da praça',
        address1: 'Avenida 25 de Abril 30, 3.º Esq.',
        city: 'Vila Franca de Xira',
        region: 'Lisboa',
        zip: '2600-100',
        construction_year: 1988,
        floor_area: 84,
        ownership: 'rent',
        electric_utility: 'Energia do Tejo',
      },
    },
  ],
}
