import { isObject, type JsonPath, valueAt } from '../../../shared/json-path.ts'
import { figuresOfEntry, isOther, sumsOf } from './lint-sums.ts'
import { type ContentFinding, inSite, type PartnerContent } from './partner-content.ts'

const SECTIONS: JsonPath = ['settings', 'sections']
const HOME: JsonPath = [...SECTIONS, 'home', 'sections']

/** The pages of the site name the incentives of the catalogue, and no sum that none of them pays. */
export const lintHome = (content: PartnerContent): ContentFinding[] => [
  ...itemsOf(content.site).flatMap(({ item, path }) => lintItem(item, path, content)),
  ...checksOf(valueAt(content.site, SECTIONS), SECTIONS)
    .flatMap(({ text, path }) => sumsOf(text, path))
    .filter(isOther(content.catalogue.incentives.flatMap((entry) => figuresOfEntry(entry, content))))
    .map(({ path, sum }) => inSite(path, 'paid-by-none', { sum })),
]

type Item = { readonly item: Record<string, unknown>; readonly path: JsonPath }

function itemsOf(site: unknown): Item[] {
  const sections = valueAt(site, HOME)
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section, index) => {
    const items = valueAt(section, ['type']) === 'rebates' ? valueAt(section, ['items']) : []
    return Array.isArray(items)
      ? items.flatMap((item, at) => (isObject(item) ? [{ item, path: [...HOME, index, 'items', at] }] : []))
      : []
  })
}

function lintItem({ incentive, amount, note }: Item['item'], path: JsonPath, content: PartnerContent) {
  if (amount !== undefined) return [inSite([...path, 'amount'], 'typed-amount')]
  const entry = content.catalogue.incentives.find(({ code }) => code === incentive)
  if (entry === undefined || !entry.is_active)
    return [inSite([...path, 'incentive'], 'not-open', { incentive: String(incentive) })]
  return sumsOf(note, [...path, 'note'])
    .filter(isOther(figuresOfEntry(entry, content)))
    .map((found) => inSite(found.path, 'not-paid-by', { incentive: entry.code, sum: found.sum }))
}

/** The amounts on drawn checks. */
function checksOf(value: unknown, path: JsonPath): { readonly text: unknown; readonly path: JsonPath }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => checksOf(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'check' ? [{ text: item, path: [...path, key] }] : checksOf(item, [...path, key]),
  )
}
