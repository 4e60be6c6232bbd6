import { Problem } from '@hearthlight/domain/shared/problem'
import type { Profile } from '@node-saml/node-saml'
import { DOMParser } from '@xmldom/xmldom'

const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#'
/** RFC 9231: every name of a hash of the SHA-2 family ends with its length. */
const STRONG = /sha(256|384|512)$/

/** SHA-1 can be made to collide: a signature over it may have been given for another text. */
export function refuseWeakHashes(profile: Profile): void {
  const document = new DOMParser().parseFromString(profile.getSamlResponseXml?.() ?? '', 'text/xml')
  const methods = ['SignatureMethod', 'DigestMethod'].flatMap((name) =>
    Array.from(document.getElementsByTagNameNS(SIGNATURES, name)),
  )
  const isStrong = methods.every((method) => STRONG.test(method.getAttribute('Algorithm') ?? ''))
  if (methods.length === 0 || !isStrong) throw new Problem('accounts.single-sign-on-failed')
}
