import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import { incentivesApi } from '../api/programs-api.ts'
import { ListScreen } from '../editor/draft/list-screen.tsx'
import type { Column } from '../kit/list/columns.ts'
import { useRangeWords } from './use-range-words.ts'

type Row = Awaited<ReturnType<typeof incentivesApi.list.queryFn>>[number]

/** The incentives of the partner, live or being written. */
export function IncentivesScreen() {
  const { t } = useTranslation('admin-programs')
  const incentives = useQuery(incentivesApi.list)
  const columns = useColumns()
  return (
    <ListScreen
      what="incentives"
      all={incentives}
      columns={columns}
      sources={(incentives.data ?? [])
        .filter(({ version }) => version !== null)
        .map(({ id, name }) => ({ value: id, label: t('new.copy', { name }) }))}
      create={({ name, code, source }) =>
        incentivesApi.create({ name, code, ...(source !== '' && { incentive: source }) })
      }
      addressOf={(id) => consolePath('incentive', { id })}
    />
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
  const rangeWords = useRangeWords()
  return [
    { id: 'name', header: t('field.title'), cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('field.kind'),
      cell: ({ kind }) => (kind === null ? '–' : t(`choice.${kind}`)),
      onPhone: 'hidden',
    },
    { id: 'state', header: t('incentives.state'), cell: (row) => <State {...row} /> },
    {
      id: 'dates',
      header: t('field.date_range'),
      cell: ({ date_range }) => rangeWords(date_range),
      onPhone: 'hidden',
    },
  ]
}
