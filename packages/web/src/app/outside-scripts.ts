import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'

type Outside = Pick<PublicPartner, 'helphero_app_id'> & {
  readonly settings: Pick<PublicPartner['settings'], 'tag_manager_id'>
}

/** Addresses of the scripts this partner brings along. The content policy of the server knows the same two hosts. */
export function outsideScripts({ helphero_app_id, settings }: Outside, mayTrack: boolean): string[] {
  const helper = helphero_app_id === null ? [] : [`https://app.helphero.co/embed/${helphero_app_id}`]
  const tags =
    settings.tag_manager_id === null || !mayTrack
      ? []
      : [`https://www.googletagmanager.com/gtm.js?id=${settings.tag_manager_id}`]
  return [...helper, ...tags]
}

/** The onboarding helper and the tag manager: only for a partner that set them, the latter never against a person's wish. */
export function loadOutsideScripts(partner: Outside, mayTrack: boolean): void {
  for (const source of outsideScripts(partner, mayTrack)) {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    document.head.append(script)
  }
}
