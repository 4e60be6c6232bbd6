import {
  type Late,
  type LateApplications,
  type LateItem,
  MOST_LATE,
} from '@hearthlight/domain/applications/queue/dashboard'
import { lateFrom, workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { COUNTED_TO } from '@hearthlight/domain/shared/list-page'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countNeverOpened } from '../queue/queue-count-store.ts'
import { isOf, rulesOfTab, type StatusRule } from '../queue/queue-rules.ts'
import { pageOfQueue } from '../queue/queue-store.ts'
import { listUnanswered } from './late-message-store.ts'

type Asked = { readonly now: Date; readonly program: string | undefined }
type LateOfApplications = { readonly applications: LateApplications; readonly messages: Late }

/** Applications that have had their status longer than their program promises, and messages nobody has answered in time. */
export async function readLate(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  asked: Asked,
): Promise<LateOfApplications> {
  const { count, oldest } = await lateApplications(db, scope, rules, asked)
  const neverOpened = await countNeverOpened(db, scope, rulesOfTab(rules, 'late') ?? [], {
    zone: scope.partner.config.time_zone,
    program: asked.program,
    shown: oldest.map(({ application_id }) => application_id),
  })
  return {
    applications: {
      count,
      never_opened: neverOpened.count,
      oldest: oldest.map((item) => ({
        ...item,
        is_never_opened: neverOpened.ids.includes(item.application_id),
      })),
    },
    messages: await lateMessages(db, scope, rules, asked),
  }
}

/** The oldest of them, of one reviewer where one is asked. */
export async function lateApplications(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  {
    now,
    program,
    reviewerId,
    limit = MOST_LATE,
  }: Asked & { readonly reviewerId?: string; readonly limit?: number },
): Promise<Late> {
  const zone = scope.partner.config.time_zone
  const filter = {
    zone,
    isLate: true,
    rules: rulesOfTab(rules, 'late'),
    ...(program !== undefined && { program: { isNot: false, values: [program] } }),
    ...(reviewerId !== undefined && { reviewer: { isNot: false, values: [reviewerId] } }),
  }
  const { rows, total } = await pageOfQueue(db, scope, { limit, sort: 'status_at' }, filter)
  return {
    count: total ?? COUNTED_TO,
    oldest: rows.map((row): LateItem => {
      const rule = rules.find((candidate) => isOf(candidate, row))
      return {
        application_id: row.id,
        number: row.number,
        name: row.applicant,
        what: rule?.name ?? '',
        ...waited(zone, row.status_at, now),
        promised_days: rule?.promisedDays ?? 0,
      }
    }),
  }
}

async function lateMessages(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  { now, program }: Asked,
): Promise<Late> {
  const { time_zone: zone, settings } = scope.partner.config
  const promised_days = settings.staff_promises.message_working_days
  const { until: before } = dayRange(zone, undefined, lateFrom(dayIn(zone, now), promised_days))
  const rows = await listUnanswered(db, scope, {
    before: before ?? now,
    program,
    limit: MOST_LATE,
    open: rules.filter(({ turn }) => turn !== 'closed'),
  })
  return {
    count: Number(rows[0]?.in_all ?? 0),
    oldest: rows.map(({ id, number, name, since, ...row }) => ({
      application_id: id,
      number,
      name,
      promised_days,
      what: rules.find((rule) => isOf(rule, row))?.name ?? '',
      ...waited(zone, since, now),
    })),
  }
}

const waited = (zone: string, since: Date, now: Date) => ({
  since: since.toISOString(),
  days: workingDaysSince(dayIn(zone, since), dayIn(zone, now)),
})
