import { programAppliedFor } from '@hearthlight/domain/navigation/destinations'
import { localMemory } from '../../../platform/local-storage.ts'

/** Keeps the program that somebody wanted to apply to when they were asked to sign in, also while they make an account. */
export function keepProgramOf(redirect: string | null): void {
  const programId = programAppliedFor(redirect)
  if (programId) localMemory.set('programId', programId)
}

/** The program chosen before signing in. It is applied once: the address it leads to carries it on. */
export function takeProgramId(): string | null {
  const programId = localMemory.get('programId')
  localMemory.remove('programId')
  return programId
}
