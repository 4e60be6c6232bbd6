/** A place and what it lies in, as people say it: the district of Santarém is not said after the town of Santarém. */
export const placeName = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')
