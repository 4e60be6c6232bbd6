import { pathOfThisSite } from '@hearthlight/domain/accounts/path-of-this-site'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { localMemory } from '../../../platform/local-storage.ts'

/** Keeps the program that somebody wanted to apply to when they were asked to sign in, while they make an account. */
export function keepProgramOf(redirect: string | null): void {
  const [path, query] = pathOfThisSite(redirect)?.split('?') ?? []
  const programId = path === pathTo('applicationsNew') ? new URLSearchParams(query).get('programId') : null
  if (programId) localMemory.set('programId', programId)
}

/** The program chosen before signing in. It is applied once: the address it leads to carries it on. */
export function takeProgramId(): string | null {
  const programId = localMemory.get('programId')
  localMemory.remove('programId')
  return programId
}
