import type { HpxmlFault } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { useTranslation } from 'react-i18next'
import styles from './audit-file.module.css'

/** Why something of a file is not taken, and where it stands. */
export function Fault({ fault: { reason, element, found } }: { fault: HpxmlFault }) {
  const { t } = useTranslation('audit-file')
  return (
    <>
      {t(`reason.${reason}`, { found: found ?? '' })}
      {element !== '' && (
        <>
          {' '}
          <code className={styles.element}>{element}</code>
        </>
      )}
    </>
  )
}
