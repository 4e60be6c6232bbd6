import { useTranslation } from 'react-i18next'
import { LazyGhostHouse } from './lazy-house.tsx'
import { TextPage } from './text-page.tsx'

export function NotAuthorizedScreen() {
  const { t } = useTranslation('shared')
  return (
    <TextPage
      title={t('not_authorized.title')}
      text={t('not_authorized.text')}
      action={{ label: t('not_authorized.home'), route: 'home' }}
      picture={<LazyGhostHouse />}
    />
  )
}
