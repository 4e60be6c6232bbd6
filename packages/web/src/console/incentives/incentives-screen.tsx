import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { incentivesApi } from '../api/programs-api.ts'
import { useArchiveTabs } from '../editor/draft/archive-tabs.tsx'
import { NewDialog } from '../editor/draft/new-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useRangeWords } from './use-range-words.ts'

type Row = Awaited<ReturnType<typeof incentivesApi.list.queryFn>>[number]

const addressOf = (id: string) => consolePath('incentive', { id })

/** The incentives of the partner, live or being written. */
export function IncentivesScreen() {
  const { t } = useTranslation('admin-programs')
  const incentives = useQuery(incentivesApi.list)
  const columns = useColumns()
  const { tabs, rows, nothing } = useArchiveTabs(incentives.data)
  const [isNew, setNew] = useState(false)
  return (
    <>
      <PageHead
        title={t('incentives.title')}
        sub={t('incentives.sub')}
        actions={<Button onClick={() => setNew(true)}>{t('incentives.new')}</Button>}
      />
      {tabs}
      {incentives.error !== null && (
        <LoadFailed message={incentives.error.message} retry={() => void incentives.refetch()} />
      )}
      {incentives.isPending && <Skeleton lines={8} />}
      {incentives.data?.length === 0 && <StateBox title={t('incentives.empty')} />}
      {nothing !== undefined && <StateBox title={nothing} />}
      {rows !== undefined && rows.length > 0 && (
        <DataTable
          caption={t('incentives.title')}
          columns={columns}
          rows={rows}
          rowName={({ name }) => name}
          rowTo={({ id }) => addressOf(id)}
        />
      )}
      <NewDialog
        isOpen={isNew}
        title={t('incentives.new')}
        sources={(incentives.data ?? [])
          .filter(({ version }) => version !== null)
          .map(({ id, name }) => ({ value: id, label: t('new.copy', { name }) }))}
        create={({ name, code, source }) =>
          incentivesApi.create({ name, code, ...(source !== '' && { incentive: source }) })
        }
        addressOf={addressOf}
        onClose={() => setNew(false)}
      />
    </>
  )
}

function State({ version, is_active, is_archived }: Pick<Row, 'version' | 'is_active' | 'is_archived'>) {
  const { t } = useTranslation('admin-programs')
  if (is_archived) return <Chip>{t('archive.chip')}</Chip>
  if (version === null) return <Chip>{t('versions.unpublished')}</Chip>
  if (!is_active) return <Chip>{t('incentives.off')}</Chip>
  return <Chip tone="positive">{t('incentives.active', { version })}</Chip>
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  const rangeWords = useRangeWords()
  return [
    { id: 'name', header: t('field.title'), cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('field.kind'),
      cell: ({ kind }) => (kind === null ? '–' : t(`choice.${kind}`)),
      onPhone: 'hidden',
    },
    {
      id: 'state',
      header: t('incentives.state'),
      cell: (row) => <State {...row} />,
    },
    {
      id: 'dates',
      header: t('field.date_range'),
      cell: ({ date_range }) => rangeWords(date_range),
      onPhone: 'hidden',
    },
    {
      id: 'applications',
      header: t('versions.applications_header'),
      cell: ({ applications }) => applications,
      isNumeric: true,
      onPhone: 'named',
    },
    {
      id: 'draft',
      header: t('versions.draft'),
      onPhone: 'named',
      cell: ({ draft }) =>
        draft === null
          ? '–'
          : t('versions.draft_by', {
              name: draft.updated_by,
              date: formats.date(new Date(draft.updated_at)),
            }),
    },
  ]
}
