import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

type Props = { title: string; onRetry: () => void; isRetrying: boolean }

/** What is shown in the place of a visit that could not be fetched. */
export function FailedToLoad({ title, onRetry, isRetrying }: Props) {
  const { t } = useTranslation('scheduling')
  return (
    <EmptyState
      kind="fail"
      title={title}
      action={
        <Button onClick={onRetry} isPending={isRetrying}>
          {t('page.retry')}
        </Button>
      }
    >
      <p className="lead">{t('page.failed_text')}</p>
    </EmptyState>
  )
}
