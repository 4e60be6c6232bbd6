import type { IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingsFile, refreshMeters, removeSeries } from '../../../api/meters-api.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { useMeterWords } from '../use-meter-words.ts'

/** What we hold of a home's meters, each with the way to delete it. */
export function HeldSeries({ series }: { series: readonly IdentifiedSeries[] }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const words = useMeterWords()
  const [asked, setAsked] = useState<IdentifiedSeries | null>(null)
  return (
    <section className="section" aria-labelledby="what-we-hold">
      <div className="page">
        <h2 id="what-we-hold">{t('held.title')}</h2>
        <Table
          caption={t('held.title')}
          isCaptionHidden
          isStacked
          rows={series}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'meter',
              header: t('held.meter'),
              cell: (each) => `${each.label || words.meter(each)}, ${words.step(each.step)}`,
            },
            {
              id: 'span',
              header: t('held.span'),
              label: t('held.span'),
              cell: ({ first, end }) => words.span(first, end),
            },
            ...(['count', 'missing', 'estimated'] as const).map((what) => {
              const header = t(what === 'count' ? 'held.readings' : `held.${what}`)
              return {
                id: what,
                header,
                label: header,
                isNumeric: true,
                cell: (each: IdentifiedSeries) => number(each[what]),
              }
            }),
            {
              id: 'remove',
              header: <span className="visually-hidden">{t('held.remove')}</span>,
              isOnScreenOnly: true,
              cell: (each) => (
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={t('held.remove_named', { meter: words.meter(each) })}
                  onClick={() => setAsked(each)}
                >
                  {t('held.remove')}
                </Button>
              ),
            },
          ]}
        />
        {series[0] !== undefined && <TakeAlong buildingId={series[0].building_id} />}
        <p>
          <ArrowLink to={pathTo('EnergyUseSources')}>{t('held.sources')}</ArrowLink>
        </p>
        <p>
          <ArrowLink to={pathTo('MeasuredSavings')}>{t('held.saved')}</ArrowLink>
        </p>
      </div>
      {asked !== null && <Remove series={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

/** All readings of the home as a file. */
function TakeAlong({ buildingId }: { buildingId: string }) {
  const { t } = useTranslation('energy-use')
  const taking = useMutation({
    mutationFn: () => readingsFile(buildingId),
    onSuccess: (file) => saveFile(file, t('held.file')),
  })
  return (
    <>
      <p>
        <Button variant="secondary" size="s" isPending={taking.isPending} onClick={() => taking.mutate()}>
          {t('held.take')}
        </Button>
      </p>
      <div role="alert">{taking.error !== null && <Notice tone="danger">{taking.error.message}</Notice>}</div>
    </>
  )
}

function Remove({ series, onClose }: { series: IdentifiedSeries; onClose: () => void }) {
  const { t } = useTranslation('energy-use')
  const words = useMeterWords()
  const removal = useMutation({
    mutationFn: () => removeSeries(series.id),
    onSuccess: async () => {
      onClose()
      notify({ tone: 'positive', text: t('held.removed') })
      await refreshMeters(series.building_id)
    },
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('held.ask')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('held.ask_not')}
          </Button>
          <Button onClick={() => removal.mutate()} isPending={removal.isPending}>
            {t('held.ask_do')}
          </Button>
        </>
      }
    >
      <p>{t('held.ask_text', { meter: words.meter(series), span: words.span(series.first, series.end) })}</p>
      {removal.error instanceof HttpProblem && <Notice tone="danger">{removal.error.title}</Notice>}
    </Modal>
  )
}
