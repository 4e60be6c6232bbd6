import { MAIL_PLACEHOLDERS } from '@hearthlight/domain/programs/definition/status-mail'
import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from '../editor.module.css'

/** What the texts of an incentive can say of a home. */
const OF_HOME = ['savings_money'] as const

type Placeholder = (typeof MAIL_PLACEHOLDERS)[number] | (typeof OF_HOME)[number]

/** The mail of a status may name what only the application knows, the words of an incentive what only the home does. */
export function placeholdersAt(path: JsonPath): readonly Placeholder[] {
  if (path[0] === 'statuses' && path.includes('mail')) return MAIL_PLACEHOLDERS
  return path[0] === 'incentive' && path.at(-1) === 'short_description' ? OF_HOME : []
}

type Props = { names: readonly Placeholder[]; onInsert: (placeholder: string) => void }

/** What a text can name, to be put into the one that was typed in last. */
export function Placeholders({ names, onInsert }: Props) {
  const { t } = useTranslation('admin-programs')
  if (names.length === 0) return null
  return (
    <fieldset className={styles.placeholders}>
      <legend className="small muted">{t(`placeholder.${names === OF_HOME ? 'of_home' : 'title'}`)}</legend>
      {names.map((name) => (
        <Button key={name} variant="quiet" size="s" onClick={() => onInsert(`{{${name}}}`)}>
          {t(`placeholder.${name}`)}
        </Button>
      ))}
    </fieldset>
  )
}
