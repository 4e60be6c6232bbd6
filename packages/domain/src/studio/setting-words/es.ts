import { words as applications } from './es/applications.ts'
import { words as choices } from './es/choices.ts'
import { words as fields } from './es/fields.ts'
import { words as pages } from './es/pages.ts'
import { words as people } from './es/people.ts'
import { words as report } from './es/report.ts'
import { words as site } from './es/site.ts'

/** Names and descriptions of the settings of a partner in Spanish, by what they are in English. */
export const settingWords: Readonly<Record<string, string>> = {
  ...site,
  ...pages,
  ...people,
  ...fields,
  ...report,
  ...applications,
  ...choices,
}
