/** Without what is not told: the reference leaves it out. */
export const filled = (figures: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(figures).filter(
      ([, value]) =>
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0) &&
        !(
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.keys(value).length === 0
        ),
    ),
  )
