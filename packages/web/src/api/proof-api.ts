import { ProofChallengeResponse } from '@hearthlight/domain/accounts/sign-in/proof-of-work'
import { http } from '../platform/http.ts'

/** Works a challenge out; the browser's own cryptography does it beside the page. */
export async function solvedProof(): Promise<string> {
  const { data } = await http.get('/api/v1/auth/proof_of_work', { response: ProofChallengeResponse })
  const challenge = data.attributes
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
