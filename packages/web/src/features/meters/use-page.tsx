import type { IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { useTranslation } from 'react-i18next'
import { BringFiles } from './bring/bring-files.tsx'
import { HeldSeries } from './held/held-series.tsx'
import styles from './use-page.module.css'

type Props = {
  series: readonly IdentifiedSeries[]
  isOver: boolean
  onAdd: (files: readonly File[]) => void
}

/** What the readings of a home say, and what is held of them. */
export function UsePage({ series, isOver, onAdd }: Props) {
  const { t } = useTranslation('energy-use')
  return (
    <>
      <div className={`page section ${styles.head}`}>
        <h1 tabIndex={-1}>{t('title')}</h1>
      </div>
      <HeldSeries series={series} />
      <section className="section" aria-labelledby="bring-more">
        <div className={`page ${styles.more}`}>
          <h2 id="bring-more">{t('bring.more')}</h2>
          <BringFiles isOver={isOver} onAdd={onAdd} />
        </div>
      </section>
    </>
  )
}
