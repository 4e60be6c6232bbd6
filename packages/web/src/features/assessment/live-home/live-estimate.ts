import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import type { LiveBand } from '@hearthlight/domain/assessment/live-band'
import type { LiveEstimate } from '@hearthlight/domain/assessment/live-estimate'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type EngineHome, homeKey } from '../../../home/engine/engine-home.ts'
import type { EngineOutput } from '../../../home/engine/engine-tasks.ts'
import { latestOnly } from '../../../home/engine/latest-only.ts'

export type Live = {
  /** The answers that the rest is of; the picture is drawn from them, after the figure. */
  readonly answers: Answers
  readonly estimate: LiveEstimate | undefined
  readonly band: LiveBand | undefined
  /** The band before the last answer, to say whether that answer narrowed it. */
  readonly bandBefore: LiveBand | undefined
  /** The estimate before the last answer, to say what that answer changed. */
  readonly before: LiveEstimate | undefined
  /** The field that does not fit with the others. */
  readonly problemField: string | undefined
}

type Engine = <T extends 'estimate' | 'band'>(task: T, home: EngineHome) => Promise<EngineOutput<T>>

const NOTHING: Live = {
  answers: {},
  estimate: undefined,
  band: undefined,
  bandBefore: undefined,
  before: undefined,
  problemField: undefined,
}

/**
 * The engine beside the page: first the figure, a moment later how sure it is. It stands outside of React, so that an
 * answer is on its way to the engine before the page draws it. The last result stays until there is a new one.
 */
export function createLiveEstimate(engine: Engine) {
  let live = NOTHING
  let asked = { building: '', key: '' }
  const listeners = new Set<() => void>()
  function show(next: Partial<Live>): void {
    live = { ...live, ...next }
    for (const listener of listeners) listener()
  }
  const askBand = latestOnly(
    (home: EngineHome) => engine('band', home),
    (result, home) => {
      if ('output' in result && homeKey(home) === asked.key)
        show({ band: result.output, bandBefore: live.band })
    },
  )
  const askEstimate = latestOnly(
    (home: EngineHome) => engine('estimate', home),
    (result, home) => {
      const { answers } = home
      if ('cause' in result) return show({ answers, problemField: fieldOf(result.cause) })
      const estimate = { ...result.output, inputs: known(live.estimate?.inputs ?? [], result.output.inputs) }
      show({ answers, estimate, before: live.estimate, problemField: undefined })
      askBand(home)
    },
  )
  return {
    ask(buildingId: string, home: EngineHome): void {
      const next = { building: buildingId, key: homeKey(home) }
      if (next.key === asked.key) return
      if (next.building !== asked.building) show(NOTHING)
      asked = next
      askEstimate(home)
    },
    now: () => live,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const fieldOf = (cause: unknown): string | undefined =>
  cause instanceof Problem ? cause.fields[0]?.pointer.split('/').at(-1) : undefined

/** An input that is as it was stays the same object: what is drawn from it need not be drawn again. */
function known(before: readonly Input[], now: readonly Input[]): readonly Input[] {
  return now.map((input) => {
    const same = before.find(({ section, field }) => section === input.section && field === input.field)
    return same !== undefined && JSON.stringify(same) === JSON.stringify(input) ? same : input
  })
}
