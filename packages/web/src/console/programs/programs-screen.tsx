import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { programsApi } from '../api/programs-api.ts'
import { useArchiveTabs } from '../editor/draft/archive-tabs.tsx'
import { NewDialog } from '../editor/draft/new-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'

type Row = Awaited<ReturnType<typeof programsApi.list.queryFn>>[number]

const addressOf = (id: string) => consolePath('program', { id })

/** The programs of the partner, live or being written. */
export function ProgramsScreen() {
  const { t } = useTranslation('admin-programs')
  const programs = useQuery(programsApi.list)
  const templates = useQuery(programsApi.templates)
  const columns = useColumns()
  const { tabs, rows, nothing } = useArchiveTabs(programs.data)
  const [isNew, setNew] = useState(false)
  return (
    <>
      <PageHead
        title={t('programs.title')}
        sub={t('programs.sub')}
        actions={<Button onClick={() => setNew(true)}>{t('programs.new')}</Button>}
      />
      {tabs}
      {programs.error !== null && (
        <LoadFailed message={programs.error.message} retry={() => void programs.refetch()} />
      )}
      {programs.isPending && <Skeleton lines={6} />}
      {programs.data?.length === 0 && <StateBox title={t('programs.empty')} />}
      {nothing !== undefined && <StateBox title={nothing} />}
      {rows !== undefined && rows.length > 0 && (
        <DataTable
          caption={t('programs.title')}
          columns={columns}
          rows={rows}
          rowName={({ name }) => name}
          rowTo={({ id }) => addressOf(id)}
        />
      )}
      <NewDialog
        isOpen={isNew}
        title={t('programs.new')}
        sources={[
          ...(templates.data ?? []).map(({ id, name, minutes }) => ({
            value: `template:${id}`,
            label: t('new.template', { name, minutes }),
          })),
          ...(programs.data ?? []).map(({ id, name }) => ({
            value: `program:${id}`,
            label: t('new.copy', { name }),
          })),
        ]}
        create={({ name, code, source }) => {
          const [kind, from] = source.split(':')
          return programsApi.create({
            ...{ name, code },
            ...(kind === 'template' && { template: from }),
            ...(kind === 'program' && { program: from }),
          })
        }}
        addressOf={addressOf}
        onClose={() => setNew(false)}
      />
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  return [
    { id: 'name', header: t('field.name'), cell: ({ name }) => name },
    { id: 'code', header: t('field.code'), cell: ({ code }) => code, onPhone: 'hidden' },
    {
      id: 'version',
      header: t('versions.live'),
      cell: ({ version, published_at }) =>
        version === null || published_at === null ? (
          <Chip>{t('versions.unpublished')}</Chip>
        ) : (
          t('versions.since', { version, date: formats.date(new Date(published_at)) })
        ),
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
