import { portionsOf, type UnderstoodSeries } from '@hearthlight/domain/meters/stored/read-series'
import type { AskedFirst } from '@hearthlight/domain/meters/stored/stored-series'
import { useState } from 'react'
import { refreshMeters, saveReadings } from '../../../api/meters-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'

export type StoredCounts = {
  readonly added: number
  readonly unchanged: number
  /** With another value than before. */
  readonly corrected: number
  readonly isAnyLeftOut: boolean
}

/** What the server asks before it takes something. */
const ASKED: Readonly<Record<string, AskedFirst>> = {
  'meters.negative': 'negative',
  'meters.absurd': 'absurd',
  'meters.other-home': 'other_home',
}

/** Readings that the person is asked about, and what the answer is for. */
export type Question = {
  readonly series: UnderstoodSeries
  readonly words: string
  readonly answer: (isTaken: boolean) => void
}

type Answer = { readonly confirmed: readonly AskedFirst[] } | 'left-out'

/** Stores series of a home, portion by portion. What is cut off on the way can be sent again: nothing is doubled. */
export function useKeep(onKept: (counts: StoredCounts, buildingId: string) => void) {
  const [isKeeping, setIsKeeping] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = (series: UnderstoodSeries, words: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isTaken: boolean) => {
        setQuestion(null)
        resolve(isTaken)
      }
      setQuestion({ series, words, answer })
    })

  async function savePortion(
    buildingId: string,
    series: UnderstoodSeries,
    readings: ReturnType<typeof portionsOf>[number],
    confirmed: readonly AskedFirst[],
    counts: StoredCounts,
  ): Promise<{ counts: StoredCounts; answer: Answer }> {
    try {
      const body = { series: series.key, readings, confirmed: [...confirmed] }
      const { saved } = await saveReadings(buildingId, body)
      return { counts: plus(counts, saved), answer: { confirmed } }
    } catch (error) {
      const asked = error instanceof HttpProblem ? ASKED[error.code] : undefined
      if (!(error instanceof HttpProblem) || asked === undefined || confirmed.includes(asked)) throw error
      if (!(await ask(series, error.title)))
        return { counts: { ...counts, isAnyLeftOut: true }, answer: 'left-out' }
      return savePortion(buildingId, series, readings, [...confirmed, asked], counts)
    }
  }

  async function keepSeries(
    buildingId: string,
    series: UnderstoodSeries,
    before: StoredCounts,
  ): Promise<StoredCounts> {
    let counts = before
    let answer: Answer = { confirmed: [] }
    for (const portion of portionsOf(series.packed)) {
      if (answer === 'left-out') return counts
      const { confirmed }: { readonly confirmed: readonly AskedFirst[] } = answer
      ;({ counts, answer } = await savePortion(buildingId, series, portion, confirmed, counts))
    }
    return counts
  }

  async function keep(buildingId: string, chosen: readonly UnderstoodSeries[]): Promise<void> {
    setIsKeeping(true)
    setFailure(null)
    let counts: StoredCounts = { added: 0, unchanged: 0, corrected: 0, isAnyLeftOut: false }
    try {
      for (const series of chosen) counts = await keepSeries(buildingId, series, counts)
      await refreshMeters(buildingId)
      onKept(counts, buildingId)
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      setFailure(error.fields[0]?.message ?? error.title)
    } finally {
      setIsKeeping(false)
    }
  }
  return { keep, isKeeping, question, failure }
}

type Saved = { added: number; unchanged: number; corrected: number; replaced: number }

const plus = (counts: StoredCounts, saved: Saved): StoredCounts => ({
  ...counts,
  added: counts.added + saved.added,
  unchanged: counts.unchanged + saved.unchanged,
  corrected: counts.corrected + saved.corrected + saved.replaced,
})
