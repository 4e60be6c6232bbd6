import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { DESKS, PERMISSION_DESKS, type PermissionDesk } from '@hearthlight/domain/accounts/staff/roles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import styles from './roles.module.css'

type Props = {
  chosen: readonly AdminPermission[]
  /** As it is saved: what differs from it is marked. */
  before: readonly AdminPermission[]
  /** What whoever looks at it has: nobody gives more. */
  own: readonly AdminPermission[]
  /** Without it nothing can be changed. */
  onChange?: ((chosen: AdminPermission[]) => void) | undefined
}

/** All permissions in plain words, by the desk that works with them. */
export function PermissionSheet(props: Props) {
  return (
    <div className={styles.sheet}>
      {DESKS.map((desk) => (
        <Desk key={desk} desk={desk} {...props} />
      ))}
    </div>
  )
}

function Desk({ desk, chosen, before, own, onChange }: Props & { desk: PermissionDesk }) {
  const { t } = useTranslation('admin-staff')
  const title = useId()
  const all: readonly AdminPermission[] = PERMISSION_DESKS[desk]
  const count = all.filter((permission) => chosen.includes(permission)).length
  return (
    <section className={styles.desk} aria-labelledby={title}>
      <div className={styles.deskHead}>
        <h3 id={title}>{t(`desk.${desk}`)}</h3>
        <p className="note num">{t('roles.of', { count, all: all.length })}</p>
      </div>
      <ul>
        {all.map((permission) => (
          <Permission
            key={permission}
            permission={permission}
            isOn={chosen.includes(permission)}
            wasOn={before.includes(permission)}
            isBeyond={!own.includes(permission)}
            onChange={
              onChange &&
              ((isOn) =>
                onChange(isOn ? [...chosen, permission] : chosen.filter((each) => each !== permission)))
            }
          />
        ))}
      </ul>
    </section>
  )
}

type PermissionProps = {
  permission: AdminPermission
  isOn: boolean
  wasOn: boolean
  isBeyond: boolean
  onChange?: ((isOn: boolean) => void) | undefined
}

function Permission({ permission, isOn, wasOn, isBeyond, onChange }: PermissionProps) {
  const { t } = useTranslation('admin-staff')
  // What one does not have can be taken from a role, and not be given.
  const isLocked = onChange === undefined || (isBeyond && !wasOn && !isOn)
  const note = useId()
  return (
    <li data-changed={isOn !== wasOn || undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isLocked}
          aria-describedby={note}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span>
          <b>{t(`permission.${permission}.name`)}</b>{' '}
          {isOn && !wasOn && <Chip tone="positive">{t('roles.added')}</Chip>}
          {!isOn && wasOn && <Chip tone="caution">{t('roles.taken')}</Chip>}
          <span id={note} className="note">
            {onChange !== undefined && isBeyond ? t('roles.beyond') : t(`permission.${permission}.text`)}
          </span>
        </span>
      </label>
    </li>
  )
}
