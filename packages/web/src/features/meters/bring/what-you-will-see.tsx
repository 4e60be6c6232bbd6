import { useTranslation } from 'react-i18next'
import styles from './what-you-will-see.module.css'

const COLUMNS = 26
const ROWS = 8
const STEPS = 6

/** A year of an example: evenings and summer afternoons are dear. */
const exampleStep = (column: number, row: number): number => {
  const summer = Math.abs(column - 19) < 4 && row > 3 ? 2 : 0
  const evening = row === 6 ? 3 : row === 5 || row === 2 ? 2 : 0
  return Math.min(STEPS - 1, evening + summer + ((column * 7 + row * 3) % 3 === 0 ? 1 : 0))
}

const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  return { key: `${column} ${row}`, x: column * 11, y: row * 15, step: exampleStep(column, row) }
})
const points = Array.from({ length: 44 }, (_, index) => {
  const x = 8 + index * 6.2
  const line = index < 28 ? 24 + index * 3 : index < 36 ? 106 : 106 - (index - 36) * 2
  return { key: x, x, y: line + ((index * 37) % 17) - 8 }
})

/** What readings will be shown as, drawn from an example home. */
export function WhatYouWillSee() {
  const { t } = useTranslation('energy-use')
  return (
    <section className="section section--ruled" aria-labelledby="will-see">
      <div className="page">
        <h2 id="will-see" className={styles.title}>
          {t('see.title')}
        </h2>
        <ul className={styles.list}>
          <li>
            <svg viewBox="0 0 286 120" aria-hidden="true">
              {cells.map(({ key, x, y, step }) => (
                <rect key={key} x={x} y={y} width={11} height={15} fill={`var(--use-${step})`} />
              ))}
            </svg>
            <p>{t('see.hours')}</p>
          </li>
          <li>
            <svg viewBox="0 0 286 120" aria-hidden="true">
              {points.map(({ key, x, y }) => (
                <circle key={key} cx={x} cy={y} r={2.4} className={styles.point} />
              ))}
              <path d="M8 24L182 106H232L280 92" className={styles.line} />
            </svg>
            <p>{t('see.cold')}</p>
          </li>
          <li>
            <svg viewBox="0 0 286 120" aria-hidden="true">
              {[62, 84, 70, 50, 34, 22, 26, 28, 24, 36, 52, 64].map((height, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: months do not change places
                  key={index}
                  x={6 + index * 23}
                  y={112 - height}
                  width={16}
                  height={height}
                  className={styles.bar}
                />
              ))}
              <path d="M0 112H286" className={styles.line} />
            </svg>
            <p>{t('see.months')}</p>
          </li>
        </ul>
        <p className="note">{t('see.example')}</p>
      </div>
    </section>
  )
}
