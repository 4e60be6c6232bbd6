/** Where a feature adds its tables to the schema, and the name of each. */
export const DECLARED = /interface (?:Schema|PassingTables) \{\n(.*?)\n {2}\}/gs
export const TABLE = /^ {4}(\w+):/gm

export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]))
