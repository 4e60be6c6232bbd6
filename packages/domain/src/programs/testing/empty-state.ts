import type { ApplicationState } from '../facts/application-state.ts'

/** An application into which nothing has been filled yet. */
export const EMPTY_STATE: ApplicationState = {
  answers: {},
  measures: [],
  files: {},
  contactId: null,
  acceptedTerms: [],
  facts: {},
}
