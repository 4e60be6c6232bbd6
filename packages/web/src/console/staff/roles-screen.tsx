import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { sessionQuery } from '../api/session-api.ts'
import { type Role, type RoleBegun, rolesQuery } from '../api/staff-api.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { NewRoleDialog } from './new-role-dialog.tsx'
import { RoleBench } from './role-bench.tsx'
import styles from './roles.module.css'
import { StaffHead } from './staff-head.tsx'

/** The roles of a partner, and one of them opened. */
export function RolesScreen() {
  const { t } = useTranslation('admin-staff')
  const { id } = useParams()
  const { data: roles, error, refetch } = useQuery(rolesQuery)
  const [begun, setBegun] = useState<RoleBegun | null>(null)
  const navigate = useNavigate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const opened = roles?.find((role) => role.id === id) ?? roles?.[0]
  if (roles === undefined || opened === undefined)
    return (
      <>
        <StaffHead current="roles" title={t('roles.title')} />
        {error === null ? (
          <Skeleton lines={8} />
        ) : (
          <LoadFailed message={error.message} retry={() => void refetch()} />
        )}
      </>
    )
  return (
    <>
      <RoleBench
        key={`${opened.id} ${opened.revision}`}
        role={opened}
        roles={roles}
        own={session.fullPermissions}
        onCopy={setBegun}
        list={
          <RoleList roles={roles} opened={opened.id} onNew={() => setBegun({ name: '', permissions: [] })} />
        }
      />
      {begun !== null && (
        <NewRoleDialog
          begun={begun}
          own={session.fullPermissions}
          onMade={(made) => {
            setBegun(null)
            void navigate(consolePath('role', { id: made }))
          }}
          onClose={() => setBegun(null)}
        />
      )}
    </>
  )
}

function RoleList({ roles, opened, onNew }: { roles: readonly Role[]; opened: string; onNew: () => void }) {
  const { t } = useTranslation('admin-staff')
  return (
    <nav className={styles.list} aria-label={t('roles.list')}>
      <h2>{t('roles.title')}</h2>
      <ul>
        {roles.map(({ id, name, built_in, people }) => (
          <li key={id}>
            <Link to={consolePath('role', { id })} aria-current={id === opened ? 'page' : undefined}>
              <span>
                <b>{name}</b>
                {built_in && <span className="note"> {t('roles.built_in')}</span>}
              </span>
              <span className="note num">{people.length}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" icon="plus" iconPlace="start" onClick={onNew}>
          {t('roles.new')}
        </Button>
      </p>
      <p className="note">{t('roles.total')}</p>
    </nav>
  )
}
