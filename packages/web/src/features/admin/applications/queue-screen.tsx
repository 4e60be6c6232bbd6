import { QUEUE_TABS, QueueResponse } from '@hearthlight/domain/applications/queue'
import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from '../kit/key.tsx'
import { ListView } from '../kit/list.tsx'
import { StateBox } from '../kit/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { Tabs } from '../kit/tabs.tsx'
import { useList } from '../kit/use-list.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { overviewQuery, QUEUE_LIST, queueApi } from './queue-api.ts'
import { useQueueColumns, useQueueFilters } from './queue-columns.tsx'

const addressOf = ({ id }: { id: string }) => `${ADMIN_ROOT}/applications/${id}`

/** What waits, for whom, and how long already. */
export function QueueScreen() {
  const { t } = useTranslation('admin-applications')
  const { number } = useFormats()
  const { data: overview } = useSuspenseQuery(overviewQuery)
  const [params] = useSearchParams()
  const asked = params.get('tab')
  const tab = QUEUE_TABS.find((known) => known === asked) ?? 'review'
  const list = useList({
    name: QUEUE_LIST,
    path: '/api/admin/v1/applications',
    response: QueueResponse,
    defaultSort: 'status_at',
    filters: useQueueFilters(overview),
    fixed: { tab },
  })
  const [isAssigning, setIsAssigning] = useState(false)
  const assign = () => list.selected.size > 0 && setIsAssigning(true)
  useShortcuts('list', [{ keys: 'i', label: t('assign.label'), run: assign }])
  return (
    <>
      <PageHead title={t('title')} actions={<NextButton />} />
      <Tabs
        label={t('tabs')}
        current={tab}
        tabs={QUEUE_TABS.map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: { search: `?tab=${id}` },
          count: number(overview.counts[id]),
        }))}
      />
      <ListView
        list={list}
        caption={t('caption')}
        columns={useQueueColumns()}
        rowName={({ number }) => t('number', { number })}
        rowTo={addressOf}
        searchLabel={t('search')}
        bulk={
          <Button variant="secondary" onClick={assign}>
            {t('assign.label')} <Key>I</Key>
          </Button>
        }
        empty={
          <StateBox title={t('empty.title')}>
            <p className="muted">{t('empty.text')}</p>
          </StateBox>
        }
      />
      {isAssigning && (
        <AssignDialog
          ids={[...list.selected]}
          overview={overview}
          onClose={() => setIsAssigning(false)}
          onDone={() => {
            setIsAssigning(false)
            list.select(new Set())
          }}
        />
      )}
    </>
  )
}

function NextButton() {
  const { t } = useTranslation('admin-applications')
  const navigate = useNavigate()
  const next = useMutation({
    mutationFn: queueApi.next,
    onSuccess: async (id) => {
      if (id === null) notify({ text: t('next.none') })
      else await navigate(addressOf({ id }))
    },
  })
  return (
    <Button icon="arrow" isPending={next.isPending} onClick={() => next.mutate()}>
      {t('next.label')}
    </Button>
  )
}
