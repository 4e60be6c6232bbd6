import { Problem } from '@hearthlight/domain/shared/problem'
import {
  type TextState,
  XLIFF_LIMITS,
  type XliffVersion,
} from '@hearthlight/domain/studio/translations/translations-contract'
import { DOMParser } from '@xmldom/xmldom'

export type XliffUnit = {
  /** Which text it is: what a translator's tool hands back as it was. */
  readonly place: string
  readonly source: string
  readonly target: string
  readonly state: TextState
  readonly note: string
}
export type XliffFile = {
  readonly partner: string
  readonly source: string
  readonly target: string
  readonly units: readonly XliffUnit[]
}

const NAMESPACE: Readonly<Record<XliffVersion, string>> = {
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
}
const STATES: Readonly<Record<XliffVersion, Readonly<Record<TextState, string>>>> = {
  '1.2': {
    missing: 'needs-translation',
    outdated: 'needs-adaptation',
    unseen: 'needs-review-translation',
    good: 'final',
  },
  '2.0': { missing: 'initial', outdated: 'initial', unseen: 'translated', good: 'final' },
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no way to write most control characters. */
const isWritten = (sign: string) => sign >= ' ' || '\t\n\r'.includes(sign)

const escaped = (text: string) =>
  [...text]
    .filter(isWritten)
    .map((sign) => ENTITIES[sign] ?? sign)
    .join('')

/** The texts of a language beside their source, for a translator's own tool. */
export function writeXliff(file: XliffFile, version: XliffVersion): string {
  const body = version === '1.2' ? bodyOf12(file) : bodyOf20(file)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
}

function bodyOf12({ partner, source, target, units }: XliffFile): string {
  const written = units.map(
    (unit) => `    <trans-unit id="${escaped(unit.place)}" xml:space="preserve">
      <source>${escaped(unit.source)}</source>
      <target state="${STATES['1.2'][unit.state]}">${escaped(unit.target)}</target>
      <note>${escaped(unit.note)}</note>
    </trans-unit>`,
  )
  return `<xliff version="1.2" xmlns="${NAMESPACE['1.2']}">
  <file original="${escaped(partner)}" source-language="${source}" target-language="${target}" datatype="plaintext">
  <body>
${written.join('\n')}
  </body>
  </file>
</xliff>`
}

function bodyOf20({ partner, source, target, units }: XliffFile): string {
  const written = units.map(
    (unit, index) => `    <unit id="t${index + 1}" name="${escaped(unit.place)}" xml:space="preserve">
      <notes><note>${escaped(unit.note)}</note></notes>
      <segment state="${STATES['2.0'][unit.state]}"><source>${escaped(unit.source)}</source><target>${escaped(unit.target)}</target></segment>
    </unit>`,
  )
  return `<xliff version="2.0" xmlns="${NAMESPACE['2.0']}" srcLang="${source}" trgLang="${target}">
  <file id="f1" original="${escaped(partner)}">
${written.join('\n')}
  </file>
</xliff>`
}

type ReadFile = Omit<XliffFile, 'units'> & {
  readonly units: readonly Pick<XliffUnit, 'place' | 'source' | 'target'>[]
}

const unreadable = () => new Problem('partner.xliff-unreadable')

/** A file of either version, whichever tool wrote it. It may define nothing of its own: no entity is ever looked up. */
export const readXliff = (xml: string): ReadFile => fileOf(parsed(xml))

function fileOf(root: Element): ReadFile {
  const version = root.getAttribute('version')
  const [file] = childrenOf(root, 'file')
  if (root.localName !== 'xliff' || file === undefined) throw unreadable()
  const partner = file.getAttribute('original') ?? ''
  if (version === '1.2')
    return {
      partner,
      source: file.getAttribute('source-language') ?? '',
      target: file.getAttribute('target-language') ?? '',
      units: Array.from(root.getElementsByTagName('trans-unit')).map((unit) => ({
        place: unit.getAttribute('id') ?? '',
        source: textOf(childrenOf(unit, 'source')),
        target: textOf(childrenOf(unit, 'target')),
      })),
    }
  if (!version?.startsWith('2.')) throw unreadable()
  return {
    partner,
    source: root.getAttribute('srcLang') ?? '',
    target: root.getAttribute('trgLang') ?? '',
    units: Array.from(root.getElementsByTagName('unit')).map((unit) => {
      // A tool may have parted a text into its sentences.
      const segments = childrenOf(unit, 'segment', 'ignorable')
      const said = (name: string) => textOf(segments.flatMap((segment) => childrenOf(segment, name)))
      return { place: unit.getAttribute('name') ?? '', source: said('source'), target: said('target') }
    }),
  }
}

function parsed(xml: string): Element {
  mustBePlain(xml)
  const refuse = () => {
    throw unreadable()
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  const root = parser.parseFromString(xml.replace(/^\ufeff/, ''), 'text/xml')?.documentElement
  if (root === null || root === undefined) throw unreadable()
  return root
}

/** Far more than any tool writes; each text has some seven tags. */
const MOST = { depth: 50, tags: 12 * XLIFF_LIMITS.units, tagSigns: 4_000 } as const
/** What begins like a tag and is none, and how it ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
const UNKNOWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

/** One look at each sign, before a reader that takes its time over what is nested or left open. */
function mustBePlain(xml: string): void {
  let [depth, tags] = [0, 0]
  for (const { text, tag } of piecesOf(xml)) {
    depth += stepOf(tag)
    tags += 1
    const isTooMuch = depth > MOST.depth || tags > MOST.tags || tag.length > MOST.tagSigns
    if (isTooMuch || tag.startsWith('<!') || UNKNOWN_ENTITY.test(text + tag)) throw unreadable()
  }
}

/** Each tag, none for what is not one, with the text before it. */
function* piecesOf(xml: string): Generator<{ text: string; tag: string }> {
  let from = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', from)) {
    const other = OTHERS.find(([start]) => xml.startsWith(start, at))
    const closing = other?.[1] ?? '>'
    const end = xml.indexOf(closing, at)
    if (end < 0) throw unreadable()
    yield { text: xml.slice(from, at), tag: other === undefined ? xml.slice(at, end) : '' }
    from = end + closing.length
  }
}

function stepOf(tag: string): number {
  if (tag.startsWith('</')) return -1
  return tag === '' || tag.endsWith('/') ? 0 : 1
}

const childrenOf = (parent: Element, ...names: readonly string[]): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && names.includes(node.nodeName.replace(/^.*:/, '')),
  )

const textOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent ?? '').join('')
