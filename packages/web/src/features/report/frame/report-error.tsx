import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

const NightHouse = lazy(async () => ({ default: (await import('../overview/night-house.tsx')).NightHouse }))

type Props = { onRetry: () => void; isRetrying: boolean; failedAt: Date }

/** The audit could not be fetched: what happened, what is safe, what to do. Partner texts replace the defaults. */
export function ReportError({ onRetry, isRetrying, failedAt }: Props) {
  const { t } = useTranslation('report')
  const { error_screen: texts } = usePartner().settings.sections.home_overview
  const { date, time } = useFormats()
  const title = texts.title ?? t('error.title')
  return (
    <div className="page section">
      <PageTitle title={title} />
      <EmptyState
        kind="fail"
        title={title}
        picture={
          <Suspense>
            <NightHouse />
          </Suspense>
        }
        action={
          <>
            <Button onClick={onRetry} isPending={isRetrying}>
              {t('error.retry')}
            </Button>
            <LinkButton variant="secondary" to={pathTo('buildings-list')}>
              {texts.link ?? t('error.link')}
            </LinkButton>
          </>
        }
      >
        <div className="lead">
          <Markdown text={texts.description ?? t('error.description')} />
        </div>
        <p className="muted">{t('error.safe')}</p>
        <p className="note num">{`${date(failedAt)}, ${time(failedAt)}`}</p>
      </EmptyState>
    </div>
  )
}
