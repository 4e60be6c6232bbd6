import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { type StaffAdvisor, StaffAdvisorsResponse } from '@hearthlight/domain/scheduling/staff-advisor'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ADVISORS_PATH } from '../api/advisors-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { AdvisorsHead } from './advisors-head.tsx'

type Row = StaffAdvisor & ListRow

/** The partner's energy advisors. */
export function AdvisorPeopleScreen() {
  const { t } = useTranslation('admin-advisors')
  const list = useList({
    name: 'advisors',
    path: ADVISORS_PATH,
    response: StaffAdvisorsResponse,
    defaultSort: 'name',
    filters: [
      {
        id: 'active',
        label: t('people.active'),
        kind: 'choice',
        options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`people.${value}`) })),
      },
    ],
  })
  return (
    <>
      <AdvisorsHead
        current="people"
        title={t('people.title')}
        actions={<LinkButton to={consolePath('new-advisor')}>{t('people.new')}</LinkButton>}
      />
      <ListView
        list={list}
        caption={t('people.title')}
        columns={useColumns()}
        rowName={({ name }) => name}
        rowTo={({ id }) => consolePath('advisor', { id })}
        searchLabel={t('people.search')}
        empty={
          <StateBox title={t('people.empty')}>
            <p className="muted">{t('people.empty_text')}</p>
          </StateBox>
        }
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-advisors')
  const { number } = useFormats()
  return [
    { id: 'name', header: t('field.name'), sort: 'name', cell: ({ name }) => name },
    {
      id: 'work',
      header: t('field.project_types'),
      isWide: true,
      cell: ({ project_types }) => project_types.map(({ name }) => name).join(', '),
    },
    {
      id: 'area',
      header: t('field.zips'),
      onPhone: 'hidden',
      cell: ({ zips }) => (zips.length === 0 ? t('people.everywhere') : zips.join(', ')),
    },
    { id: 'phone', header: t('field.phone'), onPhone: 'hidden', cell: ({ phone }) => phone },
    {
      id: 'account',
      header: t('people.account'),
      onPhone: 'hidden',
      cell: ({ staff_name }) => (staff_name === null ? t('people.no') : t('people.yes')),
    },
    {
      id: 'visits',
      header: t('people.visits'),
      isNumeric: true,
      onPhone: 'named',
      cell: ({ coming_visits }) => number(coming_visits),
    },
    {
      id: 'free',
      header: t('people.free'),
      isNumeric: true,
      onPhone: 'named',
      cell: ({ free_timeslots }) => number(free_timeslots),
    },
    {
      id: 'active',
      header: t('people.active'),
      onPhone: 'named',
      cell: ({ is_active }) => t(is_active ? 'people.yes' : 'people.no'),
    },
  ]
}
