import { useTranslation } from 'react-i18next'
import type { PartnerLink } from '../../platform/link-target.ts'
import { usePartner } from '../../platform/partner.ts'
import { useSession } from '../../platform/session.ts'

type NamedLink = PartnerLink & { readonly label: string }

/** The partner's links, else the main pages for who is asking. */
export function useNotFoundLinks(): readonly NamedLink[] {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { isSignedIn } = useSession()
  const { links } = partner.settings.sections.not_found
  if (links !== undefined) return links
  const own: readonly NamedLink[] = isSignedIn
    ? [
        { label: t('not_found.buildings'), route: 'buildings-list' },
        { label: t('not_found.report'), route: 'home-overview' },
      ]
    : [
        { label: t('not_found.home'), route: 'home' },
        { label: t('not_found.how_it_works'), route: 'how-it-works' },
      ]
  return [
    ...own,
    { label: t('not_found.contact', { partner: partner.name }), url: `mailto:${partner.contact_email}` },
  ]
}
