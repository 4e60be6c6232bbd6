/** Whether an address stands below another one: nothing else of a utility is ever read. */
export function isBelow(base: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const [above, found] = [new URL(base), new URL(address)]
  const folder = above.pathname.endsWith('/') ? above.pathname : `${above.pathname}/`
  return found.origin === above.origin && found.username === '' && found.pathname.startsWith(folder)
}

/** Where the readings of a subscription are, as ESPI lays them out, within a span of publication. */
export function batchAddress(resourceUri: string, from: Date, to: Date): string {
  const url = new URL(resourceUri)
  url.searchParams.set('published-min', from.toISOString())
  url.searchParams.set('published-max', to.toISOString())
  return url.toString()
}

const URI = /<(?:[\w-]+:)?resources>\s*([^<\s]{1,2000})\s*<\/(?:[\w-]+:)?resources>/g
const MOST_URIS = 200

/** The addresses that a notification (an ESPI `BatchList`) names, without what may be asked of them. */
export function notifiedResources(xml: string): string[] {
  const found = new Set<string>()
  for (const [, uri = ''] of xml.matchAll(URI)) {
    const address = uri.replaceAll('&amp;', '&')
    if (!URL.canParse(address)) continue
    const { origin, pathname } = new URL(address)
    found.add(`${origin}${pathname}`)
    if (found.size === MOST_URIS) break
  }
  return [...found]
}
