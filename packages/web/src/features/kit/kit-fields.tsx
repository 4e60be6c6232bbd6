import { FormView } from '../../forms/form-view.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import styles from './kit.module.css'
import { kitFields } from './kit-field-definitions.ts'

const MAILING_ADDRESS = { mailing_address: '1418 Rutledge Street', zip: '53703' }
const FIELDS = { light: kitFields('light'), dark: kitFields('dark') } as const

/** The form kit driven by definitions alone, as a partner writes them. */
export function KitFields({ theme }: { theme: keyof typeof FIELDS }) {
  const form = useQuestionForm({ id: 'kit', record: theme, questions: useQuestions(FIELDS[theme]) })
  return (
    <section className={styles.fields}>
      <h3>Fields by definition</h3>
      <FormView form={form} mailingAddress={MAILING_ADDRESS} submitLabel="Validate" />
    </section>
  )
}
