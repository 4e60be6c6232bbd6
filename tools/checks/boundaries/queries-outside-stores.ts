/** What a handle of the database is asked with; the import of kysely alone would not tell. */
const QUERY =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(|\bsql(<[^`]*>)?`|\bsql\.raw\(/

/** Stores, what opens the database and migrates it, migrations of features, and the door of the job queue. */
const MAY_QUERY = [
  /-store\.ts$/,
  /\/platform\/database\//,
  /^\/features\/[^/]+\/migrations\//,
  /\/platform\/jobs\/execute-in\.ts$/,
]
const IS_TEST = /\.test\.ts$|\/testing\//

/** Files of the server that query the database and are no store. */
export const queriesOutsideStores = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([path, text]) => QUERY.test(text) && ![...MAY_QUERY, IS_TEST].some((each) => each.test(path)))
    .map(([path]) => path)
