import { type Dashboard, FUNNEL_STEPS, PROGRAM_STEPS } from '@hearthlight/domain/applications/queue/dashboard'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'

type Line = readonly [part: string, name: string, measure: string, value: number | string | null]

/** The figures that Today shows, one a line, in the words it shows them with; nobody is named. */
export function dashboardCsv(scope: Scope, dashboard: Dashboard): string {
  const translate = translator(scope.language, scope.partner.config)
  const t = (key: string) => translate(`admin-dashboard:${key}`)
  const steps = dashboard.program === null ? FUNNEL_STEPS : PROGRAM_STEPS
  const { late, late_visits, waiting, ages, money } = dashboard
  const program = dashboard.programs.find(({ value }) => value === dashboard.program)?.label
  const lines: Line[] = [
    [t('file.shown'), t('choose.program'), '', program ?? t('choose.all')],
    [t('file.shown'), t('choose.period'), t('file.from'), dashboard.from],
    [t('file.shown'), t('choose.period'), t('file.to'), dashboard.to],
    ...(late === null
      ? []
      : (['applications', 'messages'] as const).map(
          (kind): Line => [t('late.short'), t(`late.kind.${kind}`), t('file.count'), late[kind].count],
        )),
    ...(late === null
      ? []
      : [
          [
            ...([t('late.short'), t('late.kind.applications')] as const),
            ...([t('late.never_opened'), late.applications.never_opened] as const),
          ] as const,
        ]),
    ...(late_visits === null
      ? []
      : [[t('late.short'), t('late.kind.visits'), t('file.count'), late_visits.count] as const]),
    ...steps.map((step): Line => [t('file.steps'), '', t(`step.${step}`), dashboard.total[step]]),
    ...dashboard.weeks.flatMap(({ from, started, finished }): Line[] => [
      [t('weeks.week'), from, t(`weeks.started.${kindOf(dashboard)}`), started],
      [t('weeks.week'), from, t(`weeks.finished.${kindOf(dashboard)}`), finished],
    ]),
    ...decisionLines(dashboard, t),
    ...(waiting ?? []).flatMap(({ name: status, programs, marks }): Line[] => {
      const name = [status, ...programs].join(', ')
      return [
        [t('waiting.short'), name, t('waiting.count'), sumOf(marks)],
        [t('waiting.short'), name, t('waiting.late'), sumOf(marks.filter(({ is_late }) => is_late))],
      ]
    }),
    ...(ages ?? []).map(
      ({ name, counts }): Line => [
        t('ages.short'),
        name,
        t('file.count'),
        counts.reduce((sum, count) => sum + count, 0),
      ],
    ),
    ...(money ?? []).flatMap(({ name, budget, paid, committed, forecast }): Line[] => [
      [t('money.budget'), name, t('money.budget'), budget],
      [t('money.budget'), name, t('money.paid'), paid],
      [t('money.budget'), name, t('money.committed'), committed],
      [t('money.budget'), name, t('money.forecast'), forecast.likely],
    ]),
    ...dashboard.cities.flatMap(({ name, accounts, approved_amount, median_days, ...counts }): Line[] => [
      [t('city'), name ?? t('unknown'), t('city_accounts'), accounts],
      ...steps.map((step): Line => [t('city'), name ?? t('unknown'), t(`step.${step}`), counts[step]]),
      [t('city'), name ?? t('unknown'), t('city_amount'), approved_amount],
      [t('city'), name ?? t('unknown'), t('city_days'), median_days],
    ]),
  ]
  return csvLines([[t('file.part'), t('file.name'), t('file.measure'), t('file.value')], ...lines])
}

function decisionLines({ decisions, paid }: Dashboard, t: (key: string) => string): Line[] {
  return [
    ...(decisions === null
      ? []
      : ([
          [t('decisions.short'), '', t('decisions.approved'), decisions.approved],
          [t('decisions.short'), '', t('decisions.declined'), decisions.declined],
          [t('decisions.short'), '', t('decisions.withdrawn'), decisions.withdrawn],
          [t('decisions.short'), '', t('decisions.median'), decisions.median_days],
          [t('decisions.short'), '', t('decisions.ninetieth'), decisions.ninetieth_days],
          [t('decisions.short'), '', t('decisions.asked'), decisions.asked],
          [t('decisions.short'), '', t('decisions.answered'), decisions.answered_days],
        ] satisfies Line[])),
    ...(paid === null
      ? []
      : ([
          [t('decisions.short'), '', t('decisions.paid'), paid.amount],
          [t('decisions.short'), '', t('decisions.homes'), paid.homes],
        ] satisfies Line[])),
  ]
}

const kindOf = ({ program }: Dashboard) => (program === null ? 'homes' : 'applications')

const sumOf = (marks: ReadonlyArray<{ readonly count: number }>) =>
  marks.reduce((sum, { count }) => sum + count, 0)
