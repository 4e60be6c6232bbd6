import type { Mutant } from './mutants.d.mts'

type Place = Pick<Mutant, 'file' | 'start'>
export function markOf(fault: Place, source: string): string | undefined
export function withMarks(file: string, source: string, faults: readonly Pick<Place, 'start'>[]): string
