import type { EngineResult } from './engine.ts'

/** What travels between the main thread and the thread of the embedded database. */
export type EngineRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly sql: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
)
export type EngineResponse =
  | { readonly id: number; readonly kind: 'result'; readonly result: EngineResult }
  | { readonly id: number; readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'closed' }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: EngineFailure }
  | { readonly id: -1; readonly kind: 'ready' }

/** Structured clone keeps an error's message but loses its fields, so the useful ones travel by name. */
export type EngineFailure = {
  readonly message: string
  readonly code: string | undefined
  readonly constraint: string | undefined
}
