import { type ListedPerson, PeopleResponse } from '@hearthlight/domain/accounts/people/people'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { PEOPLE_PATH } from '../api/people-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useAsked } from '../kit/use-asked.ts'
import { NewPersonDialog } from './new-person-dialog.tsx'

type Row = ListedPerson & ListRow

/** The partner's people: found by whatever they say on the telephone. */
export function PeopleScreen() {
  const { t } = useTranslation('admin-people')
  const [isNew, setIsNew] = useAsked('new')
  const list = useList({ name: 'people', path: PEOPLE_PATH, response: PeopleResponse, defaultSort: 'name' })
  return (
    <>
      <PageHead
        title={t('title')}
        actions={<Button onClick={() => setIsNew(true)}>{t('new.button')}</Button>}
      />
      <ListView
        list={list}
        caption={t('caption')}
        columns={useColumns()}
        rowName={nameOf}
        rowTo={({ id }) => consolePath('person', { id })}
        searchLabel={t('search')}
        empty={
          <StateBox title={t('empty')}>
            <p className="muted">{t('empty_text')}</p>
          </StateBox>
        }
      />
      {isNew && <NewPersonDialog onClose={() => setIsNew(false)} />}
    </>
  )
}

const nameOf = ({ name, email }: ListedPerson) => name || email

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-people')
  const { date, number } = useFormats()
  return [
    { id: 'name', header: t('column.name'), sort: 'name', cell: nameOf },
    { id: 'email', header: t('column.email'), cell: ({ email }) => email },
    { id: 'city', header: t('column.city'), cell: ({ city }) => city, onPhone: 'hidden' },
    { id: 'account', header: t('column.account'), cell: ({ account }) => account, onPhone: 'hidden' },
    {
      id: 'homes',
      header: t('column.homes'),
      isNumeric: true,
      cell: ({ homes }) => number(homes),
      onPhone: 'hidden',
    },
    {
      id: 'applications',
      header: t('column.applications'),
      isNumeric: true,
      cell: ({ applications }) => number(applications),
      onPhone: 'hidden',
    },
    {
      id: 'since',
      header: t('column.since'),
      sort: 'created_at',
      cell: ({ created_at }) => date(new Date(created_at)),
      onPhone: 'end',
    },
  ]
}
