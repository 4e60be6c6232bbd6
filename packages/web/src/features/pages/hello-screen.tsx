import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { useCurrentUser } from '../../platform/session.ts'
import { HeroPicture } from './hero-picture.tsx'
import { TextPage } from './text-page.tsx'

export function HelloScreen() {
  const { t } = useTranslation('shared')
  const { hello } = usePartner().settings.sections
  const name = useCurrentUser()?.first_name
  return (
    <TextPage
      title={hello.title ?? (name ? t('pages.hello_named', { name }) : t('pages.hello'))}
      text={hello.text ?? t('pages.hello_text')}
      action={hello.call_to_action ?? { label: t('pages.continue'), route: 'home' }}
      picture={<HeroPicture />}
    />
  )
}
