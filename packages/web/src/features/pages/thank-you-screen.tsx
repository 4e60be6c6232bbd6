import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { HeroPicture } from './hero-picture.tsx'
import { TextPage } from './text-page.tsx'

export function ThankYouScreen() {
  const { t } = useTranslation('shared')
  const { thank_you: page } = usePartner().settings.sections
  return (
    <TextPage
      title={page.title ?? t('pages.thank_you')}
      text={page.text ?? t('pages.thank_you_text')}
      action={page.call_to_action ?? { label: t('pages.continue'), route: 'home' }}
      picture={<HeroPicture />}
    />
  )
}
