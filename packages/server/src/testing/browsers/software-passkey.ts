import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyRegistration, PasskeyUse } from '@hearthlight/domain/accounts/staff/second-factor'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a passkey is told and would not doubt; a test may lie to it as a forged site would. */
type Asked = { readonly challenge: string; readonly origin: string; readonly rpId: string }

const USER_PRESENT_AND_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40
const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A passkey without a device: makes and signs what an authenticator would (WebAuthn 6.1, ES256, no attestation). */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Asked) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const head = (rpId: string, flags: number) => {
    counter += 1
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags, 0)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: credential.id,
    make(asked: Asked): PasskeyRegistration {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const authData = Buffer.concat([
        head(asked.rpId, USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', asked)),
          // The library's own encoder takes what CBOR can say; a map of these is that.
          attestationObject: b64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },
    use(asked: Asked): PasskeyUse {
      const clientDataJSON = clientData('webauthn.get', asked)
      const authenticatorData = head(asked.rpId, USER_PRESENT_AND_VERIFIED)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: b64(clientDataJSON),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
        },
      }
    },
  }
}
