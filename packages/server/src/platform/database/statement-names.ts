/** A name for each statement that comes again, under which a connection keeps it parsed and planned. */
export type StatementNames = {
  nameOf(sql: string): string | undefined
  /** After a migration of another instance: what was planned before may no longer be run. */
  forget(): void
}

/** Statements of ours are some hundreds; lists of varying length would make ever more. */
const MOST = 1000

export function statementNames(): StatementNames {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameOf: (sql) => {
      const known = names.get(sql)
      if (known !== undefined || names.size >= MOST) return known
      const name = `hearthlight_${generation}_${names.size}`
      names.set(sql, name)
      return name
    },
    forget: () => {
      generation += 1
      names.clear()
    },
  }
}
