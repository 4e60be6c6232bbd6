import type { ProofChallenge } from '@hearthlight/domain/accounts/sign-in/proof-of-work'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'

/** What a browser is asked before it may send a form. */
export async function challengeOf(app: FastifyInstance, partner: string): Promise<ProofChallenge> {
  const headers = { host: `${partner}.localhost` }
  return (await app.inject({ url: '/api/v1/auth/proof_of_work', headers })).json().data.attributes
}

export const encodedProof = (solved: object) => Buffer.from(JSON.stringify(solved)).toString('base64')

/** Works a challenge out as a browser does. */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  // The schema says `| undefined` of what may be absent, the library does not.
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return encodedProof({ challenge, solution })
}
