import { PGlite, type Results, types } from '@electric-sql/pglite'
import type { Engine, EngineResult } from './engine.ts'

/** A folder, new or old, or memory; a new one may begin with the contents of a dump. */
type Options = { readonly folder: string; readonly from?: Blob } | { readonly memory: Blob | undefined }

/** Text in, text out: a calendar date has no time zone, so it must never become an instant. */
const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: (text: string) => Number(text) }

/**
 * `-F` switches fsync off and cannot be overridden by the configuration file, so it leaves the start parameters.
 * 16 MB of buffers instead of 160 brings the process from 359 to 204 MB (measured; docs/decisions/0003-embedded-database.md).
 */
const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
const postgresqlconf = ['shared_buffers = 16MB']

export async function openPglite(options: Options): Promise<Engine> {
  const beginning = 'folder' in options ? options.from : options.memory
  const settings = {
    parsers,
    postgresqlconf,
    ...(beginning === undefined ? {} : { loadDataDir: beginning }),
  }
  const pglite =
    'folder' in options
      ? await PGlite.create(options.folder, { ...settings, startParams })
      : await PGlite.create(settings)
  return {
    query: async (sql, parameters) => toResult(await pglite.query(sql, [...parameters])),
    script: async (sql) => toResult((await pglite.exec(sql)).at(-1)),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
    close: () => pglite.close(),
  }
}

function toResult(results: Results<Record<string, unknown>> | undefined): EngineResult {
  return { rows: results?.rows ?? [], command: results?.command ?? '', rowCount: results?.rowCount ?? 0 }
}
