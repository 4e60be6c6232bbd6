import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { HeroPicture } from './hero-picture.tsx'
import { TextPage } from './text-page.tsx'

/** Where an application is left: `mode` says whether it was submitted or cancelled. */
export function PleaseWaitScreen() {
  const { t } = useTranslation('shared')
  const [query] = useSearchParams()
  const mode = query.get('mode') === 'cancel' ? 'cancel' : 'submit'
  const page = usePartner().settings.sections.please_wait[mode]
  return (
    <TextPage
      title={page.title ?? t('please_wait.title')}
      text={page.text ?? t(`please_wait.${mode}`)}
      action={page.call_to_action}
      picture={<HeroPicture />}
    />
  )
}
