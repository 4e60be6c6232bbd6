import type { Engine, EngineResult } from './engine.ts'

const NOTHING: EngineResult = { rows: [], command: '', rowCount: 0 }
const ENDS = ['commit', 'rollback']

/**
 * The statements of one holder of the connection. Nobody else reaches the database meanwhile, so that a transaction has to
 * begin only before something is written or set for its length: one that only reads costs nothing.
 */
export function lazyTransaction(engine: Engine) {
  let state: 'none' | 'due' | 'begun' = 'none'

  return async (sql: string, parameters: readonly unknown[]): Promise<EngineResult> => {
    if (sql === 'begin') {
      state = 'due'
      return NOTHING
    }
    if (ENDS.includes(sql)) {
      const isBegun = state === 'begun'
      state = 'none'
      return isBegun ? engine.script(sql) : NOTHING
    }
    if (state === 'due' && !/^\s*select\b/i.test(sql)) {
      await engine.script('begin')
      state = 'begun'
    }
    return parameters.length === 0 ? engine.script(sql) : engine.query(sql, parameters)
  }
}
