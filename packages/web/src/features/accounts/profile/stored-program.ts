import { localMemory } from '../../../platform/local-storage.ts'

/** The program chosen before signing in. It is applied once: the address it leads to carries it on. */
export function takeProgramId(): string | null {
  const programId = localMemory.get('programId')
  localMemory.remove('programId')
  return programId
}
