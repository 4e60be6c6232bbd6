import { heroArt } from '@hearthlight/domain/partner/pages/hero-art'
import { usePartner } from '../../platform/partner.ts'

/** The partner's picture beside a few words. It says nothing of its own, so it is silent for screen readers. */
export function HeroPicture({ url }: { url?: string | undefined }) {
  const { home } = usePartner().settings.sections
  const source = url ?? heroArt(home.sections)
  return source === undefined ? null : <img src={source} alt="" fetchPriority="high" />
}
