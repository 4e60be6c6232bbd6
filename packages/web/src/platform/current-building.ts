import { localMemory } from './local-storage.ts'

/** The building the person works on: the wizard, the report and the guards ask for it. */
export type CurrentBuilding = { readonly id: string; readonly auditMode: 'lite' | 'advanced' }

export function currentBuilding(): CurrentBuilding | null {
  const stored = localMemory.getJson('currentBuilding') as Partial<CurrentBuilding> | null
  if (typeof stored?.id !== 'string') return null
  return { id: stored.id, auditMode: stored.auditMode === 'advanced' ? 'advanced' : 'lite' }
}

export function chooseBuilding({ id, auditMode }: CurrentBuilding): void {
  localMemory.setJson('currentBuilding', { id, auditMode })
}
