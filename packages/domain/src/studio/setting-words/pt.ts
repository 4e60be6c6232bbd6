import { words as applications } from './pt/applications.ts'
import { words as choices } from './pt/choices.ts'
import { words as fields } from './pt/fields.ts'
import { words as pages } from './pt/pages.ts'
import { words as people } from './pt/people.ts'
import { words as report } from './pt/report.ts'
import { words as site } from './pt/site.ts'

/** Names and descriptions of the settings of a partner in Portuguese, by what they are in English. */
export const settingWords: Readonly<Record<string, string>> = {
  ...site,
  ...pages,
  ...people,
  ...fields,
  ...report,
  ...applications,
  ...choices,
}
