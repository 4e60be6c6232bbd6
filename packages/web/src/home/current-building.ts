import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { forgetHome, homeMemory } from './home-memory.ts'

/** The building the person works on: the wizard, the report and the guards ask for it. */
export type CurrentBuilding = { readonly id: string; readonly auditMode: 'lite' | 'advanced' }

/** A tab keeps its own, so that two homes in two tabs do not change places; a new tab begins where the last one was. */
const TAB_KEY = 'currentBuilding'

export function currentBuilding(): CurrentBuilding | null {
  const stored = (ofThisTab() ?? homeMemory.getJson('currentBuilding')) as Partial<CurrentBuilding> | null
  if (typeof stored?.id !== 'string') return null
  return { id: stored.id, auditMode: stored.auditMode === 'advanced' ? 'advanced' : 'lite' }
}

function ofThisTab(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_KEY) ?? 'null')
  } catch {
    return null
  }
}

export function chooseBuilding({ id, auditMode }: CurrentBuilding): void {
  if (currentBuilding()?.id !== id) homeMemory.remove('currentPage')
  const chosen = { id, auditMode }
  sessionStorage.setItem(TAB_KEY, JSON.stringify(chosen))
  homeMemory.setJson('currentBuilding', chosen)
}

type Chosen = { id: string; virtual_audit_mode: CurrentBuilding['auditMode'] }

/** For a page of one building, once it is known: the menu then leads to that one. */
export function useCurrentBuilding(building: Chosen | undefined) {
  const { id, virtual_audit_mode: auditMode } = building ?? {}
  useEffect(() => {
    if (id !== undefined && auditMode !== undefined) chooseBuilding({ id, auditMode })
  }, [id, auditMode])
}

/** Which home a page is about: the one that the address names, else the one the person works on. */
export function useHomeId(): string | undefined {
  const [search] = useSearchParams()
  // Who had none when the page opened is shown the last one, and that stays the same when it becomes theirs.
  const [isKnown] = useState(() => currentBuilding() !== null)
  return search.get('buildingId') ?? (isKnown ? currentBuilding()?.id : undefined)
}

/** With all that is kept of it, here and on the device. */
export function forgetBuilding(): void {
  sessionStorage.removeItem(TAB_KEY)
  forgetHome()
}

/** The page of the wizard this device was on with a building, where the server was not told of it. */
export const lastPageOf = (buildingId: string): string | null =>
  currentBuilding()?.id === buildingId ? homeMemory.get('currentPage') : null
