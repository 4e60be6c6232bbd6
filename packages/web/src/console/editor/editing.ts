import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import type { EditorField } from '@hearthlight/domain/studio/editor-field'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { createContext, use } from 'react'

export type Option = { readonly value: string; readonly label: string }
/** A fact that conditions may ask about, with the values it can have where those are known. */
export type KnownFact = Option & { readonly values: readonly Option[] | undefined }

/** What every field of a document needs to know of the document. */
export type Editing = {
  readonly fields: readonly EditorField[]
  readonly document: unknown
  readonly languages: readonly Language[]
  readonly facts: readonly KnownFact[]
  /** What a field may name, where it names another part of the document. */
  readonly references: (path: JsonPath) => readonly Option[] | undefined
  /** What is wrong at this very place. */
  readonly defectAt: (path: JsonPath) => string | undefined
  /** How many homes pass what stands here, where homes are counted. */
  readonly homesAt?: (path: JsonPath) => { readonly homes: number; readonly left?: number } | undefined
  /** Whether something is wrong at this place or in what stands there. */
  readonly isWrongIn?: (path: JsonPath) => boolean
  readonly change: (path: JsonPath, value: unknown) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (editing === null) throw new Error('a field stands outside of its document')
  return editing
}

/** The name of a control, so that a check can lead to it. */
export const controlName = (path: JsonPath): string => `at-${pathText(path)}`
