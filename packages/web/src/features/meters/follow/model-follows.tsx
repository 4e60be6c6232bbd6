import { fitsBills } from '@hearthlight/domain/assessment/house/bill-fit'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { wholePercent } from '@hearthlight/domain/report/shown-figures/percent'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { followModel, modelQuery } from '../../../api/meters-api.ts'
import { auditQuery } from '../../../api/virtual-audits-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { WhatChanged } from './what-changed.tsx'

type Props = { readonly buildingId: string; readonly auditId: string | null }

/** What the report makes of the meters, and the way to have it without them. */
export function ModelFollows({ buildingId, auditId }: Props) {
  const { t } = useTranslation('energy-use')
  const { date } = useFormats()
  const model = useQuery(modelQuery(buildingId))
  const audit = useQuery({ ...auditQuery(auditId ?? ''), enabled: auditId !== null })
  const follow = useMutation({
    mutationFn: (follows: 'meters' | 'answers') => followModel(buildingId, follows),
  })
  if (model.data === undefined) return null
  const problem = follow.error instanceof HttpProblem && <Notice tone="danger">{follow.error.title}</Notice>
  const { since, years } = model.data
  if (years.length === 0) {
    const text =
      since === null
        ? t('follow.few_text')
        : t('follow.few_after_work', { day: date(new Date(`${since}T12:00:00Z`)) })
    return <Section title={t('follow.few_title')} text={text} />
  }
  if (auditId === null)
    return (
      <Section title={t('follow.none_title')} text={t('follow.none_text')}>
        <ArrowLink to={pathTo('fuel-type')}>{t('follow.none_link')}</ArrowLink>
      </Section>
    )
  if (model.data.follows === 'answers')
    return (
      <Section title={t('follow.kept_title')} text={t('follow.kept_text')}>
        {problem}
        <p>
          <Button onClick={() => follow.mutate('meters')} isPending={follow.isPending}>
            {t('follow.again')}
          </Button>
        </p>
      </Section>
    )
  const keep = (
    <Button variant="quiet" onClick={() => follow.mutate('answers')} isPending={follow.isPending}>
      {t('follow.keep')}
    </Button>
  )
  return (
    <Followed audit={audit.data} buildingId={buildingId} keep={keep}>
      {problem}
    </Followed>
  )
}

type FollowedProps = {
  readonly audit: VirtualAudit | undefined
  readonly buildingId: string
  readonly keep: ReactNode
  readonly children: ReactNode
}

/** Nothing until the report was made anew. */
function Followed({ audit, buildingId, keep, children }: FollowedProps) {
  const { t } = useTranslation('energy-use')
  const { calibration } = audit ?? {}
  if (audit === undefined || !calibration || calibration.before === null) return null
  if (!fitsBills(calibration.cv_rmse))
    return (
      <Section
        title={t('follow.misfit_title')}
        text={t('follow.misfit_text', { percent: wholePercent(calibration.cv_rmse) })}
      >
        {children}
        <p>{keep}</p>
      </Section>
    )
  return (
    <WhatChanged audit={audit} metered={calibration.metered} before={calibration.before}>
      {children}
      <p className="cluster">
        <ArrowLink to={pathTo('home-overview', {}, { buildingId })}>{t('follow.report')}</ArrowLink>
        {keep}
      </p>
    </WhatChanged>
  )
}

type SectionProps = { readonly title: string; readonly text: string; readonly children?: ReactNode }

function Section({ title, text, children }: SectionProps) {
  return (
    <section className="section">
      <div className="page stack">
        <div className="section__head">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
