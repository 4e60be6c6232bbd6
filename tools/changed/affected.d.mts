type Importers = ReadonlyMap<string, readonly string[]>

export function affectedTests(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): string[]
export function affectedJourneys(changed: readonly string[], files: readonly string[]): string[]
export function affectedParts(changed: readonly string[], parts: readonly string[]): string[]
