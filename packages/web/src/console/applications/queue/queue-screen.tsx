import { QUEUE_TABS, QueueResponse } from '@hearthlight/domain/applications/queue/queue'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { overviewQuery, QUEUE_LIST, queueApi } from '../../api/queue-api.ts'
import { Key } from '../../kit/keys/key.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import { ListView } from '../../kit/list/list.tsx'
import { StateBox } from '../../kit/list/list-states.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { addressInQueue, queuePlace } from '../queue-place.ts'
import { AskManyDialog } from './ask-many-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { MoveManyDialog } from './move-many-dialog.tsx'
import { useQueueColumns, useQueueFilters } from './queue-columns.tsx'
import { useRulesMet } from './use-rules-met.ts'

/** What can be done with the selection, and the key of each. */
const BULK = [
  { what: 'assign', keys: 'i' },
  { what: 'move', keys: 'm' },
  { what: 'ask', keys: 'r' },
] as const
type Bulk = (typeof BULK)[number]['what']

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
    matching: queueApi.matching,
  })
  const [doing, setDoing] = useState<Bulk | null>(null)
  const begin = (what: Bulk) => list.selected.size > 0 && setDoing(what)
  useShortcuts(
    'list',
    BULK.map(({ what, keys }) => ({ keys, label: t(`bulk.label.${what}`), run: () => begin(what) })),
  )
  const ofSelection = {
    ids: [...list.selected],
    onClose: () => setDoing(null),
    onDone: () => {
      setDoing(null)
      list.select(new Set())
    },
  }
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
        columns={useQueueColumns(useRulesMet(list.result.data?.rows.map(({ id }) => id) ?? []))}
        rowName={({ number }) => t('number', { number })}
        rowTo={({ id }) => addressInQueue(id, queuePlace(params))}
        searchLabel={t('search')}
        bulk={BULK.map(({ what, keys }) => (
          <Button key={what} variant="secondary" onClick={() => begin(what)}>
            {t(`bulk.label.${what}`)} <Key>{keys.toUpperCase()}</Key>
          </Button>
        ))}
        empty={
          <StateBox title={t('empty.title')}>
            <p className="muted">{t('empty.text')}</p>
          </StateBox>
        }
      />
      {doing === 'assign' && <AssignDialog {...ofSelection} overview={overview} />}
      {doing === 'move' && <MoveManyDialog {...ofSelection} />}
      {doing === 'ask' && <AskManyDialog {...ofSelection} />}
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
      else await navigate(addressInQueue(id, {}))
    },
  })
  return (
    <Button icon="arrow" isPending={next.isPending} onClick={() => next.mutate()}>
      {t('next.label')}
    </Button>
  )
}
