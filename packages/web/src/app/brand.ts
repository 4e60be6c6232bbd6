import { theme } from '@hearthlight/domain/partner/look/theme'
import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Sets the partner's few tokens on the page; every other colour, size and font derives from them. */
export function applyBrand(partner: PublicPartner, language: Language): void {
  const root = document.documentElement
  root.lang = language
  root.dataset.brand = partner.code
  for (const [name, value] of Object.entries(theme(partner))) root.style.setProperty(name, value)
  setLink('icon', partner.logo_icon_url)
  if (partner.settings.sections.custom_css !== '') {
    setLink('stylesheet', `/partner-assets/${partner.code}/custom.css?v=${partner.version}`)
  }
}

function setLink(rel: string, href: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"][data-partner]`) ??
    document.head.appendChild(document.createElement('link'))
  link.rel = rel
  link.href = href
  link.dataset.partner = ''
}
