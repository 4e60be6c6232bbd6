import { HOME, type HpxmlHome } from './description/home.ts'
import { idOf, type ReadingNotes, readFigures } from './description/read-figures.ts'
import { elementPath, elementsAt, type HpxmlElement } from './xml/hpxml-element.ts'
import { HpxmlProblem } from './xml/hpxml-problem.ts'

/** One building of a file by the table. */
export function readHome(building: HpxmlElement, notes: ReadingNotes): HpxmlHome {
  const [named] = elementsAt(building, 'BuildingID')
  const id = named === undefined ? undefined : idOf(named)
  if (id === undefined) throw new HpxmlProblem('idMissing', `${elementPath(building)}/BuildingID`)
  const appliances = elementsAt(building, 'BuildingDetails/Appliances/*')
  for (const appliance of appliances) notes.read.add(appliance)
  return {
    id,
    element: elementPath(building),
    appliances: [...new Set(appliances.map(({ name }) => name))].toSorted(),
    ...readFigures(building, HOME, notes),
  }
}
