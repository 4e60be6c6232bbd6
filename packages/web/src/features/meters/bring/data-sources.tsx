import { useTranslation } from 'react-i18next'
import { BringFiles } from './bring-files.tsx'
import styles from './ways-in.module.css'

type Props = { isOver: boolean; onAdd: (files: readonly File[]) => void }

/** Where readings come from: the ways in which newer ones reach a home that has some. */
export function DataSources({ isOver, onAdd }: Props) {
  const { t } = useTranslation('energy-use')
  return (
    <section className="section" aria-labelledby="bring-more">
      <div className={`page ${styles.sources}`}>
        <h2 id="bring-more">{t('bring.more')}</h2>
        <BringFiles isOver={isOver} onAdd={onAdd} />
      </div>
    </section>
  )
}
