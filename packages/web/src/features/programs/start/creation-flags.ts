import { deviceMemory } from '../../../platform/local-storage.ts'

/** Spec 1 section 9 names both keys; each holds the id of a program. */
const memory = deviceMemory<'isContinue' | 'projectCreation'>()

/** The person has seen that they applied to this program before, and wants another application. */
export const hasContinued = (programId: string): boolean => memory.get('isContinue') === programId

export const rememberContinued = (programId: string): void => {
  memory.set('isContinue', programId)
  memory.remove('projectCreation')
}

/** It holds for one application. */
export const forgetContinued = (): void => memory.remove('isContinue')

/**
 * An application to this program was being created, and the page never heard how it went: it was closed or loaded anew
 * meanwhile. There may be one already.
 */
export const wasBeingCreated = (programId: string): boolean => memory.get('projectCreation') === programId

export const rememberCreation = (programId: string): void => memory.set('projectCreation', programId)

export const forgetCreation = (): void => memory.remove('projectCreation')
