/** A document that is there, as a list shows it. */
export type ShownDocument = {
  readonly id: string
  readonly name: string
  /** The end of its name in capital letters, where there is no picture of it. */
  readonly mark: string
  /** Its size and when it came. */
  readonly note: string
  readonly url: string
  readonly thumbnailUrl: string | null
  readonly state: 'open' | 'waiting' | 'infected'
}

/** What may be done about a file that was refused: nothing, the same again, or the same under another name. */
export type WayOut =
  | { readonly kind: 'none' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'rename'; readonly name: string }

/** A file on its way, or one that was refused. */
export type ShownUpload = {
  readonly key: string
  readonly name: string
  readonly mark: string
  /** Why it was refused; undefined while it is on its way. */
  readonly problem: string | undefined
  readonly wayOut: WayOut
  /** Of what has left, from 0 to 100, and in words. */
  readonly percent: number
  readonly sent: string
}

/** What the browser's file pickers let through: any document, and what a camera makes. */
export type AcceptedFiles = { readonly files: string; readonly pictures: string }
