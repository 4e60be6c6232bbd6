/** An element of a file that is being written; what reads files can read it too. */
export interface WrittenElement {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly parent: WrittenElement | undefined
  readonly children: WrittenElement[]
  text: string
}

export const rootElement = (name: string, attributes: Record<string, string> = {}): WrittenElement => ({
  name,
  attributes,
  parent: undefined,
  children: [],
  text: '',
})

export function addElement(
  parent: WrittenElement,
  name: string,
  { text = '', attributes = {} }: { text?: string; attributes?: Record<string, string> } = {},
): WrittenElement {
  const element = { name, attributes, parent, children: [], text }
  parent.children.push(element)
  return element
}

/** The element at a path of names, made where it is missing. */
export const elementBelow = (parent: WrittenElement, path: string): WrittenElement =>
  path
    .split('/')
    .reduce(
      (inside, name) => inside.children.find((child) => child.name === name) ?? addElement(inside, name),
      parent,
    )

/** What XML can hold of a text: neither control characters nor halves of a pair. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  [...text]
    .filter(isAllowed)
    .join('')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

function lines({ name, attributes, children, text }: WrittenElement, indent: string): string[] {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `${indent}<${name}${said.join('')}`
  if (children.length > 0)
    return [`${start}>`, ...children.flatMap((child) => lines(child, `${indent}  `)), `${indent}</${name}>`]
  return [text === '' ? `${start}/>` : `${start}>${escaped(text)}</${name}>`]
}

/** The file as text: the same elements give the same text. */
export const xmlText = (root: WrittenElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '').join('\n')}\n`
