type Use = { readonly documents: number; readonly bytes: number }

/** From here on staff are told to ask for more before nobody can add a document. */
export const NEARLY_FULL = 0.8

/** How much of what is allowed is used, by the fuller of the two caps. */
export const shareOf = (used: Use, cap: Use): number =>
  Math.max(used.bytes / cap.bytes, used.documents / cap.documents)
