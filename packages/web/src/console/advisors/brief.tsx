import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { BriefResult, VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { saveFile } from '../../platform/files/save-file.ts'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/figures/table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { briefQuery, visitsApi } from '../api/visits-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { SectionAnswers } from '../kit/section-answers.tsx'
import { BriefHouse } from './brief-house.tsx'
import styles from './day.module.css'
import { VisitNotes } from './visit-notes.tsx'
import { VisitTime } from './visit-time.tsx'

/** What an advisor reads before a visit, and where they write after it. */
export function Brief({ id }: { id: string }) {
  const { t } = useTranslation('admin-advisors')
  const { data: brief, error, refetch } = useQuery(briefQuery(id))
  const printing = useMutation({
    mutationFn: async (number: number) => saveFile(await visitsApi.report(id), `${number}.pdf`),
  })
  if (brief === undefined)
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <LoadFailed message={error.message} retry={() => void refetch()} />
    )
  const { booking, result } = brief
  return (
    <article className={styles.brief}>
      <header>
        <p className="small muted">
          <VisitTime visit={booking} />
        </p>
        <h2>{booking.name}</h2>
        <Facts brief={brief} />
        <p className={styles.steps}>
          <Link to={consolePath('application', { id: booking.application_id })}>
            {booking.application}, {booking.project_number}
          </Link>
          {result !== null && (
            <Button
              variant="secondary"
              size="s"
              icon="download"
              isPending={printing.isPending}
              onClick={() => printing.mutate(booking.project_number)}
            >
              {t('brief.report')}
            </Button>
          )}
        </p>
        <CallError error={printing.error} />
      </header>
      {result === null ? (
        <p>{t('brief.not_assessed')}</p>
      ) : (
        <>
          <BriefHouse answers={brief.answers} result={result} />
          <Plan result={result} />
        </>
      )}
      {brief.known.length > 0 && (
        <Block title={t('brief.known')}>
          <SectionAnswers sections={brief.known} />
        </Block>
      )}
      <VisitNotes id={id} brief={brief} />
    </article>
  )
}

function Plan({ result }: { result: BriefResult }) {
  const { t } = useTranslation('admin-advisors')
  const { money } = useFormats()
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? money(low) : `${money(low)} – ${money(high)}`
  const cents = ({ low, high }: { low: number; high: number }) => range({ low: low / 100, high: high / 100 })
  const amount = (id: 'cost' | 'rebate' | 'saves', cell: Column<BriefResult['steps'][number]>['cell']) => {
    const header = t(`brief.${id}`)
    return { id, header, label: header, isNumeric: true, cell }
  }
  return (
    <Block
      title={t('brief.plan')}
      note={t('brief.labels', { now: result.label_now, after: result.label_after })}
    >
      <Table
        caption={t('brief.plan')}
        isCaptionHidden
        isStacked
        density="dense"
        rows={result.steps}
        rowId={({ id }) => id}
        columns={[
          { id: 'measure', header: t('brief.measure'), cell: ({ title }) => title },
          amount('cost', ({ cost_cents }) => cents(cost_cents)),
          amount('rebate', ({ rebate_cents }) => cents(rebate_cents)),
          amount('saves', ({ saved_a_year }) => range(saved_a_year)),
        ]}
      />
    </Block>
  )
}

function Facts({ brief: { booking, construction_year, floor_area } }: { brief: VisitBrief }) {
  const { t } = useTranslation(['admin-advisors', 'assessment'])
  const { number, areaUnit } = useFormats()
  const facts = [
    ...[booking.address, booking.email],
    ...(construction_year === null ? [] : [t('brief.built', { year: construction_year })]),
    ...(floor_area === null ? [] : [`${number(floor_area)}\u00a0${t(`assessment:unit.${areaUnit}`)}`]),
  ]
  return <p>{facts.join(' · ')}</p>
}
