import type { Compilable, CompiledQuery } from 'kysely'
import type { PartnerDb } from './schema.ts'

/** Stands in a statement where each call has a value of its own. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * For a statement of every request: to build it and write it as SQL costs more than to send it, so that both are done once.
 * What it is given may only be compared with or selected: `build` sees stand-ins of the values.
 */
export function compiledOnce<Given extends readonly string[], Row>(
  build: (db: PartnerDb, ...given: Given) => Compilable<Row>,
): (db: PartnerDb, ...given: Given) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...given) => {
    // Kysely takes whatever is no expression for a parameter.
    compiled ??= build(db, ...(given.map((_, index) => new Place(index)) as unknown as Given)).compile()
    const parameters = compiled.parameters.map((each) => (each instanceof Place ? given[each.index] : each))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
