import type { PageName } from '@hearthlight/domain/partner/pages/page-name'

const built = new Set<string>()

/** Called once by the router with the routes it was composed of. */
export function announceRoutes(names: Iterable<string | undefined>): void {
  for (const name of names) if (name !== undefined) built.add(name)
}

/** A menu shows only what exists: the table names every page of the product, this says which are there. */
export const isBuilt = (name: PageName): boolean => built.has(name)
