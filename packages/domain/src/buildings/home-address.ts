type Street = { readonly address1?: string | null | undefined; readonly address2?: string | null | undefined }
type Place = Street & {
  readonly [Name in 'city' | 'region' | 'zip']?: string | null | undefined
}

const listed = (parts: readonly (string | null | undefined)[]) => parts.filter((part) => part).join(', ')

/** The street with the unit of a flat: two homes in one house are not the same. */
export const streetOf = ({ address1, address2 }: Street): string => listed([address1, address2])

/** A whole address on one line. */
export const addressOf = ({ city, region, zip, ...street }: Place): string =>
  listed([streetOf(street), city, region, zip])

/** What a home is called where it is spoken of: its name, else its street. */
export const homeName = (home: Street & { readonly building_name?: string | null | undefined }): string =>
  home.building_name || streetOf(home)
