import { ADMIN_PERMISSIONS, type AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { beyond } from '@hearthlight/domain/accounts/staff/roles'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { Role } from '../api/staff-api.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Block } from '../kit/block.tsx'
import { InviteDialog } from '../shared/invite-dialog.tsx'
import styles from './roles.module.css'

type Props = {
  role: Role
  roles: readonly Role[]
  chosen: readonly AdminPermission[]
  own: readonly AdminPermission[]
}

/** What the choice means in words, what follows from it, and whom it concerns. */
export function RoleSide({ role, roles, chosen, own }: Props) {
  const { t } = useTranslation('admin-staff')
  const [isInviting, setIsInviting] = useState(false)
  const mayGive = beyond(role.permissions, own).length === 0
  return (
    <aside className={styles.side} aria-label={role.name}>
      <Block title={t('roles.in_words')}>
        <InWords chosen={chosen} before={role.permissions} />
      </Block>
      <Checks role={role} roles={roles} chosen={chosen} own={own} />
      <Block
        title={t('roles.who')}
        actions={
          mayGive && (
            <Button variant="quiet" size="s" onClick={() => setIsInviting(true)}>
              {t('roles.invite')}
            </Button>
          )
        }
      >
        {role.people.length === 0 ? (
          <p className="muted">{t('roles.people_none')}</p>
        ) : (
          <ul className={styles.who}>
            {role.people.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} size="s" />
                <Link to={consolePath('member', { id })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </Block>
      {isInviting && <InviteDialog known={{ role: role.id }} onClose={() => setIsInviting(false)} />}
    </aside>
  )
}

function InWords({
  chosen,
  before,
}: {
  chosen: readonly AdminPermission[]
  before: readonly AdminPermission[]
}) {
  const { t } = useTranslation('admin-staff')
  const told = ADMIN_PERMISSIONS.filter((each) => chosen.includes(each) || before.includes(each))
  if (told.length === 0) return <p className="muted">{t('roles.does_nothing')}</p>
  return (
    <p className={styles.words}>
      {told.map((permission) => {
        const words = t(`permission.${permission}.words`)
        if (!before.includes(permission)) return <ins key={permission}>{words} </ins>
        if (!chosen.includes(permission)) return <del key={permission}>{words} </del>
        return <span key={permission}>{words} </span>
      })}
    </p>
  )
}

function Checks({ role, roles, chosen, own }: Props) {
  const { t } = useTranslation('admin-staff')
  const added = beyond(chosen, role.permissions)
  const taken = beyond(role.permissions, chosen)
  if (added.length + taken.length === 0) return null
  const nameOf = (permission: AdminPermission) => t(`permission.${permission}.name`)
  const keepers = (permission: AdminPermission) =>
    roles
      .filter(({ id, permissions }) => id !== role.id && permissions.includes(permission))
      .flatMap(({ people }) => people.map(({ name }) => name))
  const checks = [
    ...(added.length > 0 && beyond(added, own).length === 0
      ? [{ id: 'own', isGood: true, title: t('roles.own_ok'), text: t('roles.own_ok_text') }]
      : []),
    ...taken.map((permission) => {
      const names = keepers(permission)
      const isGood = names.length > 0
      const values = { permission: nameOf(permission), names: names.join(', ') }
      return {
        id: permission,
        isGood,
        title: t(isGood ? 'roles.still' : 'roles.nobody'),
        text: t(isGood ? 'roles.still_text' : 'roles.nobody_text', values),
      }
    }),
    ...(role.people.length > 0
      ? [{ id: 'at-once', isGood: true, title: t('roles.at_once'), text: t('roles.at_once_text') }]
      : []),
  ]
  return (
    <Block title={t('roles.checks')}>
      <ul className={styles.checks}>
        {checks.map(({ id, isGood, title, text }) => (
          <li key={id} data-good={isGood || undefined}>
            <Icon name={isGood ? 'check' : 'alert'} />
            <div>
              <p>
                <span className="visually-hidden">{t(isGood ? 'roles.good' : 'roles.warning')} </span>
                <b>{title}</b>
              </p>
              <p className="note">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}
