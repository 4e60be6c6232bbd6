import { deviceMemory } from '../../../platform/local-storage.ts'

const memory = deviceMemory<'isContinue'>()

/** The person has seen that they applied to this program before, and wants another application. */
export const hasContinued = (programId: string): boolean => memory.get('isContinue') === programId

export const rememberContinued = (programId: string): void => memory.set('isContinue', programId)

/** It holds for one application. */
export const forgetContinued = (): void => memory.remove('isContinue')
