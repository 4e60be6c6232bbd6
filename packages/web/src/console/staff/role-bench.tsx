import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { RoleBegun } from '../api/staff-api.ts'
import { type Role, staffApi } from '../api/staff-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { FormQuestions } from '../kit/forms/form-questions.tsx'
import { useAnswer } from '../kit/forms/use-answer.ts'
import { RolePermissions } from './role-permissions.tsx'
import { RoleSide } from './role-side.tsx'
import styles from './roles.module.css'
import { StaffHead } from './staff-head.tsx'
import { onlyName, permissionsIn, useRoleForm } from './use-role-form.ts'

type Props = {
  role: Role
  roles: readonly Role[]
  own: readonly AdminPermission[]
  list: ReactNode
  onCopy: (begun: RoleBegun) => void
}

const differs = (one: readonly AdminPermission[], other: readonly AdminPermission[]) =>
  one.filter((permission) => !other.includes(permission)).length

/** One role on the bench: what it may, what that means, and who has it. */
export function RoleBench({ role, roles, own, list, onCopy }: Props) {
  const { t } = useTranslation('admin-staff')
  const form = useRoleForm(role, async (given) => {
    await staffApi.saveRole(role.id, { ...given, revision: role.revision })
    notify({ tone: 'positive', text: t('roles.saved') })
  })
  const { value: name } = useAnswer(form, 'name')
  const chosen = permissionsIn(useAnswer(form, 'permissions').value)
  const changes =
    differs(chosen, role.permissions) + differs(role.permissions, chosen) + (name === role.name ? 0 : 1)
  const undo = () => {
    form.reopen()
    form.refuse(null)
  }
  return (
    <>
      <StaffHead
        current="roles"
        title={role.name}
        sub={<RoleFacts role={role} changes={changes} />}
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() =>
                onCopy({ name: t('roles.copy_name', { name: role.name }), permissions: role.permissions })
              }
            >
              {t('roles.copy')}
            </Button>
            {changes > 0 && (
              <Button variant="quiet" onClick={undo}>
                {t('roles.undo')}
              </Button>
            )}
            {!role.built_in && (
              <Button isPending={form.isPending} onClick={form.submit}>
                {t('roles.save')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.bench}>
        {list}
        <div className={styles.middle}>
          {role.built_in ? (
            <Notice tone="info">{t('roles.built_in_text')}</Notice>
          ) : (
            <FormQuestions form={form} questions={onlyName(form)} />
          )}
          <RolePermissions form={form} before={role.permissions} own={own} isFixed={role.built_in} />
          {!role.built_in && <DeleteRole role={role} />}
        </div>
        <RoleSide role={role} roles={roles} chosen={chosen} own={own} />
      </div>
    </>
  )
}

function RoleFacts({ role, changes }: { role: Role; changes: number }) {
  const { t } = useTranslation('admin-staff')
  const { date } = useFormats()
  const { people, changed_at, changed_by } = role
  const facts = [
    people.length === 0 ? t('roles.people_none') : t('roles.people', { count: people.length }),
    ...(changed_at === null
      ? []
      : [t('roles.changed', { date: date(new Date(changed_at)), name: changed_by ?? '' })]),
  ]
  return (
    <>
      {changes > 0 && (
        <>
          <Chip tone="action">{t('roles.unsaved', { count: changes })}</Chip>{' '}
        </>
      )}
      {facts.join(' · ')}
    </>
  )
}

function DeleteRole({ role }: { role: Role }) {
  const { t } = useTranslation('admin-staff')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('roles.delete')}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('roles.delete_title', { name: role.name })}
        text={
          role.people.length === 0 ? t('roles.delete_text') : t('roles.people', { count: role.people.length })
        }
        confirmLabel={t('roles.delete')}
        run={async () => {
          await staffApi.deleteRole(role.id)
          await navigate(consolePath('roles'))
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
