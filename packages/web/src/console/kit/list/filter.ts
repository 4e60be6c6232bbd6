/** A filter of a list. Its id is the name of the parameter; a range of dates has two, `<id>_from` and `<id>_to`. */
export type Filter = { readonly id: string; readonly label: string } & (
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string; readonly label: string }[]
      /** Several can be chosen, or all but those. */
      readonly isMany?: boolean
    }
  | { readonly kind: 'dates' }
  | { readonly kind: 'text' }
  /** Only those for which it holds. */
  | { readonly kind: 'flag' }
)

type Values = Readonly<Record<string, string>>

export const isSet = (filter: Filter, values: Values): boolean =>
  filter.kind === 'dates'
    ? values[`${filter.id}_from`] !== undefined || values[`${filter.id}_to`] !== undefined
    : values[filter.id] !== undefined

/** What takes the filter away. */
export const unset = (filter: Filter): Record<string, null> =>
  filter.kind === 'dates' ? { [`${filter.id}_from`]: null, [`${filter.id}_to`]: null } : { [filter.id]: null }
