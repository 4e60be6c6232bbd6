type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>
export function filesBefore(manifest: Manifest, names: readonly string[]): Set<string>
export function roundsTo(manifest: Manifest, entry: string, name: string): number
export function circleIn(manifest: Manifest): string[]
