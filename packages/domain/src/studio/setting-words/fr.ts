import { words as applications } from './fr/applications.ts'
import { words as choices } from './fr/choices.ts'
import { words as fields } from './fr/fields.ts'
import { words as pages } from './fr/pages.ts'
import { words as people } from './fr/people.ts'
import { words as report } from './fr/report.ts'
import { words as site } from './fr/site.ts'

/** Names and descriptions of the settings of a partner in French, by what they are in English. */
export const settingWords: Readonly<Record<string, string>> = {
  ...site,
  ...pages,
  ...people,
  ...fields,
  ...report,
  ...applications,
  ...choices,
}
