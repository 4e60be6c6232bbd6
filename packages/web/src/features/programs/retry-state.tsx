import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

type Props = { title: string; query: { readonly isFetching: boolean; readonly refetch: () => unknown } }

/** What was asked for did not come; nothing is lost by that. */
export function RetryState({ title, query }: Props) {
  const { t } = useTranslation('applications')
  return (
    <EmptyState
      kind="fail"
      title={title}
      action={
        <Button onClick={() => void query.refetch()} isPending={query.isFetching}>
          {t('retry')}
        </Button>
      }
    >
      <p className="lead">{t('safe')}</p>
    </EmptyState>
  )
}
