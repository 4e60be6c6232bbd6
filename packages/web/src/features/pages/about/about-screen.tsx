import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { HeroPicture } from '../hero-picture.tsx'
import { TextPage } from '../text-page.tsx'
import { AboutContact } from './about-contact.tsx'
import { AboutFacts } from './about-facts.tsx'

/** Who the partner is, in words, a picture and a few numbers, and how to reach them. */
export function AboutScreen() {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { about } = partner.settings.sections
  return (
    <>
      <TextPage
        title={about.title ?? t('pages.about', { partner: partner.name })}
        text={about.text}
        action={about.call_to_action}
        picture={<HeroPicture url={about.art_url} />}
      />
      {about.facts.length > 0 && <AboutFacts facts={about.facts} />}
      <AboutContact />
    </>
  )
}
