import { FieldForm } from '../../forms/field-form.tsx'
import styles from './kit.module.css'
import { kitFields } from './kit-field-definitions.ts'

const MAILING_ADDRESS = { mailing_address: '1418 Rutledge Street', zip: '53703' }
const FIELDS = { light: kitFields('light'), dark: kitFields('dark') } as const

/** The form kit driven by definitions alone, as a partner writes them. */
export function KitFields({ theme }: { theme: keyof typeof FIELDS }) {
  return (
    <section className={styles.fields}>
      <h3>Fields by definition</h3>
      <FieldForm
        fields={FIELDS[theme]}
        mailingAddress={MAILING_ADDRESS}
        submitLabel="Judge"
        save={() => undefined}
      />
    </section>
  )
}
