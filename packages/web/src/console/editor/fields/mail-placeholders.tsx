import { MAIL_PLACEHOLDERS } from '@hearthlight/domain/programs/definition/status-mail'
import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from '../editor.module.css'

/** The mail of a status may name what only the application knows. */
export const takesPlaceholders = (path: JsonPath): boolean => path[0] === 'statuses' && path.includes('mail')

/** What a mail can name of its application, to be put into the text that was typed in last. */
export function MailPlaceholders({ onInsert }: { onInsert: (placeholder: string) => void }) {
  const { t } = useTranslation('admin-programs')
  return (
    <fieldset className={styles.placeholders}>
      <legend className="small muted">{t('placeholder.title')}</legend>
      {MAIL_PLACEHOLDERS.map((name) => (
        <Button key={name} variant="quiet" size="s" onClick={() => onInsert(`{{${name}}}`)}>
          {t(`placeholder.${name}`)}
        </Button>
      ))}
    </fieldset>
  )
}
