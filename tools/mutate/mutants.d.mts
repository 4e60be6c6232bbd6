export type Mutant = {
  readonly file: string
  readonly kind: 'condition' | 'constant' | 'message' | 'call' | 'property'
  readonly start: number
  readonly line: number
  readonly from: string
  readonly to: string
  readonly source: string
}
export function mutantsOf(file: string, source: string, isText: boolean): readonly Mutant[]
export function sampleOf<T>(all: readonly T[], count: number, seed: number): readonly T[]
