import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { HeroPicture } from './hero-picture.tsx'
import { TextPage } from './text-page.tsx'

export function WelcomeScreen() {
  const { t } = useTranslation('shared')
  const { welcome } = usePartner().settings.sections
  return (
    <TextPage
      title={welcome.title ?? t('pages.welcome')}
      text={welcome.text ?? t('pages.welcome_text')}
      action={welcome.call_to_action ?? { label: t('pages.welcome_start'), route: 'buildings-list' }}
      picture={<HeroPicture />}
    />
  )
}
