import { isObject, type JsonPath } from '../shared/json-path.ts'

/** A picture of this site inside any text: a setting, Markdown, styles. What lies elsewhere has a host before its path. */
const PICTURE = /(?<![\w:/.-])\/(?!\/)[\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif|ico)(?!\w)/g

export type NamedPicture = { readonly address: string; readonly path: JsonPath }

/** The pictures of this site that a document names, each with its place. */
export function namedPictures(value: unknown, path: JsonPath = []): NamedPicture[] {
  if (typeof value === 'string') return (value.match(PICTURE) ?? []).map((address) => ({ address, path }))
  if (Array.isArray(value)) return value.flatMap((item, index) => namedPictures(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => namedPictures(item, [...path, key]))
}

/** The same document with pictures named by other addresses. */
export function withPictures<T>(value: T, renamed: ReadonlyMap<string, string>): T {
  if (renamed.size === 0) return value
  const text = JSON.stringify(value).replace(PICTURE, (address) => renamed.get(address) ?? address)
  // Addresses are replaced by addresses: the document keeps its shape.
  return JSON.parse(text) as T
}
