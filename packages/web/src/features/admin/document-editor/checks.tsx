import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../kit/block.tsx'
import styles from './bench.module.css'
import type { SaidDefect } from './defects.ts'
import { usePlaceNames } from './place-names.ts'

type Props = { defects: readonly SaidDefect[]; onGo: (defect: SaidDefect) => void }

/** What stops a draft from being published, each with the way to it. */
export function Checks({ defects, onGo }: Props) {
  const { t } = useTranslation('admin-programs')
  const namesOf = usePlaceNames()
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
          {defects.map((defect) => {
            const names = namesOf(defect.path)
            return (
              <li key={`${defect.path.join('.')} ${defect.says}`}>
                <Icon name="alert" />
                <span>
                  {names.slice(0, -1).map((name) => `${name} › `)}
                  <b>{names.at(-1)}</b> {defect.says}{' '}
                  <button type="button" className={styles.link} onClick={() => onGo(defect)}>
                    {t('checks.go')}
                  </button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Block>
  )
}
