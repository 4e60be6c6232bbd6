import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

/** A riddle that costs a browser half a second and the server a millisecond. */
export const ProofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.string()).optional(),
  }),
  signature: z.string().optional(),
})
export type ProofChallenge = z.infer<typeof ProofChallenge>
export const ProofChallengeResponse = One('proof_of_work', ProofChallenge)

/** The challenge and its solution as base64 JSON. */
export const Proof = z.base64().max(4000)

export const SolvedProof = z.object({
  challenge: ProofChallenge.extend({ signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
