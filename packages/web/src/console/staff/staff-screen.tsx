import { STAFF_STATES } from '@hearthlight/domain/accounts/staff/roles'
import { type StaffMember, StaffMembersResponse } from '@hearthlight/domain/accounts/staff/staff-member'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { rolesQuery, STAFF_PATH } from '../api/staff-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { useAsked } from '../kit/use-asked.ts'
import { InviteDialog } from '../shared/invite-dialog.tsx'
import { StaffHead } from './staff-head.tsx'
import { StaffState } from './staff-state.tsx'

type Row = StaffMember & ListRow

/** Who works in the console, and who is about to. */
export function StaffScreen() {
  const { t } = useTranslation('admin-staff')
  const [isInviting, setIsInviting] = useAsked('invite')
  const { data: roles = [] } = useQuery(rolesQuery)
  const list = useList({
    name: 'staff',
    path: STAFF_PATH,
    response: StaffMembersResponse,
    defaultSort: 'name',
    filters: [
      {
        id: 'role',
        label: t('column.role'),
        kind: 'choice',
        options: roles.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        id: 'state',
        label: t('column.state'),
        kind: 'choice',
        options: STAFF_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      },
    ],
  })
  return (
    <>
      <StaffHead
        current="staff"
        title={t('title')}
        actions={<Button onClick={() => setIsInviting(true)}>{t('invite.button')}</Button>}
      />
      <ListView
        list={list}
        caption={t('caption')}
        columns={useColumns()}
        rowName={({ name }) => name}
        rowTo={({ id }) => consolePath('member', { id })}
        searchLabel={t('search')}
        empty={
          <StateBox title={t('empty')}>
            <p className="muted">{t('empty_text')}</p>
          </StateBox>
        }
      />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-staff')
  const { date } = useFormats()
  return [
    {
      id: 'name',
      header: t('column.name'),
      sort: 'name',
      cell: ({ name, is_self }) => (is_self ? t('you', { name }) : name),
    },
    { id: 'email', header: t('column.email'), cell: ({ email }) => email },
    {
      id: 'role',
      header: t('column.role'),
      onPhone: 'named',
      cell: ({ role }) => role?.name ?? t('own_permissions'),
    },
    {
      id: 'state',
      header: t('column.state'),
      onPhone: 'named',
      cell: (member) => <StaffState member={member} />,
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
