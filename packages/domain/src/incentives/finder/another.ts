/** A company that the catalogue does not look for: it decides a condition, and is the name of nobody. */
export const ANOTHER = 'another'
