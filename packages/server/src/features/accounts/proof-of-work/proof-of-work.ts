import { randomInt } from 'node:crypto'
import { type ProofChallenge, SolvedProof } from '@hearthlight/domain/accounts/sign-in/proof-of-work'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { useProof } from './used-proof-store.ts'

export type ProofDeps = { readonly db: PlatformDb; readonly now: () => Date; readonly secret: string }

/** About half a second on a laptop, two on an old phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, tries: [300, 800] } as const
const LIFETIME_MS = 10 * 60_000

const secretsOf = ({ secret }: ProofDeps) => ({
  hmacSignatureSecret: `proof:${secret}`,
  hmacKeySignatureSecret: `proof-key:${secret}`,
})

export async function createProofChallenge(deps: ProofDeps, scope: Scope): Promise<ProofChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(...WORK.tries),
    data: { partner: scope.partnerId },
    deriveKey,
    expiresAt: new Date(deps.now().getTime() + LIFETIME_MS),
    ...secretsOf(deps),
  })
  return { parameters: parameters as ProofChallenge['parameters'], ...(signature && { signature }) }
}

/** Refuses a proof that is missing, wrong, too old, another partner's or used before. */
export async function requireProof(deps: ProofDeps, scope: Scope, proof: string | undefined): Promise<void> {
  const solved = readProof(proof)
  const isOurs = solved?.challenge.parameters.data?.['partner'] === scope.partnerId
  if (solved === undefined || !isOurs) throw new Problem('accounts.not-human')
  const endsAt = new Date((solved.challenge.parameters.expiresAt ?? 0) * 1000)
  if (endsAt <= deps.now()) throw new Problem('accounts.not-human')
  const { verified } = await verifySolution({
    // The schema says `| undefined` of what may be absent, the library does not.
    challenge: solved.challenge as Challenge,
    solution: solved.solution,
    deriveKey,
    ...secretsOf(deps),
  })
  const isFresh =
    verified &&
    (await inPartner(deps.db, scope, (db) =>
      useProof(db, scope, solved.challenge.signature, endsAt, deps.now()),
    ))
  if (!isFresh) throw new Problem('accounts.not-human')
}

function readProof(proof: string | undefined) {
  if (proof === undefined) return undefined
  try {
    return SolvedProof.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data
  } catch {
    return undefined
  }
}
