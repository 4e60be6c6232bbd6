import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../kit/block.tsx'
import styles from './bench.module.css'
import type { SaidDefect } from './defects.ts'
import { useFieldLabel } from './schema-field.tsx'

type Props = { defects: readonly SaidDefect[]; onGo: (defect: SaidDefect) => void }

/** What stops a draft from being published, each with the way to it. */
export function Checks({ defects, onGo }: Props) {
  const { t } = useTranslation('admin-programs')
  const label = useFieldLabel()
  return (
    <Block
      title={t('checks.title')}
      note={defects.length === 0 ? undefined : t('checks.stops', { count: defects.length })}
    >
      {defects.length === 0 ? (
        <p className={styles.good}>
          <Icon name="check" /> {t('checks.good')}
        </p>
      ) : (
        <ul className={styles.checks}>
          {defects.map((defect) => (
            <li key={`${defect.path.join('.')} ${defect.says}`}>
              <Icon name="alert" />
              <span>
                <b>{label(defect.path)}</b> {defect.says}{' '}
                <button type="button" className="link" onClick={() => onGo(defect)}>
                  {t('checks.go')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
