/** An element of a file, told by its local name: namespaces differ between the versions of HPXML. */
export interface HpxmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: HpxmlElement | undefined
  readonly children: HpxmlElement[]
  text: string
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The elements at a path of names below this one; `|` parts paths of several versions, `*` is any name. */
export function elementsAt(element: HpxmlElement, path: string): HpxmlElement[] {
  return path
    .split('|')
    .flatMap((one) =>
      one
        .split('/')
        .reduce<HpxmlElement[]>(
          (found, name) =>
            found.flatMap(({ children }) => children.filter((child) => name === '*' || child.name === name)),
          [element],
        ),
    )
}

export const elementAt = (element: HpxmlElement, path: string): HpxmlElement | undefined =>
  elementsAt(element, path)[0]

export const textAt = (element: HpxmlElement, path: string): string | undefined => {
  const text = elementAt(element, path)?.text.trim()
  return text === '' ? undefined : text
}

/** Where an element stands, as people find it: `Building/BuildingDetails/Enclosure/Walls/Wall[2]/Area`. */
export function elementPath(element: HpxmlElement): string {
  const { name, parent } = element
  if (parent === undefined) return name
  const alike = parent.children.filter((child) => child.name === name)
  const place = alike.length === 1 ? '' : `[${alike.indexOf(element) + 1}]`
  return `${parent.parent === undefined ? '' : `${elementPath(parent)}/`}${name}${place}`
}
