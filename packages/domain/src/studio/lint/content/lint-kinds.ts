import { isObject, valueAt } from '../../../shared/json-path.ts'
import { type ContentFinding, inIncentive, inSite, type PartnerContent } from './partner-content.ts'

/** Kinds of work and categories that are called the same: people find two filters of one name, each with half of the list. */
export const lintKinds = (content: PartnerContent): ContentFinding[] => [
  ...kindsOfWork(content),
  ...categories(content),
]

type Kind = { readonly code: string; readonly names: unknown }

/** The later one of two kinds with the same name in a language; the name in the first language it is found in. */
const namedTwice = (kinds: readonly Kind[]) =>
  kinds.flatMap(({ code, names }, index) => {
    const name = saidBy(names).find((said) =>
      kinds.slice(0, index).some((other) => saidBy(other.names).some((each) => isSame(each, said))),
    )
    return name === undefined ? [] : [{ code, index, name: name.text }]
  })

type Said = { readonly language: string; readonly text: string }

/** A name is written once for all languages, or by language. */
const saidBy = (names: unknown): Said[] =>
  typeof names === 'string'
    ? [{ language: '', text: names }]
    : isObject(names)
      ? Object.entries(names).flatMap(([language, text]) =>
          typeof text === 'string' ? [{ language, text }] : [],
        )
      : []

const isSame = (one: Said, other: Said) =>
  (one.language === other.language || one.language === '' || other.language === '') &&
  one.text.trim().toLowerCase() === other.text.trim().toLowerCase()

function kindsOfWork({ catalogue: { project_types, incentives } }: PartnerContent): ContentFinding[] {
  const used = Object.entries(project_types)
    .filter(([code]) => incentives.some((entry) => entry.project_type === code))
    .map(([code, names]) => ({ code, names }))
  return namedTwice(used).flatMap(({ code, name }) =>
    incentives
      .filter((entry) => entry.project_type === code)
      .map((entry) => inIncentive(entry.code, ['project_type'], 'kind-named-twice', { name })),
  )
}

function categories({ site }: PartnerContent): ContentFinding[] {
  const path = ['tags', 'incentive_categories']
  const listed = valueAt(site, path)
  const kinds = Array.isArray(listed)
    ? listed.map((each) => ({ code: String(valueAt(each, ['id'])), names: valueAt(each, ['name']) }))
    : []
  return namedTwice(kinds).map(({ index, name }) =>
    inSite([...path, index, 'name'], 'kind-named-twice', { name }),
  )
}
