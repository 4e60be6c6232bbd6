import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { programsApi } from '../api/programs-api.ts'
import { ListScreen } from '../editor/draft/list-screen.tsx'
import type { Column } from '../kit/list/columns.ts'

type Row = Awaited<ReturnType<typeof programsApi.list.queryFn>>[number]

/** The programs of the partner, live or being written. */
export function ProgramsScreen() {
  const { t } = useTranslation('admin-programs')
  const programs = useQuery(programsApi.list)
  const templates = useQuery(programsApi.templates)
  const columns = useColumns()
  return (
    <ListScreen
      what="programs"
      all={programs}
      columns={columns}
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
          name,
          code,
          ...(kind === 'template' && { template: from }),
          ...(kind === 'program' && { program: from }),
        })
      }}
      addressOf={(id) => consolePath('program', { id })}
    />
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
  ]
}
