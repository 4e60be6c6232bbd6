import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../../kit/block.tsx'
import styles from '../bench.module.css'
import { usePlaceNames } from '../words/place-names.ts'
import type { SaidDefect } from './defects.ts'

type Props = {
  defects: readonly SaidDefect[]
  /** What is told and stops nobody. */
  warnings?: readonly SaidDefect[]
  onGo: (defect: SaidDefect) => void
}

/** What stops a draft from being published, and what is hardly meant; each with the way to it. */
export function Checks({ defects, warnings = [], onGo }: Props) {
  const { t } = useTranslation('admin-programs')
  const plain = warnings.filter(({ language }) => language === undefined)
  const untranslated = [...new Set(warnings.flatMap(({ language }) => language ?? []))]
  const warns = plain.length + untranslated.length
  const counts = [
    defects.length > 0 && t('checks.stops', { count: defects.length }),
    warns > 0 && t('checks.warns', { count: warns }),
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
          {plain.map((defect) => (
            <Found key={`${defect.path.join('.')} ${defect.says}`} defect={defect} onGo={onGo} isWarning />
          ))}
          {untranslated.map((language) => (
            <Untranslated
              key={language}
              {...{ language, onGo }}
              texts={warnings.filter((warning) => warning.language === language)}
            />
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

/** So many places are named; there are more of them as long as a program is being translated. */
const NAMED = 4

/** Texts that one language lacks: told once, with the way to the first of them. */
function Untranslated({
  language,
  texts,
  onGo,
}: Pick<Props, 'onGo'> & { language: string; texts: readonly SaidDefect[] }) {
  const { t } = useTranslation('admin-programs')
  const placeNames = usePlaceNames()
  const more = texts.length - NAMED
  return (
    <li data-warns>
      <Icon name="info" />
      <div>
        <span className="visually-hidden">{t('checks.warning')} </span>
        <b>{t('checks.untranslated', { language: t(`language.${language}`), count: texts.length })}</b>{' '}
        {t('checks.untranslated_note')}
        <ul className={styles.places}>
          {texts.slice(0, NAMED).map((text) => (
            <li key={text.path.join('.')}>
              <button type="button" className={styles.link} onClick={() => onGo(text)}>
                {placeNames(text.path).join(' › ')}
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && <span className="muted">{t('checks.more', { count: more })}</span>}
      </div>
    </li>
  )
}
