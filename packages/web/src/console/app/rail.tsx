import type { AdminSession } from '@hearthlight/domain/accounts/staff/admin'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { unreadQuery } from '../api/queue-api.ts'
import { Avatar } from '../kit/avatar.tsx'
import { ConsoleIcon } from '../kit/console-icon.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { sectionAddress, sectionAt } from './open-sections.ts'
import { PartnerSwitch } from './partner-switch.tsx'
import styles from './rail.module.css'
import { RailDialog } from './rail-dialog.tsx'
import type { Section } from './section.ts'

type Props = {
  session: AdminSession
  sections: readonly Section[]
  isBench: boolean
  isOpen: boolean
  onClose: () => void
}

const GROUPS = ['work', 'set-up', 'records'] as const

/** The sections; beside the page, as marks beside a bench, or over the page where there is no room. */
export function Rail({ isBench, isOpen, onClose, ...content }: Props) {
  const { t } = useTranslation('admin')
  const isNarrow = useMedia('(max-width: 1000px)')
  if (!isNarrow)
    return (
      <div className={styles.rail}>
        <RailContent {...content} isIcons={isBench} />
      </div>
    )
  return isOpen ? (
    <RailDialog label={t('nav.sections')} onClose={onClose}>
      <IconButton icon="close" label={t('nav.close')} className={styles.close} onClick={onClose} />
      <RailContent {...content} isIcons={false} />
    </RailDialog>
  ) : null
}

type ContentProps = Pick<Props, 'session' | 'sections'> & { isIcons: boolean }

function RailContent({ session, sections, isIcons }: ContentProps) {
  const { t } = useTranslation('admin')
  const partner = usePartner()
  const { pathname } = useLocation()
  const current = sectionAt(pathname)
  return (
    <div className={styles.in} data-icons={isIcons || undefined}>
      <img
        className={styles.logo}
        src={isIcons ? partner.logo_icon_url : partner.logo_url}
        alt={t('nav.console', { partner: partner.name })}
      />
      {session.operator && !isIcons && <PartnerSwitch />}
      <nav aria-label={t('nav.sections')}>
        {GROUPS.map((group) => (
          <ul key={group} className={styles.group}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => {
                const name = t(`section.${section.name}`)
                return (
                  <li key={section.name}>
                    <Link
                      to={sectionAddress(section)}
                      aria-current={section.name === current?.name ? 'page' : undefined}
                      title={isIcons ? name : undefined}
                    >
                      <ConsoleIcon name={section.name} />
                      {isIcons ? <span className="visually-hidden">{name}</span> : name}
                      {section.name === 'applications' && <Unread key={pathname} />}
                    </Link>
                  </li>
                )
              })}
          </ul>
        ))}
      </nav>
      <Account {...{ session, isIcons }} />
    </div>
  )
}

/** How many applications hold something new to this person; asked again with every page that is opened. */
function Unread() {
  const { t } = useTranslation('admin')
  const { number } = useFormats()
  const { data: count = 0 } = useQuery(unreadQuery)
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{t('nav.unread', { number: number(count) })}</span>
    </span>
  )
}

function Account({ session, isIcons }: Omit<ContentProps, 'sections'>) {
  const { t } = useTranslation('admin')
  const leave = useSignOut()
  const label = `${session.name}: ${t('security.title')}`
  if (isIcons)
    return (
      <Link className={styles.who} to={ADMIN_PATHS.security} aria-label={label} title={label}>
        <Avatar name={session.name} />
      </Link>
    )
  return (
    <div className={styles.who}>
      <Avatar name={session.name} />
      <div>
        <p>{session.name}</p>
        <p className="small">
          <Link to={ADMIN_PATHS.security}>{t('security.title')}</Link>
        </p>
        <p className="small">
          <button type="button" aria-disabled={leave.isPending || undefined} onClick={() => leave.mutate()}>
            {t('nav.sign_out')}
          </button>
        </p>
      </div>
    </div>
  )
}
