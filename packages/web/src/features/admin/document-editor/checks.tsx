import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../kit/block.tsx'
import styles from './bench.module.css'
import type { SaidDefect } from './defects.ts'
import { usePlaceNames } from './place-names.ts'

type Props = {
  defects: readonly SaidDefect[]
  /** What is told and stops nobody. */
  warnings?: readonly SaidDefect[]
  onGo: (defect: SaidDefect) => void
}

/** What stops a draft from being published, and what is hardly meant; each with the way to it. */
export function Checks({ defects, warnings = [], onGo }: Props) {
  const { t } = useTranslation('admin-programs')
  const counts = [
    defects.length > 0 && t('checks.stops', { count: defects.length }),
    warnings.length > 0 && t('checks.warns', { count: warnings.length }),
  ].filter((count) => count !== false)
  return (
    <Block title={t('checks.title')} note={counts.length === 0 ? undefined : counts.join(', ')}>
      {defects.length === 0 && (
        <p className={styles.good}>
          <Icon name="check" /> {t('checks.good')}
        </p>
      )}
      {defects.length + warnings.length > 0 && (
        <ul className={styles.checks}>
          {defects.map((defect) => (
            <Found key={`${defect.path.join('.')} ${defect.says}`} defect={defect} onGo={onGo} />
          ))}
          {warnings.map((defect) => (
            <Found key={`${defect.path.join('.')} ${defect.says}`} defect={defect} onGo={onGo} isWarning />
          ))}
        </ul>
      )}
    </Block>
  )
}

type FoundProps = Pick<Props, 'onGo'> & { defect: SaidDefect; isWarning?: boolean }

function Found({ defect, onGo, isWarning = false }: FoundProps) {
  const { t } = useTranslation('admin-programs')
  const names = usePlaceNames()(defect.path)
  return (
    <li data-warns={isWarning || undefined}>
      <Icon name={isWarning ? 'info' : 'alert'} />
      <span>
        {isWarning && <span className="visually-hidden">{t('checks.warning')} </span>}
        {names.slice(0, -1).map((name) => `${name} › `)}
        <b>{names.at(-1)}</b> {defect.says}{' '}
        <button type="button" className={styles.link} onClick={() => onGo(defect)}>
          {t('checks.go')}
        </button>
      </span>
    </li>
  )
}
