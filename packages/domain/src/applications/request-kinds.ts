/** What staff can ask of an applicant once more: an answer, a document, or a whole step of a program. */
export const REQUEST_KINDS = ['answer', 'upload', 'step'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export type RequestedItem = { readonly kind: RequestKind; readonly item_id: string }

/** One thing that was asked for, as an address names it. */
export const itemName = ({ kind, item_id }: RequestedItem): string => `${kind}.${item_id}`
