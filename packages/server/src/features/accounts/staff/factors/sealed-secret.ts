import { seal, unseal } from '../../../../platform/secrets/seal.ts'
import type { StaffDeps } from '../staff-deps.ts'

type Keyed = Pick<StaffDeps, 'secret'>
const PURPOSE = 'authenticator secrets'

/** A code is computed from the secret itself, so it cannot be hashed; sealed, a copy of the database makes no codes. */
export const sealSecret = ({ secret }: Keyed, authenticator: string) => seal(secret, authenticator, PURPOSE)

export const unsealSecret = ({ secret }: Keyed, sealed: string | null): string | undefined =>
  sealed === null ? undefined : unseal(secret, sealed, PURPOSE)
