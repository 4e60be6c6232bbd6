import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { TextPage } from './text-page.tsx'

export function AboutScreen() {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { about } = partner.settings.sections
  return (
    <TextPage
      title={about.title ?? t('pages.about', { partner: partner.name })}
      text={about.text}
      action={about.call_to_action}
    />
  )
}
