import { countedWork, programWorks } from '@hearthlight/domain/savings/program/counted-work'
import { FIGURE_COLUMNS, programFigures } from '@hearthlight/domain/savings/program/program-figures'
import {
  isAsked,
  MOST_PROGRAM_WORKS,
  ProgramSavingsQuery,
  ProgramSavingsResponse,
  programSavings,
} from '@hearthlight/domain/savings/program/program-savings'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { csvLines } from '../../../platform/csv/csv-lines.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { sendFile } from '../../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { listLikeHomes } from '../like-homes/like-home-store.ts'
import { MOST_LIKE_HOMES } from '../like-homes/measure-like-homes.ts'
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
    /** What is asked of, and the works that it is made of with the names of the programs that paid for any of them. */
    const read = async (scope: Scope, query: ProgramSavingsQuery) => {
      const { works, likeHomes, names } = await inPartner(db, scope, async (each) => ({
        works: programWorks(await listMeasuredWorks(each, scope, MOST_PROGRAM_WORKS)),
        likeHomes: await listLikeHomes(each, scope, MOST_LIKE_HOMES),
        names: await programNames(each, scope),
      }))
      if (query.program !== undefined && !names.has(query.program)) throw new Problem('shared.not-found')
      const paid = new Set(works.flatMap(({ program_ids }) => program_ids))
      const programs = [...names].flatMap(([id, name]) => (paid.has(id) ? [{ id, name }] : []))
      const asked = works.filter((work) => isAsked(work, query))
      return { asked, names, found: { ...programSavings(works, query, likeHomes), programs } }
    }
    app.get(
      PATH,
      {
        config,
        schema: { tags, querystring: ProgramSavingsQuery, response: { 200: ProgramSavingsResponse } },
      },
      async (request) => one('program_savings', 'all', (await read(scopeOf(request), request.query)).found),
    )
    app.get(
      `${PATH}/figures`,
      { config, schema: { tags, querystring: ProgramSavingsQuery } },
      async (request, reply) => {
        const { found } = await read(scopeOf(request), request.query)
        const rows = programFigures(found).map((row) => FIGURE_COLUMNS.map((column) => row[column]))
        return sendFile(reply, { name: 'savings-figures.csv', stream: csvLines([FIGURE_COLUMNS, ...rows]) })
      },
    )
    app.get(
      `${PATH}/file`,
      { config, schema: { tags, querystring: ProgramSavingsQuery } },
      async (request, reply) => {
        const { asked, names } = await read(scopeOf(request), request.query)
        const rows = asked.map((work) => {
          const { building_id, ends, program_ids, measure_ids, result } = work
          const { saved, band, expected, observed, is_year } = result?.total ?? {}
          // As the page counts it: what was promised of the fuels that are measured, or why it does not count.
          const found = countedWork(work)
          const [promised, why] = typeof found === 'string' ? [work.promised, found] : [found.promised, null]
          return [
            ...[building_id, ends, measure_ids.join(' '), promised?.kwh, result?.state],
            ...[saved, band, expected, observed, is_year],
            ...[why, program_ids.map((id) => names.get(id)).join('; ')],
          ]
        })
        return sendFile(reply, { name: 'measured-savings.csv', stream: csvLines([COLUMNS, ...rows]) })
      },
    )
  }
