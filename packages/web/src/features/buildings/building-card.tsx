import type { Building } from '@hearthlight/domain/buildings/building'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { addressLine, homeName } from './address-line.ts'
import { AssessmentAction, DetailsLink } from './building-actions.tsx'
import styles from './building-card.module.css'
import { BuildingFacts } from './building-facts.tsx'
import { BuildingPicture } from './building-picture.tsx'

export function BuildingCard({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  return (
    <li className={styles.building}>
      <div className={styles.picture}>
        <BuildingPicture building={building} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{homeName(building, t('list.unnamed'))}</h2>
        <p className="muted small">{addressLine(building)}</p>
        <BuildingFacts building={building} />
        <div className={styles.actions}>
          <AssessmentAction building={building} />
          <DetailsLink building={building} />
        </div>
      </div>
    </li>
  )
}

export function AddCard() {
  const { t } = useTranslation('buildings')
  const { name } = usePartner()
  return (
    <li className={styles.add}>
      <Link to={pathTo('building-new')}>
        <span className={styles.plus}>
          <Icon name="plus" size="m" />
        </span>
        <b>{t('list.add')}</b>
        <span className="small muted">{t('list.add_text', { partner: name })}</span>
      </Link>
    </li>
  )
}
