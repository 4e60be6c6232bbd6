import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../../kit/list/list-states.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { NewDialog } from './new-dialog.tsx'

const VIEW = 'view'
const ARCHIVED = 'archived'

type Listed = {
  readonly id: string
  readonly name: string
  readonly is_archived: boolean
  readonly applications: number
  readonly draft: { readonly updated_by: string; readonly updated_at: string } | null
}

type Props<Row> = {
  what: 'programs' | 'incentives'
  all: UseQueryResult<readonly Row[]>
  columns: readonly Column<Row>[]
} & Pick<ComponentProps<typeof NewDialog>, 'sources' | 'create' | 'addressOf'>

/** The programs or the incentives of the partner, live or being written; those that are archived apart. */
export function ListScreen<Row extends Listed>({ what, all, columns, ...made }: Props<Row>) {
  const { t } = useTranslation('admin-programs')
  const [search] = useSearchParams()
  const common = useCommonColumns<Row>()
  const [isNew, setNew] = useState(false)
  const isArchived = search.get(VIEW) === ARCHIVED
  const of = (archived: boolean) => all.data?.filter(({ is_archived }) => is_archived === archived) ?? []
  const rows = of(isArchived)
  return (
    <>
      <PageHead
        title={t(`${what}.title`)}
        sub={t(`${what}.sub`)}
        actions={<Button onClick={() => setNew(true)}>{t(`${what}.new`)}</Button>}
      />
      {all.data !== undefined && all.data.length > 0 && (
        <Tabs
          label={t('archive.views')}
          current={isArchived ? ARCHIVED : ''}
          tabs={[
            { id: '', label: t('archive.in_use'), to: { search: '' }, count: of(false).length },
            { id: ARCHIVED, label: t('archive.chip'), to: `?${VIEW}=${ARCHIVED}`, count: of(true).length },
          ]}
        />
      )}
      {all.error !== null && <LoadFailed message={all.error.message} retry={() => void all.refetch()} />}
      {all.isPending && <Skeleton lines={8} />}
      {all.data?.length === 0 && <StateBox title={t(`${what}.empty`)} />}
      {all.data !== undefined && all.data.length > 0 && rows.length === 0 && (
        <StateBox title={t(isArchived ? 'archive.none' : 'archive.all')} />
      )}
      {rows.length > 0 && (
        <DataTable
          caption={t(`${what}.title`)}
          columns={[...columns, ...common]}
          rows={rows}
          rowName={({ name }) => name}
          rowTo={({ id }) => made.addressOf(id)}
        />
      )}
      {isNew && <NewDialog {...made} title={t(`${what}.new`)} onClose={() => setNew(false)} />}
    </>
  )
}

/** What is told of programs and incentives alike: how many applied, and who is writing a draft since when. */
function useCommonColumns<Row extends Listed>(): readonly Column<Row>[] {
  const { t } = useTranslation('admin-programs')
  const { date } = useFormats()
  return [
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
          : t('versions.draft_by', { name: draft.updated_by, date: date(new Date(draft.updated_at)) }),
    },
  ]
}
