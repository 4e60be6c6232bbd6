import { elementPath, type HpxmlElement } from './xml/hpxml-element.ts'

/** Names and addresses of records: they tell nothing of the home. */
const RECORD = /^(BuildingID|CustomerID|ContractorID|SiteID|SystemIdentifier|AddressType|ProjectStatus)$/

/** The highest elements of which nothing was read, counted by their path without places. */
export function unknownElements(
  buildings: readonly HpxmlElement[],
  read: ReadonlySet<HpxmlElement>,
): { element: string; times: number }[] {
  const times = new Map<string, number>()
  /** Whether anything in it was read; of what was not, the highest element is noted. */
  const walk = (element: HpxmlElement): boolean => {
    const inside = element.children.filter(({ name }) => !RECORD.test(name))
    const unread = inside.filter((child) => !walk(child))
    const isRead = read.has(element) || unread.length < inside.length
    if (isRead) unread.forEach(note)
    return isRead
  }
  const note = (element: HpxmlElement) => {
    const path = elementPath(element).replaceAll(/\[\d+\]/g, '')
    times.set(path, (times.get(path) ?? 0) + 1)
  }
  buildings.forEach(walk)
  return [...times].map(([element, count]) => ({ element, times: count }))
}
