import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** Where no saving is seen: why that can be, and what can be done. Nobody is to blame, and nothing is taken back. */
export function WhatNow({ work }: { work: HomeSavings }) {
  const { t } = useSavingsWords()
  if (work.state !== 'chance' && work.state !== 'rose') return null
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.halves}`}>
        <div className={styles.text}>
          <h2>{t('savings.now.why')}</h2>
          <ul className={styles.points}>
            <li>{t('savings.now.warmer')}</li>
            <li>{t('savings.now.elsewhere')}</li>
            {work.state === 'chance' && <li>{t('savings.now.small')}</li>}
          </ul>
        </div>
        <div className={styles.text}>
          <h2>{t('savings.now.do')}</h2>
          <ul className={styles.points}>
            <li>{t('savings.now.kept')}</li>
            <li>
              <a href="#what-changed">{t('savings.now.tell')}</a>
            </li>
          </ul>
          <p>
            <ArrowLink to={pathTo('home-overview')}>{t('savings.now.plan')}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  )
}
