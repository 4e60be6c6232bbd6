import { type Dashboard, FUNNEL_STEPS, PROGRAM_STEPS } from '@hearthlight/domain/applications/dashboard'
import { csvLines } from '../../platform/csv-lines.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'

type Line = readonly [part: string, name: string, measure: string, value: number | string | null]

/** The figures that Today shows, one a line, in the words it shows them with; nobody is named. */
export function dashboardCsv(scope: Scope, dashboard: Dashboard): string {
  const translate = translator(scope.language, scope.partner.config)
  const t = (key: string) => translate(`admin-today:${key}`)
  const steps = dashboard.program === null ? FUNNEL_STEPS : PROGRAM_STEPS
  const { late, late_visits, decisions, ages, money } = dashboard
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
    ...(late_visits === null
      ? []
      : [[t('late.short'), t('late.kind.visits'), t('file.count'), late_visits.count] as const]),
    ...steps.map((step): Line => [t('file.steps'), '', t(`step.${step}`), dashboard.total[step]]),
    ...dashboard.weeks.flatMap(({ from, started, finished }): Line[] => [
      [t('weeks.week'), from, t(`weeks.started.${kindOf(dashboard)}`), started],
      [t('weeks.week'), from, t(`weeks.finished.${kindOf(dashboard)}`), finished],
    ]),
    ...(decisions === null
      ? []
      : ([
          [t('decisions.short'), '', t('decisions.approved'), decisions.approved],
          [t('decisions.short'), '', t('decisions.declined'), decisions.declined],
          [t('decisions.short'), '', t('decisions.withdrawn'), decisions.withdrawn],
          [t('decisions.short'), '', t('decisions.median'), decisions.median_days],
          [t('decisions.short'), '', t('decisions.ninetieth'), decisions.ninetieth_days],
        ] satisfies Line[])),
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
    ...dashboard.cities.flatMap(({ name, ...counts }) =>
      steps.map((step): Line => [t('city'), name ?? t('unknown'), t(`step.${step}`), counts[step]]),
    ),
  ]
  return csvLines([[t('file.part'), t('file.name'), t('file.measure'), t('file.value')], ...lines])
}

const kindOf = ({ program }: Dashboard) => (program === null ? 'homes' : 'applications')
