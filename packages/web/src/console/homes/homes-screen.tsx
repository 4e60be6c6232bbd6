import { LETTERS } from '@hearthlight/domain/assessment/result/energy-label'
import {
  HOUSE_TYPES,
  type ListedHome,
  StaffHomesResponse,
} from '@hearthlight/domain/assessment/result/staff-home'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../home/known-words.ts'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { Grade } from '../../ui/figures/grade.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { HOMES_PATH, resultsQuery } from '../api/homes-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Recalculation } from './recalculation.tsx'

type Row = ListedHome & ListRow

/** The homes of all people, and whether their results are of the engine that calculates now. */
export function HomesScreen() {
  const { t } = useTranslation('admin-homes')
  const typeName = useTypeName()
  const list = useList({
    name: 'homes',
    path: HOMES_PATH,
    response: StaffHomesResponse,
    defaultSort: 'address',
    filters: [
      {
        id: 'house_type',
        label: t('filter.type'),
        kind: 'choice',
        options: HOUSE_TYPES.map((value) => ({ value, label: typeName(value) })),
      },
      {
        id: 'assessed',
        label: t('filter.assessed'),
        kind: 'choice',
        options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
      },
      {
        id: 'label',
        label: t('filter.label'),
        kind: 'choice',
        options: LETTERS.map((value) => ({ value, label: value })),
      },
    ],
  })
  const columns = useColumns()
  const results = useQuery(resultsQuery)
  // What stands above the list comes with it: later it would push the list down.
  if (results.isPending)
    return (
      <>
        <PageHead title={t('title')} />
        <Skeleton lines={8} />
      </>
    )
  return (
    <>
      <PageHead title={t('title')} />
      {results.data !== undefined && <Recalculation results={results.data} />}
      <ListView
        list={list}
        caption={t('caption')}
        columns={columns}
        rowName={nameOf}
        rowTo={({ id }) => consolePath('home', { id })}
        searchLabel={t('search')}
        empty={
          <StateBox title={t('empty')}>
            <p className="muted">{t('empty_text')}</p>
          </StateBox>
        }
      />
    </>
  )
}

const nameOf = ({ address, city }: ListedHome) => address || city

function useTypeName() {
  const words = useKnownWords()
  return (value: string) => words({ section: 'house_type', field: 'house_type', value })
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-homes')
  const { date, number } = useFormats()
  const typeName = useTypeName()
  return [
    { id: 'address', header: t('column.address'), sort: 'address', isWide: true, cell: nameOf },
    { id: 'city', header: t('column.city'), cell: ({ city }) => city },
    { id: 'owner', header: t('column.owner'), cell: ({ owner }) => owner },
    {
      id: 'type',
      header: t('column.type'),
      onPhone: 'hidden',
      cell: ({ house_type }) => (house_type === null ? '' : typeName(house_type)),
    },
    { id: 'label', header: t('column.label'), onPhone: 'end', cell: (home) => <Label home={home} /> },
    {
      id: 'calculated',
      header: t('column.calculated'),
      onPhone: 'hidden',
      cell: ({ computed_at }) => (computed_at === null ? '' : date(new Date(computed_at))),
    },
    {
      id: 'engine',
      header: t('column.engine'),
      onPhone: 'hidden',
      isExtra: true,
      cell: ({ engine_version }) => engine_version,
    },
    {
      id: 'applications',
      header: t('column.applications'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: ({ applications }) => number(applications),
    },
    {
      id: 'since',
      header: t('column.since'),
      sort: 'created_at',
      onPhone: 'hidden',
      cell: ({ created_at }) => date(new Date(created_at)),
    },
  ]
}

function Label({ home: { label, is_assessed } }: { home: ListedHome }) {
  const { t } = useTranslation('admin-homes')
  if (label !== null) return <Grade letter={label} size="s" />
  return <Chip>{t(is_assessed ? 'pending' : 'unfinished')}</Chip>
}
