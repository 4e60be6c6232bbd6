import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { HttpProblem } from '../platform/http-problem.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** A page that failed says what happened, what is safe and what to do. */
export function ErrorScreen() {
  const { t } = useTranslation('shared')
  const error = useRouteError()
  const isHttp = error instanceof HttpProblem
  return (
    <div className="page section">
      <title>{t('error.title')}</title>
      <EmptyState
        kind="fail"
        title={t('error.title')}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
            <LinkButton variant="secondary" to={pathTo('home')}>
              {t('error.home')}
            </LinkButton>
          </>
        }
      >
        <p className="lead">{isHttp ? error.title : t('error.text')}</p>
      </EmptyState>
    </div>
  )
}
