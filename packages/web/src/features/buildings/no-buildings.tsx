import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

const BARE_HOUSE = { ...USUAL_HOUSE, atticInsulation: 'none', wallInsulation: 'none' } as const

export function NoBuildings() {
  const { t } = useTranslation('buildings')
  const { name, settings } = usePartner()
  const { addBuilding } = useFeatures()
  const words = settings.sections.buildings_list
  const [query] = useSearchParams()
  // Who came here for want of a home to apply for is led back to the application by the form.
  const programId = query.get('programId') ?? undefined
  const add = (
    <LinkButton to={pathTo('building-new', {}, { programId })} icon="plus" iconPlace="start">
      {t('list.add')}
    </LinkButton>
  )
  return (
    <EmptyState
      title={addBuilding ? (words.empty_title ?? t('empty.title')) : t('empty.barred_title')}
      action={addBuilding ? add : undefined}
      picture={<House house={BARE_HOUSE} title={t('empty.picture')} />}
    >
      <p className="lead">
        {addBuilding ? (words.empty_text ?? t('empty.text')) : t('empty.barred', { partner: name })}
      </p>
      {addBuilding && <p className="small muted">{t('empty.hint')}</p>}
    </EmptyState>
  )
}
