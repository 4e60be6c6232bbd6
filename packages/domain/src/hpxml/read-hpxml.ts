import type { HpxmlHome } from './description/home.ts'
import type { ReadingNotes } from './description/read-figures.ts'
import { hpxmlVersion } from './hpxml-version.ts'
import { type HpxmlBills, readBills } from './read-bills.ts'
import { readHome } from './read-home.ts'
import { type HpxmlProject, readProject } from './read-project.ts'
import { unknownElements } from './unknown-elements.ts'
import { elementPath, elementsAt, type HpxmlElement, textAt } from './xml/hpxml-element.ts'
import { type HpxmlFault, HpxmlProblem } from './xml/hpxml-problem.ts'

/** What a file says, in the words of HPXML and with the source of each figure. */
export interface HpxmlFile {
  readonly version: string
  readonly namespace: string | undefined
  readonly writtenBy: string | undefined
  readonly homes: readonly HpxmlHome[]
  readonly bills: readonly HpxmlBills[]
  readonly projects: readonly HpxmlProject[]
  /** What is set aside, and why. */
  readonly faults: readonly HpxmlFault[]
  /** Paths of elements that were not read, with how often each stands there. */
  readonly unknown: readonly { readonly element: string; readonly times: number }[]
}

function refuseSecondId(homes: readonly HpxmlHome[]) {
  homes.forEach(({ id, element }, index) => {
    if (homes.findIndex((home) => home.id === id) !== index)
      throw new HpxmlProblem('idTwice', `${element}/BuildingID`, id)
  })
}

/** References to buildings that the file does not hold. */
const lostReferences = (root: HpxmlElement, homes: readonly HpxmlHome[]): HpxmlFault[] =>
  elementsAt(root, 'Consumption/BuildingID|Project/PreBuildingID|Project/PostBuildingID').flatMap(
    (element) => {
      const found = element.attributes['idref'] ?? element.attributes['id']
      if (found !== undefined && homes.some(({ id }) => id === found)) return []
      return [{ element: elementPath(element), reason: 'unknownReference', found: found ?? '' } as const]
    },
  )

export function readHpxml(root: HpxmlElement): HpxmlFile {
  const { version, namespace } = hpxmlVersion(root)
  const notes: ReadingNotes = { read: new Set(), faults: [] }
  const buildings = elementsAt(root, 'Building')
  if (buildings.length === 0) throw new HpxmlProblem('noBuilding', 'HPXML')
  const homes = buildings.map((building) => readHome(building, notes))
  refuseSecondId(homes)
  const bills = elementsAt(root, 'Consumption/ConsumptionDetails/ConsumptionInfo').flatMap(
    (info) => readBills(info) ?? [],
  )
  return {
    version,
    namespace,
    homes,
    bills,
    writtenBy: textAt(root, 'XMLTransactionHeaderInformation/XMLGeneratedBy'),
    projects: elementsAt(root, 'Project').map(readProject),
    faults: [...notes.faults, ...lostReferences(root, homes), ...bills.flatMap(({ faults }) => faults)],
    unknown: unknownElements(buildings, notes.read),
  }
}
