import type { Partner } from '@hearthlight/domain/partner/read-partner'

/** Which partner a host name stands for. The partner feature implements it; platform and features only ask. */
export type PartnerDirectory = {
  byHost(host: string): Promise<HostMatch>
  byId(partnerId: string): Promise<Partner | undefined>
  /** All that are published, with the address of their site. */
  all(): Promise<readonly { readonly partner: Partner; readonly url: string }[]>
}

export type HostMatch =
  | { readonly kind: 'partner'; readonly partner: Partner }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'unknown' }
