import { DOMParser } from '@xmldom/xmldom'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#'

/**
 * The certificates an identity provider signs with, by its metadata. A document may describe many parties, and a party
 * may have keys to encrypt for it: what those could sign is not the word of this provider.
 */
export function signingCertificates(metadata: string, entityId: string): string[] {
  const document = new DOMParser({ errorHandler: refuseFaults }).parseFromString(metadata, 'text/xml')
  const within = (parent: Document | Element, namespace: string, name: string) =>
    Array.from(parent.getElementsByTagNameNS(namespace, name))
  const found = within(document, METADATA, 'EntityDescriptor')
    .filter((entity) => entity.getAttribute('entityID') === entityId)
    .flatMap((entity) => within(entity, METADATA, 'IDPSSODescriptor'))
    .flatMap((role) => within(role, METADATA, 'KeyDescriptor'))
    // Without a use a key is for both (SAML metadata 2.4.1.1).
    .filter((key) => ['', 'signing'].includes(key.getAttribute('use') ?? ''))
    .flatMap((key) => within(key, SIGNATURES, 'X509Certificate'))
    .map((certificate) => (certificate.textContent ?? '').replace(/\s+/g, ''))
  return [...new Set(found)]
}

function refuseFaults(level: string, message: string): void {
  if (level !== 'warning') throw new Error(`the metadata cannot be read: ${message}`)
}
