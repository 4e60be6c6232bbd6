import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { comfortOf } from '@hearthlight/domain/report/home/comfort'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Pictogram, type PictogramName } from '../../../ui/pictures/pictogram.tsx'
import styles from './comfort.module.css'

type Row = { id: 'winter' | 'summer' | 'air' | 'outage'; says: string; why?: string; isUrgent?: boolean }

const PICTOGRAM: Record<Row['id'], PictogramName> = {
  winter: 'thermostat',
  summer: 'room-ac',
  air: 'exhaust',
  outage: 'electric',
}

/** Winter, hot days, air and a power cut: one plain sentence each, and why. */
export function Comfort({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  return (
    <section className="section" id="comfort" aria-labelledby="comfort-title">
      <div className="page">
        <div className="section__head">
          <h2 id="comfort-title">{t('comfort.title')}</h2>
          <p>{t('comfort.text')}</p>
        </div>
        <dl className={styles.rows}>
          {useRows(result).map(({ id, says, why, isUrgent }) => (
            <div key={id}>
              <dt>
                <Pictogram name={PICTOGRAM[id]} /> {t(`comfort.${id}.name`)}
              </dt>
              <dd>
                <p>{says}</p>
                {isUrgent && <p>{t(`comfort.${id}.fan`)}</p>}
                {why !== undefined && <p className="note">{why}</p>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** So few hours a year nobody notices, and fewer percent than that nobody feels. */
const FEW_HOURS = 10
const FEW_PERCENT = 3

function useRows(result: AuditResult): Row[] {
  const { t } = useTranslation('report')
  const warmth = useWarmth()
  const halves = useHalves()
  const { winterLess, summer, hasAttic, airHours, needsFan, outageHours, needsPower } = comfortOf(result)
  const ofDay = (id: 'winter' | 'summer', percent: number) =>
    t(`comfort.${id}.${percent < FEW_PERCENT ? 'same' : 'less'}`, { percent })
  const hours = (count: number) => t('comfort.hours', { count })
  const air = { now: halves(airHours.now), after: halves(airHours.after) }
  const warm = useWarmHours('less' in summer ? { now: 0, after: 0 } : summer.hotHours)
  return [
    {
      id: 'winter',
      says: ofDay('winter', winterLess),
      ...(winterLess >= FEW_PERCENT && { why: t('comfort.winter.why') }),
    },
    {
      id: 'summer',
      says: 'less' in summer ? ofDay('summer', summer.less) : warm,
      why: t(`comfort.summer.${hasAttic ? 'why' : 'why_no_attic'}`),
    },
    {
      id: 'air',
      says: t(`comfort.air.${hoursText(airHours)}`, air),
      why: t('comfort.air.why'),
      isUrgent: needsFan,
    },
    ...(outageHours === null
      ? []
      : [
          {
            id: 'outage' as const,
            says: t(`comfort.outage.${hoursText(outageHours)}`, {
              drop: warmth.by(5),
              now: hours(outageHours.now),
              after: hours(outageHours.after),
            }),
            why: [t('comfort.outage.why'), ...(needsPower ? [t('comfort.outage.needs_power')] : [])].join(
              ' ',
            ),
          },
        ]),
  ]
}

type Hours = { now: number; after: number }

/** "6 hours; after the plan 6 hours" would sound as if something changed. */
const hoursText = ({ now, after }: Hours) => (now === after ? 'hours_same' : 'hours')

function useWarmHours(hours: Hours): string {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const { now, after } = hours
  return t(`comfort.summer.${Math.max(now, after) <= FEW_HOURS ? 'fine' : hoursText(hours)}`, {
    limit: useWarmth().at(26),
    now: number(now),
    after: number(after),
  })
}

/** Half hours have a decimal, whole ones none. */
function useHalves() {
  const { number } = useFormats()
  return (hours: number) => number(hours, Number.isInteger(hours) ? 0 : 1)
}

/** Temperatures and their differences in the partner's degrees. */
function useWarmth() {
  const isFahrenheit = usePartner().settings.temperature_unit === 'fahrenheit'
  return {
    at: (celsius: number) => (isFahrenheit ? `${Math.round(celsius * 1.8 + 32)} °F` : `${celsius} °C`),
    by: (kelvin: number) => (isFahrenheit ? `${Math.round(kelvin * 1.8)} °F` : `${kelvin} °C`),
  }
}
