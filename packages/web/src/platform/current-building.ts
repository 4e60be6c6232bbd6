import { z } from 'zod'
import { localMemory } from './local-storage.ts'

/** The building the person works on: the wizard, the report and the guards ask for it. */
const CurrentBuilding = z.object({ id: z.string(), auditMode: z.enum(['lite', 'advanced']) })
export type CurrentBuilding = z.infer<typeof CurrentBuilding>

export function currentBuilding(): CurrentBuilding | null {
  try {
    return CurrentBuilding.safeParse(JSON.parse(localMemory.get('currentBuilding') ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function chooseBuilding({ id, auditMode }: CurrentBuilding): void {
  localMemory.set('currentBuilding', JSON.stringify({ id, auditMode }))
}
