import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { finderQuestionsQuery } from '../../../api/rebate-finder-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { FinderForm, type Finding } from './finder-form.tsx'
import { FoundRebates } from './found-rebates.tsx'

/** The rebate finder: a place and a few questions, then what such a home may get. Nobody needs an account for it. */
export function EmbedRebateFinderScreen() {
  const { t } = useTranslation('incentives')
  const questions = useQuery(finderQuestionsQuery)
  const [finding, setFinding] = useState<Finding | null>(null)
  const [isAsking, setAsking] = useState(true)
  const retry = (
    <Button onClick={() => void questions.refetch()} isPending={questions.isFetching}>
      {t('page.retry')}
    </Button>
  )
  if (questions.isError && questions.data === undefined)
    return <EmptyState kind="fail" title={t('finder.failed')} action={retry} />
  if (questions.data === undefined) return <Skeleton lines={6} />
  return (
    <>
      <PageTitle title={t('finder.title')} />
      <h1 tabIndex={-1}>{t('finder.title')}</h1>
      {finding === null || isAsking ? (
        <FinderForm
          fields={questions.data}
          known={finding?.values ?? {}}
          onFound={(found) => {
            setFinding(found)
            setAsking(false)
          }}
        />
      ) : (
        <FoundRebates finding={finding} onChange={() => setAsking(true)} />
      )}
    </>
  )
}
