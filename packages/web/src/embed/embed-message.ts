/** What a page in a frame tells the site around it: how high it is, and what it is called. */
export type EmbedMessage = {
  readonly from: 'hearthlight-embed'
  readonly height: number
  readonly title: string
}

/** More than any page needs; a wrong number must not blow up the page of somebody else. */
const HIGHEST = 20_000

export function readEmbedMessage(data: unknown): EmbedMessage | null {
  const { from, height, title } = (data ?? {}) as Partial<Record<keyof EmbedMessage, unknown>>
  if (from !== 'hearthlight-embed' || typeof height !== 'number' || typeof title !== 'string') return null
  return height > 0 && height <= HIGHEST ? { from, height, title } : null
}
