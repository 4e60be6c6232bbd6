import type { ProofChallenge } from '@hearthlight/domain/accounts/proof-of-work'

/** Works the challenge out; the browser's own cryptography does it beside the page. */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
