import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import styles from './chart.module.css'

export type ChartFrameProps = {
  /** The finding, as a sentence. */
  title: ReactNode
  /** What is drawn, in which unit, over which time. */
  subtitle: ReactNode
  /** A real table with the same numbers. */
  table: ReactNode
  note?: ReactNode
  controls?: ReactNode
  headingLevel?: 2 | 3
}

/** Sentence first, chart second, table always there. */
export function Chart({
  title,
  subtitle,
  table,
  note,
  controls,
  headingLevel = 2,
  children,
}: ChartFrameProps & { children: ReactNode }) {
  const { t } = useTranslation('shared')
  const titleId = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.sub}>{subtitle}</p>
        </div>
        {controls}
      </div>
      {children}
      <figcaption className={styles.foot}>
        <span>{note}</span>
        <details className={styles.twin}>
          <summary>
            <Icon name="table" />
            {t('chart.show_table')}
          </summary>
          {table}
        </details>
      </figcaption>
    </figure>
  )
}
