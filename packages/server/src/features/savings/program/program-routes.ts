import {
  MOST_PROGRAM_WORKS,
  ProgramSavingsQuery,
  ProgramSavingsResponse,
  programSavings,
} from '@hearthlight/domain/savings/program-savings'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { csvLines } from '../../../platform/csv/csv-lines.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { sendFile } from '../../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { listMeasuredWorks } from '../work-store.ts'

const config = { policy: 'admin:savings', rateLimit: RATE_LIMITS.work } as const
const tags = ['Measured savings']
const PATH = '/api/admin/v1/program_savings'

const COLUMNS = [
  ...['building_id', 'ends', 'measures', 'promised_kwh', 'state', 'saved_kwh', 'band_kwh', 'expected_kwh'],
  ...['observed_kwh', 'is_year', 'why', 'program'],
]

/** What work on homes saved, of the whole program, for staff. */
export const programRoutes =
  ({ db, programNames }: SavingsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    /** The works, and the programs that paid for any of them. */
    const read = (scope: Scope) =>
      inPartner(db, scope, async (each) => {
        const works = await listMeasuredWorks(each, scope, MOST_PROGRAM_WORKS)
        const paid = new Set(works.map(({ program_id }) => program_id))
        const names = await programNames(each, scope)
        const programs = [...names].flatMap(([id, name]) => (paid.has(id) ? [{ id, name }] : []))
        return { works, programs, names }
      })
    app.get(
      PATH,
      {
        config,
        schema: { tags, querystring: ProgramSavingsQuery, response: { 200: ProgramSavingsResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const { works, programs, names } = await read(scope)
        const { program } = request.query
        if (program !== undefined && !names.has(program)) throw new Problem('shared.not-found')
        return one('program_savings', 'all', { ...programSavings(works, request.query), programs })
      },
    )
    app.get(`${PATH}/file`, { config, schema: { tags } }, async (request, reply) => {
      const scope = scopeOf(request)
      const { works, programs } = await read(scope)
      const names = new Map(programs.map(({ id, name }) => [id, name]))
      const rows = works.map(({ building_id, ends, program_id, measure_ids, promised, result }) => {
        const { saved, band, expected, observed, is_year } = result?.total ?? {}
        return [
          ...[building_id, ends, measure_ids.join(' '), promised?.kwh, result?.state],
          ...[saved, band, expected, observed, is_year, result?.fuels.find(({ why }) => why !== null)?.why],
          program_id === null ? undefined : names.get(program_id),
        ]
      })
      return sendFile(reply, { name: 'measured-savings.csv', stream: csvLines([COLUMNS, ...rows]) })
    })
  }
