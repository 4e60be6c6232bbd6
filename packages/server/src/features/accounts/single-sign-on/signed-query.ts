import { verify, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Problem } from '@hearthlight/domain/shared/problem'

const inflate = promisify(inflateRaw)
const MAX_MESSAGE_BYTES = 65_536
/** Characters as they stand in the address. A logout message has about a thousand; Node reads 16 kB of an address. */
const LONGEST = {
  SAMLRequest: 12_000,
  SAMLResponse: 12_000,
  RelayState: 2_000,
  SigAlg: 200,
  Signature: 2_000,
}
type Name = keyof typeof LONGEST

const HASHES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
}
const SHA1: Readonly<Record<string, string>> = { 'http://www.w3.org/2000/09/xmldsig#rsa-sha1': 'sha1' }

export type SignedQuery = {
  /** Decoded values, for the library. */
  readonly query: Readonly<Partial<Record<Name, string>>>
  /** The signed part as it came, in the order it is signed in, and the signature. */
  readonly search: string
  readonly signed: string
}

const refused = () => new Problem('accounts.single-sign-on-failed')
const isName = (name: string): name is Name => Object.hasOwn(LONGEST, name)

/**
 * A message in a query (SAML bindings 3.4.4.1): exactly one, short, with a signature. Names are taken as they are
 * written: one that hides behind percent signs would be read by one parser and not by the other.
 */
export function readSignedQuery(search: string): SignedQuery {
  const given = new Map<Name, string>()
  for (const part of search.split('&')) {
    const [name = '', ...value] = part.split('=')
    if (!isName(name)) continue
    const text = value.join('=')
    if (given.has(name) || text.length > LONGEST[name]) throw refused()
    given.set(name, text)
  }
  const isOneMessage = given.has('SAMLRequest') !== given.has('SAMLResponse')
  if (!isOneMessage || !given.get('SigAlg') || !given.get('Signature')) throw refused()
  const raw = (name: Name) => (given.has(name) ? [`${name}=${given.get(name)}`] : [])
  const signed = (['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg'] as const).flatMap(raw).join('&')
  return {
    query: Object.fromEntries([...given].map(([name, value]) => [name, decoded(value)])),
    search: `${signed}&Signature=${given.get('Signature')}`,
    signed,
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    throw refused()
  }
}

type Trust = { readonly certificates: readonly string[]; readonly allowSha1: boolean }

/** Before any of the message is unpacked or parsed: both cost far more than they cost the sender. */
export async function requireSignature(
  { query, signed }: SignedQuery,
  { certificates, allowSha1 }: Trust,
): Promise<void> {
  const algorithms = allowSha1 ? { ...HASHES, ...SHA1 } : HASHES
  const hash = algorithms[query.SigAlg ?? '']
  const signature = Buffer.from(query.Signature ?? '', 'base64')
  const isSigned =
    hash !== undefined &&
    certificates.some((each) => verify(hash, Buffer.from(signed), publicKeyOf(each), signature))
  if (!isSigned) throw refused()
  const message = Buffer.from(query.SAMLRequest ?? query.SAMLResponse ?? '', 'base64')
  await inflate(message, { maxOutputLength: MAX_MESSAGE_BYTES })
}

/** A certificate is configured as PEM; metadata holds the base64 between its lines. */
const publicKeyOf = (certificate: string) =>
  new X509Certificate(certificate.includes('-----BEGIN') ? certificate : Buffer.from(certificate, 'base64'))
    .publicKey
