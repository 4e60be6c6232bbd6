import type { HomeSavings, MeasuredUse } from '@hearthlight/domain/savings/home-savings'
import { useDegrees } from '../../home/use-degrees.ts'
import { Table } from '../../ui/figures/table.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** What the figures stand on, fuel by fuel. */
export function HowSure({ work }: { work: HomeSavings }) {
  const { t, day, number, percent, unit, fuel: nameOf } = useSavingsWords()
  const degrees = useDegrees()
  const rows = work.fuels.flatMap(({ measured, ...fuel }) => {
    if (measured === null) return []
    const { model, baseline, reporting } = measured
    const points = [model.heating_point, model.cooling_point].filter((point) => point !== null)
    const name = nameOf(fuel.fuel)
    const said = [
      [
        'days',
        t('savings.sure.days_text', {
          before: baseline.used_days,
          from: day(baseline.from),
          to: day(baseline.to),
          after: reporting.used_days,
          since: day(reporting.from),
          until: day(reporting.to),
        }),
      ],
      [
        'model',
        t(`savings.sure.kind.${model.kind}`, {
          points: points.map(degrees.at).join(', '),
          base: number(model.base, 1),
          unit: unit(fuel.unit),
          tried: number(model.tried),
        }),
      ],
      ['fit', t('savings.sure.fit_text', { r2: number(model.adjusted_r2, 2), cv: percent(model.cv) })],
      ['band', t('savings.sure.band_text')],
    ] as const
    return said.map(([key, text]) => ({
      key: `${fuel.fuel} ${key}`,
      name,
      about: t(`savings.sure.${key}`),
      text,
    }))
  })
  const isMany = new Set(rows.map(({ name }) => name)).size > 1
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.blocks}`}>
        <h2>{t('savings.sure.title')}</h2>
        <Table
          caption={t('savings.sure.title')}
          isCaptionHidden
          isStacked
          rows={rows}
          rowId={({ key }) => key}
          columns={[
            {
              id: 'about',
              header: t('savings.sure.what'),
              cell: ({ about, name }) => (isMany ? `${name}: ${about}` : about),
            },
            { id: 'text', header: t('savings.sure.how'), isWide: true, cell: ({ text }) => text },
          ]}
        />
        {work.fuels.map(({ fuel, measured }) =>
          measured === null ? null : (
            <ModelsTried key={fuel} model={measured.model} of={isMany ? nameOf(fuel) : null} />
          ),
        )}
        <p className="note">
          {work.station !== null && t('savings.sure.weather', { station: work.station.name })}{' '}
          {t('savings.sure.floor')}
        </p>
      </div>
    </section>
  )
}

type TriedProps = { model: MeasuredUse['model']; of: string | null }

/** The best of each kind, so that anybody sees what else would have fitted, and how much worse. */
function ModelsTried({ model, of }: TriedProps) {
  const { t, number } = useSavingsWords()
  const degrees = useDegrees()
  const title = [of, t('savings.sure.models.title')].filter(Boolean).join(': ')
  return (
    <details>
      <summary className="small">{title}</summary>
      <Table
        caption={title}
        isCaptionHidden
        rows={model.by_kind}
        rowId={({ kind }) => kind}
        columns={[
          {
            id: 'kind',
            header: t('savings.sure.models.kind'),
            cell: ({ kind }) =>
              kind === model.kind
                ? `${t(`savings.sure.models.${kind}`)} (${t('savings.sure.models.chosen')})`
                : t(`savings.sure.models.${kind}`),
          },
          {
            id: 'points',
            header: t('savings.sure.models.points'),
            cell: ({ heating_point, cooling_point }) =>
              [heating_point, cooling_point]
                .filter((point) => point !== null)
                .map(degrees.at)
                .join(', ') || '–',
          },
          {
            id: 'count',
            header: t('savings.sure.models.count'),
            isNumeric: true,
            cell: ({ qualified }) => number(qualified),
          },
          {
            id: 'r2',
            header: t('savings.sure.models.r2'),
            isNumeric: true,
            cell: ({ adjusted_r2 }) => number(adjusted_r2, 4),
          },
        ]}
      />
    </details>
  )
}
