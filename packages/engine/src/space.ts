/** A space with one air temperature. `foundation` is an unheated basement or crawlspace. */
export type Space = 'living' | 'attic' | 'foundation' | 'garage'
