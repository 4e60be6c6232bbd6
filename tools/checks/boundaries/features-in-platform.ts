import { DECLARED, matches, TABLE } from './declared-tables.ts'

const IS_FEATURE = /^\/features\//
const IS_PLATFORM = /^\/platform\/(?!database\/migrations\/)/
const IS_TEST = /\.test\.ts$|\/testing\//
/** `/api/admin/` alone is no feature's: it is where the console stands. */
const ADDRESS = /'\/(?:api\/v\d|ahoy)\/[^']*'/g

/** The tables that features add to the schema. */
export function tablesOfFeatures(files: ReadonlyMap<string, string>): string[] {
  const declared = [...files]
    .filter(([path]) => IS_FEATURE.test(path))
    .flatMap(([, text]) => matches(text, DECLARED))
  return declared.flatMap((body) => matches(body, TABLE))
}

/** What files of the platform say of features: a table of theirs, in a query or a type, or the address of a call. */
export function featuresInPlatform(files: ReadonlyMap<string, string>): string[] {
  const tables = new RegExp(
    String.raw`(?:(?:From|Into|Table|Join|Schema)[(\[]|PassingTables\[|\b(?:from|join|into|update) )['"]?(${tablesOfFeatures(files).join('|')})\b`,
    'g',
  )
  return [...files]
    .filter(([path]) => IS_PLATFORM.test(path) && !IS_TEST.test(path))
    .flatMap(([path, text]) =>
      [...matches(text, tables), ...(text.match(ADDRESS) ?? [])].map((what) => `${path}: ${what}`),
    )
}
