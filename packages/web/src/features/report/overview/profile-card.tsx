import type { Building } from '@hearthlight/domain/buildings/building'
import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { placeName } from '@hearthlight/domain/buildings/place-name'
import { ANOTHER, NO_COMPANY } from '@hearthlight/domain/buildings/utilities'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from './building-cards.module.css'

type Props = { building: Building; floorAreaM2: number | null }

/** Year built (if known), location, floor area in the partner's unit, utilities. */
export function ProfileCard({ building, floorAreaM2 }: Props) {
  const { t } = useTranslation('report')
  const { area, areaUnit } = useFormats()
  const location = placeName([streetOf(building), building.city, building.region])
  const company = (stored: string | null) =>
    stored === ANOTHER || stored === NO_COMPANY ? t(`profile.utility.${stored}`) : stored
  const rows = [
    ['year_built', building.construction_year],
    ['location', location],
    ['floor_area', floorAreaM2 === null ? null : `${area(floorAreaM2)} ${t(`unit.${areaUnit}`)}`],
    ['electric_utility', company(building.electric_utility)],
    ['gas_utility', company(building.gas_utility)],
  ] as const
  return (
    <section className={styles.card} aria-labelledby="profile-card-title">
      <h2 id="profile-card-title">{t('profile.title')}</h2>
      <dl className={`fact-list ${styles.facts}`}>
        {rows.map(
          ([name, value]) =>
            value !== null &&
            value !== undefined &&
            value !== '' && (
              <div key={name}>
                <dt>{t(`profile.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
