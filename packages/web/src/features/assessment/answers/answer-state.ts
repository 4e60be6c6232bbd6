import type { GenericItem, GenericItemInput } from '@hearthlight/domain/assessment/wizard/generic-item'
import { SECTIONS, type Section } from '@hearthlight/domain/shared/vocabulary'

type Data = Readonly<Record<string, string[]>>
type Times = Readonly<Record<string, string>>

/** One section's answers with their times. */
export type SectionAnswers = { readonly data: Data; readonly answeredAt: Times }

export type AnswerState = {
  readonly buildingId: string
  readonly sections: Partial<Readonly<Record<Section, SectionAnswers>>>
  /** Fields that the server has not confirmed yet, with the time of the answer that is to be sent. */
  readonly waiting: Partial<Readonly<Record<Section, Times>>>
  /** Grows each time an answer on the screen turned out to be older than one given elsewhere. */
  readonly elsewhere: number
}

const EMPTY: SectionAnswers = { data: {}, answeredAt: {} }

export function answered(
  state: AnswerState,
  section: Section,
  changes: Readonly<Record<string, readonly string[]>>,
  at: string,
): AnswerState {
  const before = state.sections[section] ?? EMPTY
  const data: Record<string, string[]> = { ...before.data }
  for (const [name, values] of Object.entries(changes)) {
    if (values.length === 0) delete data[name]
    else data[name] = [...values]
  }
  const times = Object.fromEntries(Object.keys(changes).map((name) => [name, at]))
  return {
    ...state,
    sections: { ...state.sections, [section]: { data, answeredAt: { ...before.answeredAt, ...times } } },
    waiting: { ...state.waiting, [section]: { ...state.waiting[section], ...times } },
  }
}

/** What is to be sent, one item a section. */
export function waitingItems({ buildingId, sections, waiting }: AnswerState): GenericItemInput[] {
  return SECTIONS.flatMap((section) => {
    const times = waiting[section] ?? {}
    const names = Object.keys(times)
    if (names.length === 0) return []
    const data = Object.fromEntries(names.map((name) => [name, sections[section]?.data[name] ?? []]))
    return [{ item_type: section, building_id: buildingId, data, answered_at: { ...times } }]
  })
}

/** Lays the server's answers under those that still wait here. */
export function received(state: AnswerState, items: readonly GenericItem[]): AnswerState {
  const laid = items.map((item) => {
    const mine = state.sections[item.item_type] ?? EMPTY
    return { section: item.item_type, ...layUnder(mine, state.waiting[item.item_type] ?? {}, item) }
  })
  const sections = Object.fromEntries(laid.map(({ section, answers }) => [section, answers]))
  const isOlder = laid.some(({ changed }) => changed)
  return {
    ...state,
    sections: { ...state.sections, ...sections },
    elsewhere: state.elsewhere + (isOlder ? 1 : 0),
  }
}

function layUnder(mine: SectionAnswers, waits: Times, item: GenericItem) {
  const names = new Set([...Object.keys(mine.data), ...Object.keys(item.data)])
  const theirs = [...names].filter((name) => !(name in waits))
  const data = Object.fromEntries(
    [...names].flatMap((name) => {
      const values = (name in waits ? mine : item).data[name]
      return values === undefined ? [] : [[name, values]]
    }),
  )
  return {
    answers: { data, answeredAt: { ...item.answered_at, ...waits } },
    changed: theirs.some(
      (name) => mine.answeredAt[name] !== undefined && !same(mine.data[name], item.data[name]),
    ),
  }
}

/** After a save: what was sent no longer waits, unless it was answered anew meanwhile. */
export function sent(state: AnswerState, sending: AnswerState, items: readonly GenericItem[]): AnswerState {
  const waiting = Object.fromEntries(
    SECTIONS.map((section) => [section, left(state.waiting[section], sending.waiting[section])]),
  )
  return received({ ...state, waiting }, items)
}

const left = (now: Times = {}, before: Times = {}): Times =>
  Object.fromEntries(Object.entries(now).filter(([name, at]) => before[name] !== at))

const same = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.join('\n') === other.join('\n')
