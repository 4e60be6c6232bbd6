import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Trans, useTranslation } from 'react-i18next'
import { useFeatures } from '../../../platform/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BringFiles } from './bring-files.tsx'
import styles from './ways-in.module.css'
import { WhatYouWillSee } from './what-you-will-see.tsx'

type Props = { isOver: boolean; onAdd: (files: readonly File[]) => void }

/** The page before there are readings: what to bring, what happens with it and what one will see. */
export function WaysIn({ isOver, onAdd }: Props) {
  const { t } = useTranslation('energy-use')
  return (
    <>
      <div className={`page section ${styles.head}`}>
        <h1 tabIndex={-1}>{t('empty.title')}</h1>
        <p className="lead">{t('empty.lead')}</p>
      </div>
      <div className={`page ${styles.ways}`}>
        <div className={styles.list}>
          <section className={styles.way} aria-labelledby="way-file">
            <div className="cluster">
              <h2 id="way-file">{t('bring.title')}</h2>
              <Chip tone="positive">{t('bring.best')}</Chip>
            </div>
            <p>{t('bring.text')}</p>
            <BringFiles isOver={isOver} onAdd={onAdd} />
            <WhereToFind />
          </section>
          <LetItBeSent />
          <TypeBills />
        </div>
        <aside className={styles.aside}>
          <WhatHappens />
          <WhoSees />
        </aside>
      </div>
      <WhatYouWillSee />
    </>
  )
}

function WhereToFind() {
  const { t } = useTranslation('energy-use')
  return (
    <details className={styles.fold}>
      <summary>{t('bring.where')}</summary>
      <ol>
        <li>{t('bring.where_1')}</li>
        <li>{t('bring.where_2')}</li>
        <li>{t('bring.where_3')}</li>
      </ol>
    </details>
  )
}

/** What a utility sends by itself, once the person agrees to it. */
function LetItBeSent() {
  const { t } = useTranslation('energy-use')
  return (
    <section className={styles.way} aria-labelledby="way-sent">
      <div className="cluster">
        <h2 id="way-sent" className={styles.small}>
          {t('sent.title')}
        </h2>
        <Chip>{t('sent.fresh')}</Chip>
      </div>
      <p>{t('sent.text')}</p>
      <LinkButton variant="secondary" to={pathTo('EnergyUseSources')}>
        {t('sent.go')}
      </LinkButton>
    </section>
  )
}

function TypeBills() {
  const { t } = useTranslation('energy-use')
  if (!useFeatures().assessment) return null
  return (
    <section className={styles.way} aria-labelledby="way-bills">
      <h2 id="way-bills" className={styles.small}>
        {t('bills.title')}
      </h2>
      <p>{t('bills.text')}</p>
      <LinkButton variant="secondary" to={pathTo('energy-bills')}>
        {t('bills.go')}
      </LinkButton>
    </section>
  )
}

function WhatHappens() {
  const { t } = useTranslation('energy-use')
  return (
    <section className={styles.side} aria-labelledby="what-happens">
      <h2 id="what-happens">{t('happens.title')}</h2>
      <ol className={styles.steps}>
        {['happens.read', 'happens.say', 'happens.keep'].map((key) => (
          <li key={key}>
            <Trans ns="energy-use" i18nKey={key} components={{ b: <b /> }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function WhoSees() {
  const { t } = useTranslation('energy-use')
  return (
    <section className={styles.side} aria-labelledby="who-sees">
      <h2 id="who-sees">{t('who.title')}</h2>
      <p className="small">{t('who.text')}</p>
    </section>
  )
}
