import { solvedProof } from '../../../api/proof-api.ts'

/** What a sign-up sends along where the partner asks for a proof of work. */
export const proofFor = async (isAsked: boolean): Promise<{ proof?: string }> =>
  isAsked ? { proof: await solvedProof() } : {}
