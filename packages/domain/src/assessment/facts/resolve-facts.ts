import type { Place } from '@hearthlight/engine'
import type { FactSheet } from './fact-sheet.ts'
import type { HomeFacts } from './home-facts.ts'
import { renovationAges } from './renovations.ts'
import { resolveComfort, resolveCooling } from './resolve-comfort.ts'
import { resolveHeating } from './resolve-heating.ts'
import { resolveOpenings } from './resolve-openings.ts'
import { resolveInsulation } from './resolve-shell.ts'
import { resolveSize } from './resolve-size.ts'
import { resolveWater } from './resolve-water.ts'
import { shellDefaults } from './shell-defaults.ts'

/** Mean leakage of ducts outside the heated space: about ResStock's `Duct Leakage and Insulation.tsv`. */
const USUAL_DUCT_LEAKAGE = 0.2

/** Fills every fact: answers first, then the building's record, then defaults; notes each on the sheet. */
export function resolveFacts(sheet: FactSheet, place: Place): HomeFacts {
  const size = resolveSize(sheet, place)
  const ages = renovationAges(sheet)
  const heating = resolveHeating(sheet, place, ages)
  const cooling = resolveCooling(sheet, place, { ...size, ...heating })
  const usual = shellDefaults({ place, ...size, ...cooling })
  return {
    place,
    ...size,
    ...resolveInsulation(sheet, usual, ages, size),
    ...resolveOpenings(sheet, usual, ages),
    ...heating,
    ...cooling,
    ...resolveComfort(sheet, place, { ...size, ...heating, ...cooling }),
    ...resolveWater(sheet, { place, ...heating }),
    ductLeakage: USUAL_DUCT_LEAKAGE,
    baseLoadFactor: 1,
    hotWaterFactor: 1,
  }
}
