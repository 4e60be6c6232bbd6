import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { FuelSavings, HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Narrowing } from './narrowing.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** Fuels of which nothing can be said, each with its reason and with what would change that. */
export function NotYet({ work }: { work: HomeSavings }) {
  const { t } = useSavingsWords()
  const open = work.fuels.filter(({ measured }) => measured === null)
  if (open.length === 0 && work.fuels.length > 0) return null
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.blocks}`}>
        <h2>{t('savings.not_yet.title')}</h2>
        {work.fuels.length === 0 && (
          <div className={styles.text}>
            <p>{t('savings.why.no_meter')}</p>
            <p>
              <ArrowLink to={pathTo('EnergyUse')}>{t('savings.not_yet.bring')}</ArrowLink>
            </p>
          </div>
        )}
        {open.map((fuel) => (
          <div key={fuel.fuel} className={styles.blocks}>
            <Reason fuel={fuel} />
            {fuel.state === 'not_yet' && fuel.narrowing.length > 0 && fuel.known_from !== null && (
              <Narrowing fuel={fuel} knownFrom={fuel.known_from} ends={work.ends} />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function Reason({ fuel }: { fuel: FuelSavings }) {
  const { t, day, fuel: nameOf } = useSavingsWords()
  const { why, wanted, known_from: knownFrom, missing_weather: months } = fuel
  return (
    <div className={styles.text}>
      <h3>{nameOf(fuel.fuel)}</h3>
      <p>
        {why !== null && t(`savings.why.${why}`)}{' '}
        {wanted !== null &&
          t('savings.not_yet.days', {
            from: day(wanted.from),
            to: day(wanted.to),
            count: wanted.used_days,
            all: wanted.days,
          })}
      </p>
      {months.length > 0 && <p>{t('savings.not_yet.months', { months: months.join(', ') })}</p>}
      {knownFrom !== null && <p>{t('savings.not_yet.known_from', { date: day(knownFrom) })}</p>}
    </div>
  )
}
